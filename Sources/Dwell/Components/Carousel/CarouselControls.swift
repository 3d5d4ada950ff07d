extension Carousel {
  /// A button above the pages.
  enum Control: Int, Equatable, Sendable {
    /// Turns to the previous page.
    case previous
    /// Turns to the next page.
    case next
    /// Pauses and resumes.
    case pause
  }

  /// Where the buttons are; nil without buttons, which costs a frame nothing.
  private var places: CarouselControls? { options.shownControls.isEmpty ? nil : CarouselControls(self) }

  /// The button on which a press began that has not ended; nil if there is none.
  var pressedControl: Control? {
    if case .control(let control) = press?.target { control } else { nil }
  }

  /// The button at a point; nil if there is none.
  func control(at point: Point) -> Control? {
    guard let controls = places else { return nil }
    if controls.previous?.contains(point) == true { return .previous }
    if controls.next?.contains(point) == true { return .next }
    return showsPause && controls.pause?.contains(point) == true ? .pause : nil
  }

  /// Where the pause button belongs, whether the core or the front draws it: after the indicator, in its bar.
  /// Without one, or where ``Controls/pause`` isn't among the buttons, at the trailing end, across from the
  /// indicator, which may be as long as the carousel and must not be covered, and beside the next button if
  /// there is no room above it: as large as a tap target, and a little away from the corner.
  public var pauseRect: Rect {
    places?.pause ?? CarouselControls.corner(of: self)
  }

  /// Whether there is a time that the user can pause; with reduced motion pages don't pass.
  private var canPause: Bool {
    timer.hasTime && timer.configuration.pausesFor.contains(.app) && !(timer.isPassing && reduceMotion)
  }

  /// Whether the core draws the pause button.
  var showsPause: Bool { canPause && options.shownControls.contains(.pause) }

  /// Appends the pause button, which fronts can draw even where the core doesn't, and the other buttons that
  /// are there: before the pages, so that a screen reader reaches them first (WAI-ARIA Authoring Practices,
  /// carousel).
  func appendControlElements(to frame: inout Frame, at now: Double) {
    func append(
      _ control: Control, _ role: SemanticRole, _ actions: SemanticActions, at target: Rect?,
      value: SemanticValue = .none
    ) {
      guard let target else { return }
      frame.append(
        SemanticElement(
          role: role, value: value, actions: actions, rect: target, focusRect: disc(of: control, at: target)))
    }
    if canPause {
      let isRunning = !timer.pausedBy.contains(.app)
      append(
        .pause, .playPause, isRunning ? .pause : .resume, at: pauseRect, value: .isRunning(isRunning))
    }
    guard let controls = places else { return }
    let context = rowContext(at: now)
    append(.previous, .previous, context.neighbor(-1) == nil ? [] : .previous, at: controls.previous)
    append(.next, .next, context.neighbor(1) == nil ? [] : .next, at: controls.next)
  }

  /// How a button looks: the one after the indicator differs from others.
  private func look(of control: Control) -> CarouselControls.Look {
    CarouselControls.Look(
      isInBar: control == .pause && pauseRectInBar != nil, isOverMedia: options.isOverMedia)
  }

  /// The disc of a button with a target, drawn or not.
  private func disc(of control: Control, at target: Rect) -> Rect {
    CarouselControls.centered(look(of: control).discScale, in: target)
  }

  /// Draws the visible buttons.
  func drawControls(in frame: inout Frame, at now: Double) {
    guard let controls = places else { return }
    let context = rowContext(at: now)
    draw(
      .previous, at: controls.previous, direction.chevron(isForward: false), context.neighbor(-1) != nil,
      in: &frame)
    draw(
      .next, at: controls.next, direction.chevron(isForward: true), context.neighbor(1) != nil, in: &frame)
    draw(.pause, at: showsPause ? controls.pause : nil, context.isPaused ? .play : .pause, true, in: &frame)
  }

  /// Draws a button: a symbol on a disc, stronger under a pointer or finger, fainter if it is disabled. The
  /// one after the indicator has a disc only while it is pointed at or pressed.
  private func draw(
    _ control: Control, at target: Rect?, _ symbol: ImageName, _ isEnabled: Bool, in frame: inout Frame
  ) {
    guard let target else { return }
    let isHeld = pressedControl == control && press?.isTapCandidate == true
    let isActive = isEnabled && (isHeld || (press == nil && hoveredControl == control))
    let look = look(of: control)
    let disc = CarouselControls.centered(look.discScale, in: target)
    frame.append(
      .fill(
        ItemKey(.button, control.rawValue), disc, radius: disc.capsuleRadius,
        .solid(look.disc, opacity: isActive ? look.active : isEnabled ? look.enabled : look.disabled)))
    frame.append(
      .image(
        ItemKey(.button, control.rawValue + 3), symbol,
        CarouselControls.centered(look.symbolScale, in: target), look.symbol, opacity: isEnabled ? 1 : 0.45))
  }
}

