/// The marks of a carousel.
enum CarouselRow: Equatable, Sendable {
  /// No marks.
  case none
  /// A row of dots.
  case dots(DotRow)
  /// A row of segments.
  case segments(SegmentRow)

  /// A row at rest on the current page.
  init(_ indicator: Carousel.Indicator, in context: RowContext) {
    switch indicator {
    case .none: self = .none
    case .dots(let dots): self = .dots(DotRow(dots, in: context))
    case .segments(let segments): self = .segments(SegmentRow(segments, in: context))
    }
  }

  /// What the marks look like.
  var configuration: Carousel.Indicator {
    switch self {
    case .none: .none
    case .dots(let row): .dots(row.configuration)
    case .segments(let row): .segments(row.configuration)
    }
  }

  /// Takes over a sanitized configuration in place; marks of another kind begin at rest.
  mutating func configure(_ indicator: Carousel.Indicator, in context: RowContext) {
    // One after the other, because a pair would copy both.
    if case .dots(let dots) = indicator, case .dots(var row) = self {
      row.configure(dots, in: context)
      self = .dots(row)
    } else if case .segments(let segments) = indicator, case .segments(var row) = self {
      row.configure(segments, in: context)
      self = .segments(row)
    } else {
      self = CarouselRow(indicator, in: context)
    }
  }

  /// Applies an event in the row's own points.
  /// - Returns: What the event asks of the pages.
  mutating func apply(_ event: Event, in context: RowContext) -> RowIntent {
    switch self {
    case .none:
      guard case .key(.space) = event, context.pageCount > 1 else { return .none }
      return context.intent(of: .space) ?? .none
    case .dots(var row):
      defer { self = .dots(row) }
      return row.apply(event, in: context)
    case .segments(var row):
      defer { self = .segments(row) }
      return row.apply(event, in: context)
    }
  }

  /// Begins the transition from one context to another.
  mutating func update(from before: RowContext, to after: RowContext, turn: PageChange?, by event: Event?) {
    switch self {
    case .none: break
    case .dots(var row):
      row.update(from: before, to: after, turn: turn, by: event)
      self = .dots(row)
    case .segments(var row):
      row.update(from: before, to: after, turn: turn, by: event)
      self = .segments(row)
    }
  }

  /// Adds drawing, semantics and course to a frame.
  func append(to frame: inout Frame, in context: RowContext) {
    switch self {
    case .none: break
    case .dots(let row): row.append(to: &frame, in: context)
    case .segments(let row): row.append(to: &frame, in: context)
    }
  }

  /// When the drawing will be different, on the front's clock.
  func nextChange(in context: RowContext, step: Double) -> NextChange {
    switch self {
    case .none: .still
    case .dots(let row): row.nextChange(in: context, step: step)
    case .segments(let row): row.nextChange(in: context, step: step)
    }
  }

  /// How the user is interacting with the dots.
  var interaction: PageControl.Interaction {
    if case .dots(let row) = self { row.interaction } else { .none }
  }

  /// Whether there are no marks. Comparing the whole would compare all that marks are made of.
  var isNone: Bool { if case .none = self { true } else { false } }

  /// Whether the current mark's fill shows the scroll position within its page.
  var showsScrollPosition: Bool {
    if case .dots(let row) = self { row.configuration.fill == .scrollPosition } else { false }
  }

  /// The thickness of the marks of `count` pages, or of the number in their place, in points.
  func thickness(forPageCount count: Int) -> Double {
    switch self {
    case .none: 0
    case .dots(let row): row.markThickness(forPageCount: count)
    case .segments(let row): row.configuration.metrics.thickness
    }
  }

  /// The length along the pages that the row takes of what is available, in points: dots as much as they
  /// need, segments all but the margins.
  func length(forPageCount count: Int, available: Double, margin: Double) -> Double {
    switch self {
    case .none: return 0
    case .dots(let row):
      let preferred = row.preferredSize(forPageCount: count, direction: .leftToRight).width
      return min(max(preferred, PageControl.minimumTapTarget), available)
    case .segments:
      return max(available - 2 * margin, min(available, PageControl.minimumTapTarget))
    }
  }

  /// Whether a point, in the row's own points, is meant for it.
  func isHit(by point: Point, in context: RowContext) -> Bool {
    guard Rect(context.size).contains(point) else { return false }
    switch self {
    case .none: return false
    case .dots(let row): return row.isShown(in: context)
    case .segments(let row): return row.isShown(in: context)
    }
  }
}

extension Carousel.Indicator {
  /// Puts the default in place of each value that cannot be used, and adapts the timer of pages with these
  /// marks.
  /// - Returns: What is wrong with the marks, or advised against.
  mutating func sanitize(timer: inout PageTimer.Configuration, pageCount: Int) -> Diagnostics {
    switch self {
    case .none: return Diagnostics()
    case .dots(var dots):
      defer { self = .dots(dots) }
      return DotRow.sanitize(&dots, timer: &timer, pageCount: pageCount)
    case .segments(var segments):
      defer { self = .segments(segments) }
      return SegmentRow.sanitize(&segments, timer: &timer, pageCount: pageCount)
    }
  }
}
