extension PageView {
  /// Fills `frame` with the visible pages, clipped to the bounds.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    append(to: &frame, at: now)
    limitCourse(of: &frame)
  }

  /// Ends the frame's course when a scroll gesture times out.
  func limitCourse(of frame: inout Frame) {
    guard case .held(_, let scroll?) = motion else { return }
    frame.limitCourse(until: timebase.clock(at: scroll.end))
  }

  /// Appends the visible pages, clipped to the bounds.
  func append(to frame: inout Frame, at now: Double) {
    read(at: now) { view, time in
      view.appendPages(at: time, to: &frame)
      view.appendCourse(at: time, into: &frame)
    }
  }

  /// The visible pages at `now`, in drawing order.
  public func visiblePages(at now: Double) -> [Int] {
    var pages: [Int] = []
    read(at: now) { view, time in
      var layout = PageViewLayout(view, at: time)
      var item = PageViewLayout.Item()
      while layout.next(in: view, into: &item) { pages.append(item.page) }
    }
    return pages
  }

  /// The page at a point at `now`; nil if there is none.
  public func page(at point: Point, at now: Double) -> Int? {
    guard Rect(size).contains(point) else { return nil }
    var page: Int?
    read(at: now) { view, time in
      var layout = PageViewLayout(view, at: time)
      var item = PageViewLayout.Item()
      while layout.next(in: view, into: &item) {
        if item.target(direction: direction, size: size).contains(point) { page = item.page }
      }
    }
    return page
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
    return phase == .settling || phase == .dragging && isScaled ? PixelGrid() : strip.grid
  }

  /// The view as an element of the semantics.
  private var element: SemanticElement {
    var actions = SemanticActions()
    if strip.stopCount > 1 { actions.insert(.setValue) }
    if strip.page(1, from: currentPage) != currentPage { actions.insert(.next) }
    if strip.page(-1, from: currentPage) != currentPage { actions.insert(.previous) }
    return SemanticElement(
      role: .pageView, value: .page(currentPage, of: pageCount), actions: actions, rect: Rect(size))
  }

  /// Appends the course: sampled while pages settle or fade.
  private func appendCourse(at time: Double, into frame: inout Frame) {
    if let fade { frame.append(.sampled(until: timebase.clock(at: fade.end))) }
    guard case .settling(let settle) = motion else { return }
    frame.append(.sampled(until: timebase.clock(at: nextVisibilityChange(after: time, of: settle))))
  }
}
