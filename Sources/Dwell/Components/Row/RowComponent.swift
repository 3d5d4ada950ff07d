/// A component that is a row of marks with a time: ``PageControl`` and ``SegmentedProgress``.
protocol RowComponent: TimedComponent {
  /// The kind of row.
  associatedtype Row: IndicatorRow

  /// The time of the pages.
  var timer: PageTimer { get set }
  /// The marks.
  var row: Row { get set }
  /// The size of the component.
  var size: Size { get set }
  /// The direction in which pages follow one another.
  var direction: Direction { get set }
  /// Whether less motion is asked for.
  var reduceMotion: Bool { get set }
}

extension RowComponent {
  /// What the row is told now.
  var context: RowContext {
    RowContext(timer: timer, direction: direction, size: size, reduceMotion: reduceMotion)
  }

  /// Applies what is due until `now`, then the event.
  mutating func handleEvent(_ event: Event, at now: Double) -> Outcome {
    let before = context
    let time = timer.timebase.time(at: now)
    var outcome = timer.handle(event, at: now)
    switch event {
    case .resize(let newSize): size = newSize.sanitized
    case .setDirection(let newDirection): direction = newDirection
    case .setReduceMotion(let isReduced): reduceMotion = isReduced
    default:
      let intent = row.apply(event, in: context, at: time)
      timer.apply(intent, at: time, &outcome)
      outcome.coalescePageChange(from: before.currentPage, to: timer.currentPage, by: event)
    }
    if event.changesLayout { outcome.isHandled = true }
    let after = context
    row.update(from: before, to: after, turn: outcome.pageChange, by: event, at: time)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Applies what is due until `now`, then changes pages, time and marks in place.
  mutating func reconfigure(
    at now: Double, pageCount: Int, timer newTimer: PageTimer.Configuration, loops: Bool,
    row newRow: Row.Configuration, direction newDirection: Direction, reduceMotion newReduceMotion: Bool
  ) -> Outcome {
    let before = context
    let time = timer.timebase.time(at: now)
    var outcome = timer.handle(pageCount == timer.pageCount ? .tick : .setPageCount(pageCount), at: now)
    timer.log.note(Row.diagnostics(of: newRow, pageCount: pageCount))
    direction = newDirection
    reduceMotion = newReduceMotion
    row.configure(newRow, in: context, at: time)
    timer.configure(Row.timer(newTimer, for: newRow), loops: loops, at: time)
    let after = context
    row.update(from: before, to: after, turn: outcome.pageChange, by: nil, at: time)
    outcome.isHandled = true
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Fills a frame with the row alone.
  func fill(_ frame: inout Frame, at now: Double) {
    frame.reset(size: size)
    row.append(to: &frame, in: context, at: timer.timebase.time(at: now))
    if let boundary = timer.nextBoundary(after: now) { frame.limitCourse(until: boundary) }
  }

  /// When the picture will be different, or a page ends.
  func nextRowChange(after now: Double, step: Double) -> NextChange {
    let time = timer.timebase.time(at: now)
    return row.nextChange(in: context, at: time, step: step).combined(with: timer, after: now)
  }
}

extension RowChange {
  /// The next change of a row and the pages that it stands for, on the front's clock.
  func combined(with timer: PageTimer, after now: Double) -> NextChange {
    switch self {
    case .withPage: timer.nextChange(after: now)
    case .at(let time): timer.nextChange(after: now).earlier(.at(timer.timebase.clock(at: time)))
    case .everyFrame: .everyFrame
    }
  }
}