/// Where the buttons of a carousel are.
struct CarouselControls: Equatable {
  /// The least width and height of a target, in points (WCAG 2.5.8, target size).
  static let minimumTarget = 24.0
  /// The distance of a target from the edges, in points (chosen by us: the disc in it then lies 12 points
  /// from the edges).
  private static let inset = 6.0
  /// The targets of the buttons that turn pages; nil for a button that isn't configured or doesn't fit.
  private(set) var previous, next: Rect?
  /// The target of a pause button, configured or not; nil if it doesn't fit.
  private(set) var pause: Rect?

  /// The places in a carousel; nil if it has no buttons.
  init?(_ carousel: borrowing Carousel) {
    let controls = carousel.options.shownControls
    let hasSeveral = carousel.pager.strip.snapPointCount > 1
    guard hasSeveral ? !controls.isEmpty : controls.contains(.pause) else { return nil }
    let room = Room(carousel)
    let (main, cross) = (room.main, room.cross)
    let target = PageControl.minimumTapTarget
    let inset = CarouselControls.inset
    let isAtStart = !carousel.row.isNone && carousel.options.indicatorSide == .start
    /// A square target, from the leading edge and from the top or left edge.
    func square(_ length: Double, _ start: Double, _ crossStart: Double) -> Rect {
      room.rect(Extent(start: start, length: length), Extent(start: crossStart, length: length))
    }
    /// A target in a range across the pages, as near as possible to the side across from the indicator.
    func start(_ length: Double, in range: Extent) -> Double {
      let distance = min(inset, range.length - length)
      return isAtStart ? range.end - length - distance : range.start + distance
    }

    /// A target in a range across the pages, as near as possible to the middle of the carousel.
    func middle(_ length: Double, in range: Extent) -> Double {
      min(max((cross - length) / 2, range.start), range.end - length)
    }

    // The buttons that turn pages: in the middle of the ends, or in the space beside the indicator.
    var length = min(target, main / 2)
    let end = max(min(inset, main / 2 - length), 0)
    var range = room.range(beside: length + end)
    length = min(length, range.length)
    if hasSeveral, length >= CarouselControls.minimumTarget {
      let middle = middle(length, in: range)
      if controls.contains(.previous) { previous = square(length, end, middle) }
      if controls.contains(.next) { next = square(length, main - end - length, middle) }
    }

    // The pause button: after the indicator, else in the corner, or beside the next button.
    if let inBar = carousel.pauseRectInBar {
      pause = inBar
      return
    }
    for attempt in 0..<2 {
      let isBeside = attempt > 0
      let edge = isBeside ? length + end : max(min(inset, main - target), 0)
      var length = min(target, main - edge)
      if isBeside, previous != nil { length = min(length, main - 2 * edge) }
      range = room.range(beside: edge + length)
      length = min(length, range.length)
      guard length >= CarouselControls.minimumTarget else { continue }
      let rect = square(
        length, main - edge - length, isBeside ? middle(length, in: range) : start(length, in: range))
      if let next, CarouselControls.overlap(rect, next) { continue }
      if let previous, CarouselControls.overlap(rect, previous) { continue }
      pause = rect
      return
    }
    // Rather no buttons that turn pages, which a swipe and keys do too, than none that pauses.
    guard controls.contains(.pause) else { return }
    length = min(target, main)
    let edge = max(min(inset, main - length), 0)
    range = room.range(beside: edge + length)
    length = min(length, range.length)
    guard length >= CarouselControls.minimumTarget else { return }
    (previous, next) = (nil, nil)
    pause = square(length, main - edge - length, start(length, in: range))
  }

