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

  /// What the marks are like.
  var configuration: Carousel.Indicator {
    switch self {
    case .none: .none
    case .dots(let row): .dots(row.configuration)
    case .segments(let row): .segments(row.configuration)
    }
  }

  /// Changes what the marks are like; marks of another kind begin at rest.
  mutating func configure(_ indicator: Carousel.Indicator, in context: RowContext, at time: Double) {
    // One after the other, for a pair would copy both.
    if case .dots(let dots) = indicator, case .dots(var row) = self {
      self = .none
      row.configure(dots, in: context, at: time)
      self = .dots(row)
    } else if case .segments(let segments) = indicator, case .segments(var row) = self {
      self = .none
      row.configure(segments, in: context, at: time)
      self = .segments(row)
    } else {
      self = CarouselRow(indicator, in: context)
    }
  }

  /// Applies an event in the row's own points, and says what it asks of the pages.
  mutating func apply(_ event: Event, in context: RowContext, at time: Double) -> RowIntent {
    switch self {
    case .none:
      guard case .key(.space) = event, context.pageCount > 1 else { return .none }
      return context.timer.togglesPause
    case .dots(var row):
      self = .none
      defer { self = .dots(row) }
      return row.apply(event, in: context, at: time)
    case .segments(var row):
      self = .none
      defer { self = .segments(row) }
      return row.apply(event, in: context, at: time)
    }
  }

  /// Begins the transition from one context to another, while the pages are at rest, under a finger, or just
  /// let go.
  mutating func update(
    from before: RowContext, to after: RowContext, turn: PageChange?, by event: Event?, pages: PagesMotion,
    at time: Double
  ) {
    switch self {
    case .none: break
    case .dots(var row):
      self = .none
      // The dots take over the speed of pages that a finger has just let go.
      if case .settling(let position, let velocity) = pages, row.isTracking {
        row.track(position: position, velocity: velocity, in: after)
      }
      row.update(from: before, to: after, turn: turn, by: event, at: time)
      if case .dragging(let position) = pages {
        row.track(position: position, velocity: 0, in: after)
      } else {
        row.endTracking(in: after, at: time)
      }
      self = .dots(row)
    case .segments(var row):
      self = .none
      row.update(from: before, to: after, turn: turn, by: event, at: time)
      self = .segments(row)
    }
  }

  /// Adds drawing, semantics and course to a frame.
  func append(to frame: inout Frame, in context: RowContext, at time: Double) {
    switch self {
    case .none: break
    case .dots(let row): row.append(to: &frame, in: context, at: time)
    case .segments(let row): row.append(to: &frame, in: context, at: time)
    }
  }

  /// When the picture will be different, on the component's own time.
  func nextChange(in context: RowContext, at time: Double, step: Double) -> RowChange {
    switch self {
    case .none: .withPage
    case .dots(let row): row.nextChange(in: context, at: time, step: step)
    case .segments(let row): row.nextChange(in: context, at: time, step: step)
    }
  }

  /// Whether there are no marks. Comparing the whole would compare all that marks are made of.
  var isNone: Bool { if case .none = self { true } else { false } }

  /// Whether the current mark's fill shows the place within its page.
  var showsPlace: Bool {
    if case .dots(let row) = self { row.configuration.fill == .place } else { false }
  }

  /// The thickness of the marks, in points.
  var thickness: Double {
    switch self {
    case .none: 0
    case .dots(let row): row.configuration.metrics.dotSize
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
    let isShown =
      switch self {
      case .none: false
      case .dots(let row): row.isShown(in: context)
      case .segments(let row): row.isShown(in: context)
      }
    return isShown && Rect(context.size).contains(point)
  }
}

/// How pages move that a row of marks follows.
enum PagesMotion {
  /// Not, or by themselves for long.
  case none
  /// Under a finger, at a position in pages.
  case dragging(position: Double)
  /// To a rest, from a position at a velocity in pages per second.
  case settling(position: Double, velocity: Double)
}

extension PageTimer.Configuration {
  /// These settings for pages with a carousel's marks.
  func showing(_ indicator: Carousel.Indicator) -> PageTimer.Configuration {
    switch indicator {
    case .none: self
    case .dots(let dots): DotRow.timer(self, for: dots)
    case .segments(let segments): SegmentRow.timer(self, for: segments)
    }
  }
}

extension Carousel.Indicator {
  /// What is wrong with the marks, or advised against.
  func diagnostics(pageCount: Int) -> Diagnostics {
    switch self {
    case .none: Diagnostics()
    case .dots(let dots): DotRow.diagnostics(of: dots, pageCount: pageCount)
    case .segments(let segments): SegmentRow.diagnostics(of: segments, pageCount: pageCount)
    }
  }
}
