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
  /// Whether the user asks for reduced motion.
  var reduceMotion: Bool { get set }
}

extension RowComponent {
  /// The row's context at a time on the front's clock.
  func context(at now: Double) -> RowContext {
    RowContext(timer, direction: direction, size: size, reduceMotion: reduceMotion, at: now)
  }

  /// Applies what is due until `now`, then the event.
  mutating func handleEvent(_ event: Event, at now: Double) -> Outcome {
    let before = context(at: now)
    var outcome = timer.handle(event, at: now)
    switch event {
    case .resize(let newSize): size = newSize.sanitized
    case .setDirection(let newDirection): direction = newDirection
    case .setReduceMotion(let isReduced): reduceMotion = isReduced
    default:
      let isHeld = !timer.requestedReasons.isDisjoint(with: [.touch, .scrub])
      timer.apply(row.apply(event, in: context(at: now)), at: before.time, &outcome)
      if case .release = event, isHeld { timer.followInteraction(at: before.time) }
      outcome.coalescePageChange(from: before.currentPage, to: timer.currentPage, by: event)
    }
    if event.changesLayout { outcome.isHandled = true }
    var after = context(at: now)
    // Marks that have followed pages to their rest are there, too.
    if case .setPosition = event, after.pages == nil { after.pages = (Double(after.currentPage), 0) }
    row.update(from: before, to: after, turn: outcome.pageChange, by: event)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Applies what is due until `now`, then changes pages, time and marks in place.
  mutating func reconfigure(
    at now: Double, pageCount: Int, timer newTimer: PageTimer.Configuration, loops: Bool,
    row newRow: Row.Configuration, direction newDirection: Direction, reduceMotion newReduceMotion: Bool
  ) -> Outcome {
    let before = context(at: now)
    var outcome = timer.handle(pageCount == timer.pageCount ? .tick : .setPageCount(pageCount), at: now)
    direction = newDirection
    reduceMotion = newReduceMotion
    var (sanitizedRow, timerOfRow) = (newRow, newTimer)
    timer.log.note(Row.sanitize(&sanitizedRow, timer: &timerOfRow, pageCount: pageCount))
    row.configure(sanitizedRow, in: context(at: now))
    timer.configure(timerOfRow, loops: loops, at: before.time)
    outcome.isHandled = true
    row.update(from: before, to: context(at: now), turn: outcome.pageChange, by: nil)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Fills a frame with the row alone.
  func fill(_ frame: inout Frame, at now: Double) {
    frame.reset(size: size)
    row.append(to: &frame, in: context(at: now))
    if case .at(let change) = timer.nextChange(after: now) { frame.limitCourse(until: change) }
  }

  /// When the drawing will be different, or a page ends.
  func nextRowChange(after now: Double, step: Double) -> NextChange {
    row.nextChange(in: context(at: now), step: step).earlier(timer.nextChange(after: now))
  }
}
