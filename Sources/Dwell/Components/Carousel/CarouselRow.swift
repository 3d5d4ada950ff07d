/// The indicator of a carousel: a row of dots, a row of segments, or none.
struct CarouselRow: Equatable, Sendable {
  /// The row of dots; nil for another indicator.
  private var dots: DotRow?
  /// The row of segments; nil for another indicator.
  private var segments: SegmentRow?

  /// The configuration, sanitized.
  var configuration: Carousel.Indicator {
    (dots?.configuration).map { .dots($0) } ?? (segments?.configuration).map { .segments($0) } ?? .none
  }

  /// Which time the indicator shows; nil for none.
  var shownTime: PageTimer.ShownTime? { dots?.shownTime ?? segments?.shownTime }

  /// Takes over a sanitized configuration in place; an indicator of another kind begins at rest.
  mutating func configure(_ indicator: Carousel.Indicator, in context: RowContext) {
    switch indicator {
    case .dots(let configuration) where hasDots: dots?.configure(configuration, in: context)
    case .segments(let configuration) where hasSegments: segments?.configure(configuration, in: context)
    default: self = CarouselRow(indicator, page: context.currentPage)
    }
  }

  /// Applies an event in the row's own points.
  /// - Returns: What the event asks of the pages.
  mutating func apply(_ event: Event, in context: RowContext) -> IndicatorAction {
    if let action = dots?.apply(event, in: context) ?? segments?.apply(event, in: context) { return action }
    guard case .key(.space) = event else { return .none }
    return context.action(of: .space) ?? .none
  }

  /// Begins the transition from one context to another.
  mutating func update(from before: RowContext, to after: RowContext, turn: PageChange?, by event: Event?) {
    dots?.update(from: before, to: after, turn: turn, by: event)
    segments?.update(from: before, to: after, turn: turn, by: event)
  }

  /// Adds drawing, semantics and course to a frame.
  func append(to frame: inout Frame, in context: RowContext) {
    dots?.append(to: &frame, in: context)
    segments?.append(to: &frame, in: context)
  }

  /// When the drawing will be different, on the front's clock.
  func nextChange(in context: RowContext, step: Double) -> NextChange {
    dots?.nextChange(in: context, step: step) ?? segments?.nextChange(in: context, step: step) ?? .still
  }

  /// Whether the dots follow pages under a finger.
  var isTracking: Bool { dots?.transition.isTracking ?? false }

  /// How the user is interacting with the dots.
  var interaction: PageControl.Interaction { dots?.interaction ?? .none }

  /// Whether there are dots.
  private var hasDots: Bool { if case .some = dots { true } else { false } }
  /// Whether there are segments.
  var hasSegments: Bool { if case .some = segments { true } else { false } }
  /// Whether there is no indicator.
  var isNone: Bool { !hasDots && !hasSegments }

  /// Whether the current dot's fill shows the scroll position within its page.
  var showsScrollPosition: Bool { dots?.configuration.fill == .scrollPosition }

  /// The thickness of the dots or segments of `count` pages across a direction, or of the number in their
  /// place, in points.
  func thickness(forPageCount count: Int, across direction: Direction) -> Double {
    dots?.markThickness(forPageCount: count, across: direction) ?? segments?.configuration.metrics.thickness
      ?? 0
  }

  /// The gap between the dots or segments and the edge of the bar behind them, visible or not, in points.
  private var barPadding: Double {
    dots?.configuration.metrics.backgroundPadding ?? PageControlMetrics().backgroundPadding
  }

  /// How far the bar behind segments reaches beyond their row, which has their spacing at its ends, in
  /// points.
  var barOverhang: Double { max(barPadding - (segments?.configuration.metrics.spacing ?? barPadding), 0) }

  /// Whether a background is always visible.
  func hasBackground(overMedia: Bool) -> Bool {
    if let dots { dots.configuration.background == .prominent } else { overMedia && hasSegments }
  }

  /// The corner radius of a bar of the given rectangle.
  func barRadius(_ rect: Rect) -> Double {
    min(PageControlMetrics().backgroundRadius, rect.capsuleRadius)
  }

  /// The thickness of the bar behind the dots or segments of `count` pages across a direction, visible or
  /// not, in points: also the length of a button in it, which is at least that of a target (WCAG 2.5.8).
  func barThickness(forPageCount count: Int, across direction: Direction) -> Double {
    max(
      thickness(forPageCount: count, across: direction) + 2 * barPadding, CarouselControls.minimumTarget)
  }

  /// The room that the row of `count` pages takes, in points: dots as much as they need, of the available
  /// length along the pages, and segments all of that but the margins; both at least a tap target. A button
  /// of a length follows the row, which makes way for it; there is none in too short a carousel.
  func room(
    forPageCount count: Int, along direction: Direction, available: Double, margin: Double, button: Double
  ) -> (length: Double, thickness: Double, button: Double) {
    let least = PageControl.minimumTapTarget
    let most = hasDots ? available : max(available - 2 * margin, min(available, least))
    let preferred =
      dots?.preferredSize(forPageCount: count, direction: direction)
      ?? direction.size(main: most, cross: max(thickness(forPageCount: count, across: direction), least))
    let length = min(max(direction.mainLength(of: preferred), least), most)
    let rest = most - button
    let hasButton = rest >= min(length, 2 * least)
    return (
      hasButton ? min(length, rest) : length, direction.crossLength(of: preferred), hasButton ? button : 0
    )
  }

  /// Whether a point, in the row's own points, is meant for it.
  func isHit(by point: Point, in context: RowContext) -> Bool {
    Rect(context.size).contains(point)
      && dots?.isShown(in: context) ?? segments?.isShown(in: context) ?? false
  }
}

extension CarouselRow {
  /// An indicator at rest on a page, of a sanitized configuration.
  init(_ indicator: Carousel.Indicator, page: Int) {
    switch indicator {
    case .none: self.init(dots: nil, segments: nil)
    case .automatic(let dots), .dots(let dots): self.init(dots: DotRow(dots, page: page), segments: nil)
    case .segments(let segments): self.init(dots: nil, segments: SegmentRow(segments, page: page))
    }
  }
}