  /// The target of a pause button in a carousel without buttons of its own, however small that is.
  static func corner(of carousel: Carousel) -> Rect {
    let (direction, size) = (carousel.direction, carousel.size)
    let main = direction.mainLength(of: size)
    let cross = direction.crossLength(of: size)
    let (width, height) = (min(PageControl.minimumTapTarget, main), min(PageControl.minimumTapTarget, cross))
    let start = min(inset, cross - height)
    let isAtStart = carousel.options.indicatorSide == .start && !carousel.row.isNone
    return direction.rect(
      main: Extent(start: max(main - width - inset, 0), length: width),
      cross: Extent(start: isAtStart ? cross - height - start : start, length: height), in: size)
  }

  /// What a button looks like; opacities and proportions chosen by us.
  struct Look {
    /// The diameter of the disc as a fraction of the target: 32 of 44 points, or all of a bar's thickness but
    /// a narrow edge.
    let discScale: Double
    /// The length of the symbol as a fraction of the target: 14 of 44 points, or 10 of 28 beside dots.
    let symbolScale: Double
    /// The colours of the disc and of the symbol.
    let (disc, symbol): (ColorRole, ColorRole)
    /// The opacities of the disc: under a pointer or finger, and otherwise.
    let (active, enabled): (Double, Double)
    /// The opacity of the disc of a disabled button, which is never the one in the bar.
    let disabled: Double

    /// The look of a button in the indicator's bar, or alone, over pages of unknown colours or plain ones.
    init(isInBar: Bool, isOverMedia: Bool) {
      discScale = isInBar ? 6.0 / 7 : 8.0 / 11
      symbolScale = isInBar ? 5.0 / 14 : 7.0 / 22
      symbol = isOverMedia ? .white : .foreground
      disc = isInBar ? symbol : isOverMedia ? .black : .foreground
      active = isOverMedia && !isInBar ? 0.85 : 0.2
      enabled = isInBar ? 0 : isOverMedia ? MediaLook.backgroundOpacity : 0.1
      disabled = isOverMedia ? 0.3 : 0.05
    }
  }

  /// A square in the middle of a target, as long as a fraction of its shorter side.
  static func centered(_ fraction: Double, in target: Rect) -> Rect {
    let length = min(target.width, target.height) * fraction
    return Rect(
      x: target.center.x - length / 2, y: target.center.y - length / 2, width: length, height: length)
  }

  /// Whether two rectangles have an area in common.
  private static func overlap(_ one: Rect, _ other: Rect) -> Bool {
    one.x < other.maxX && other.x < one.maxX && one.y < other.maxY && other.y < one.maxY
  }

  /// The space that the indicator leaves to buttons.
  private struct Room {
    /// The direction of pages.
    let direction: Direction
    /// The size of the carousel.
    let size: Size
    /// The indicator's extent along the pages, from the leading edge; beyond the carousel without one.
    let marks: Extent
    /// The range across the pages that the indicator leaves free.
    let free: Extent
    /// The length along the pages.
    var main: Double { direction.mainLength(of: size) }
    /// The length across the pages.
    var cross: Double { direction.crossLength(of: size) }

    /// The room in a carousel.
    init(_ carousel: borrowing Carousel) {
      (direction, size) = (carousel.direction, carousel.size)
      let cross = direction.crossLength(of: size)
      if carousel.row.isNone {
        marks = Extent(start: .infinity, length: 0)
        free = Extent(start: 0, length: cross)
      } else {
        let bar = direction.cross(of: carousel.barRect)
        marks = direction.main(of: carousel.barRect, in: size)
        free =
          carousel.options.indicatorSide == .start
          ? Extent(start: bar.end, length: max(cross - bar.end, 0))
          : Extent(start: 0, length: max(bar.start, 0))
      }
    }

    /// The range across the pages for a button that reaches so far from an end along the pages: all of it, or
    /// what the indicator leaves free.
    func range(beside reach: Double) -> Extent {
      reach <= marks.start ? Extent(start: 0, length: cross) : free
    }

    /// The rectangle of an extent along the pages and one across.
    func rect(_ main: Extent, _ cross: Extent) -> Rect { direction.rect(main: main, cross: cross, in: size) }
  }
}
