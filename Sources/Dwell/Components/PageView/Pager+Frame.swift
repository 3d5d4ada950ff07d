extension Pager {
  /// The normalized position in snap points at a time; see ``PageView/position(at:)``.
  func position(at time: Double) -> Double { read(at: time) { $0.strip.position(of: $0.place(at: time)) } }

  /// The highest velocity of pages that dots take over, in pages per second (chosen by us: more than visible
  /// pages turn with, and little enough that the dots of pages a few points wide stay in place).
  private static let fastestTurn = 100.0

  /// Where the pages are that move, in snap points, and how fast, in snap points per second; without a
  /// velocity while a finger moves them. Nil at rest.
  func movedPages(at time: Double) -> (position: Double, velocity: Double?)? {
    switch read(at: time, { $0.phase }) {
    case .idle, .passing: nil
    case .dragging: (position(at: time), nil)
    case .settling: (position(at: time), min(max(velocity(at: time), -Pager.fastestTurn), Pager.fastestTurn))
    }
  }

  /// The derivative of ``position(at:)`` while settling, in snap points per second; otherwise 0.
  func velocity(at time: Double) -> Double {
    read(at: time) { pager in
      guard case .settling(let settle) = pager.motion else { return 0 }
      let place = pager.strip.normalized(settle.place(atOffset: settle.motion.value(at: time)))
      guard pager.stopped(place) == place else { return 0 }
      return settle.motion.velocity(at: time) * pager.strip.positionRate(at: place)
    }
  }

  /// The fraction of the current page's content up to the view's trailing edge, 0...1; 1 for a page that fits
  /// the view. Indicators show it as the progress within a page.
  func scrollProgress(at time: Double) -> Double {
    let range = strip.range(of: currentPage)
    guard range > 0 else { return 1 }
    return read(at: time) { pager in
      let shown = pager.place(at: time)
      let isAhead = pager.strip.following(shown.page) == currentPage
      let within =
        shown.page == currentPage ? min(max(shown.offset, 0), range) : isAhead ? 0 : range
      return (within + pager.strip.viewportLength) / (range + pager.strip.viewportLength)
    }
  }

  /// The visible pages at a time, in drawing order.
  func visiblePages(at time: Double) -> [Int] {
    var pages: [Int] = []
    forEachItem(at: time) { pages.append($0.page) }
    return pages
  }

  /// The page at a point at a time; nil if there is none.
  func page(at point: Point, at time: Double) -> Int? {
    var page: Int?
    forEachItem(at: time) { item in
      if item.target(direction: direction, size: size).contains(point) { page = item.page }
    }
    return page
  }

  /// Calls `body` for the visible pages at a time, in drawing order.
  private func forEachItem(at time: Double, _ body: (PageViewLayout.Item) -> Void) {
    read(at: time) { pager in
      var layout = PageViewLayout(pager, at: time)
      var item = PageViewLayout.Item()
      while layout.next(in: pager, into: &item) { body(item) }
    }
  }

  /// The size of a page; see ``PageView/size(ofPage:)``.
  func size(ofPage page: Int) -> Size {
    direction.size(main: strip.length(of: page), cross: direction.crossLength(of: gridSize))
  }

  /// The size that the pages ask for at a time; see ``PageView/preferredSize(in:at:)``.
  func preferredSize(in available: Size, at time: Double) -> Size {
    guard configuration.layout.fitsPage else { return available }
    let length = read(at: time) { $0.strip.crossLength(crossLengths, at: $0.place(at: time)) }
    guard let length else { return available }
    return direction.size(main: direction.mainLength(of: available), cross: length)
  }

  /// The snap point that a page belongs to; see ``PageView/snapPoint(ofPage:)``.
  func snapPoint(ofPage page: Int) -> Int {
    strip.index(ofSnapPoint: strip.snapPoint(of: max(min(page, pageCount - 1), 0)))
  }

  /// When the drawing will next differ by a movement of `step` points or more, on the front's clock.
  func nextChange(after now: Double, step: Double, on timebase: Timebase) -> NextChange {
    let time = timebase.time(at: now)
    return read(at: time) { pager in
      if pager.isFading { return .everyFrame }
      switch pager.motion {
      case .resting, .held(_, nil): return .still
      case .held(_, let scroll?): return .at(timebase.clock(at: scroll.end))
      case .passing(let pass):
        let next = pass.time(ofMovement: step, after: time)
        guard next - time > Pager.frameDuration else { return .everyFrame }
        return .at(timebase.clock(at: min(next, pager.nextChange(after: time, of: pass))))
      case .settling(let settle):
        let end = timebase.clock(at: settle.end)
        // Within half a step of the target, no two frames differ by a step.
        guard time < settle.motion.settledTime(tolerance: step / 2) else { return .at(end) }
        let next = settle.motion.time(ofMovement: step, after: time)
        return next - time > Pager.frameDuration ? .at(min(timebase.clock(at: next), end)) : .everyFrame
      }
    }
  }

  /// Ends the frame's course when a scroll gesture times out.
  func limitCourse(of frame: inout Frame, on timebase: Timebase) {
    guard case .held(_, let scroll?) = motion else { return }
    frame.limitCourse(until: timebase.clock(at: scroll.end))
  }

  /// Appends the visible pages, clipped to the bounds, and their course: sampled while they settle or fade.
  func append(to frame: inout Frame, at now: Double, on timebase: Timebase) {
    let time = timebase.time(at: now)
    read(at: time) { pager in
      pager.appendPages(at: time, to: &frame)
      if let fade = pager.fade { frame.append(.sampled(until: timebase.clock(at: fade.end))) }
      if case .passing(let pass) = pager.motion {
        frame.append(.sampled(until: timebase.clock(at: pager.nextChange(after: time, of: pass))))
      }
      guard case .settling(let settle) = pager.motion else { return }
      let change = pager.nextVisibilityChange(after: time, of: settle)
      frame.append(.sampled(until: timebase.clock(at: change)))
    }
  }

  /// Draws the visible pages, and appends the view and its pages to the semantics, without those that fade
  /// out.
  private func appendPages(at time: Double, to frame: inout Frame) {
    if pageCount > 0 { frame.append(element) }
    var layout = PageViewLayout(self, at: time)
    guard !layout.isEmpty else { return }
    frame.append(.clip(Rect(size), radius: 0))
    var item = PageViewLayout.Item()
    while layout.next(in: self, into: &item) {
      frame.append(item.command(direction: direction, size: gridSize, grid: grid(for: item.look)))
      guard item.isPresent else { continue }
      var element = SemanticElement(
        role: .page, value: .page(item.page, of: pageCount),
        rect: item.target(direction: direction, size: size))
      element.isHidden = item.isHidden
      frame.append(element)
    }
    frame.append(.pop)
  }

  /// The pixels on which a page is drawn: none while pages settle, which is as smooth as the display can show
  /// it. While they are dragged, one that is scaled would change its size by pixels.
  private func grid(for look: PageLook) -> PixelGrid {
    let isScaled = look.scaleAlong != 1 || look.scaleAcross != 1
    return movesByItself || phase == .dragging && isScaled ? PixelGrid() : strip.grid
  }

  /// The view as an element of the semantics.
  private var element: SemanticElement {
    var actions = SemanticActions()
    if strip.snapPointCount > 1 { actions.insert(.setValue) }
    if strip.page(1, from: currentPage) != currentPage { actions.insert(.next) }
    if strip.page(-1, from: currentPage) != currentPage { actions.insert(.previous) }
    return SemanticElement(
      role: .pageView, value: .page(currentPage, of: pageCount), actions: actions, rect: Rect(size))
  }
}
