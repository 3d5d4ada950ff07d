/// A row of marks that gets its component's timer: all of a ``PageControl`` or a ``SegmentedProgress`` but
/// that.
struct TimedRow<Row: IndicatorRow>: Equatable, Sendable {
  /// The marks.
  private(set) var row: Row
  /// The size of the component.
  private(set) var size = Size.zero
  /// The direction in which pages follow one another.
  private(set) var direction: Direction
  /// Whether the user asks for reduced motion.
  private(set) var reduceMotion: Bool
  /// The page that was shown first.
  let firstPage: Int

  /// A row at rest on the timer's page.
  init(
    _ marks: Row.Configuration, of timer: inout PageTimer, pageCount: Int, direction: Direction,
    reduceMotion: Bool
  ) {
    var marks = marks
    timer.log.note(Row.sanitize(&marks, pageCount: pageCount))
    firstPage = timer.currentPage
    row = Row(marks, page: firstPage)
    self.direction = direction
    self.reduceMotion = reduceMotion
    timer.setShownTime(row.shownTime, at: timer.timebase.latest)
  }

  /// The row's context at a time on the front's clock.
  func context(of timer: borrowing PageTimer, at now: Double) -> RowContext {
    RowContext(timer, direction: direction, size: size, reduceMotion: reduceMotion, at: now)
  }

  /// Applies what is due until `now`, then the event.
  mutating func handle(_ event: Event, with timer: inout PageTimer, at now: Double) -> Outcome {
    let before = context(of: timer, at: now)
    var outcome = timer.handle(event, at: now)
    switch event {
    case .resize(let newSize): size = newSize.sanitized
    case .setDirection(let newDirection): direction = newDirection
    case .setReduceMotion(let isReduced): reduceMotion = isReduced
    default:
      let isHeld = !timer.requestedReasons.isDisjoint(with: [.touch, .scrub])
      timer.apply(row.apply(event, in: context(of: timer, at: now)), at: before.time, &outcome)
      if case .release = event, isHeld { timer.followInteraction(at: before.time) }
      outcome.coalescePageChange(from: before.currentPage, to: timer.currentPage, by: event)
    }
    if event.changesLayout { outcome.isHandled = true }
    var after = context(of: timer, at: now)
    // Marks that have followed pages to their rest are there, too.
    if case .setPosition = event, after.pages == nil { after.pages = (Double(after.currentPage), 0) }
    row.update(from: before, to: after, turn: outcome.pageChange, by: event)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Applies what is due until `now`, then changes pages, time and marks in place.
  mutating func configure(
    pageCount: Int, loops: Bool, timer settings: PageTimer.Configuration, row marks: Row.Configuration,
    direction newDirection: Direction, reduceMotion newReduceMotion: Bool, with timer: inout PageTimer,
    at now: Double
  ) -> Outcome {
    let before = context(of: timer, at: now)
    var outcome = timer.handle(pageCount == timer.pageCount ? .tick : .setPageCount(pageCount), at: now)
    direction = newDirection
    reduceMotion = newReduceMotion
    var marks = marks
    timer.log.note(Row.sanitize(&marks, pageCount: pageCount))
    row.configure(marks, in: context(of: timer, at: now))
    timer.configure(settings, loops: loops, shows: row.shownTime, at: before.time)
    outcome.isHandled = true
    row.update(from: before, to: context(of: timer, at: now), turn: outcome.pageChange, by: nil)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Moves the marks with the pages of a pager that turns them itself. No page becomes current by it, and
  /// time is paused while the position isn't at the current page.
  /// - Parameters:
  ///   - position: Where the pages are, in pages.
  ///   - velocity: How fast they move, in pages per second, which ends the following; nil under a finger.
  mutating func follow(
    _ position: Double, velocity: Double?, with timer: inout PageTimer, at now: Double
  ) -> Outcome {
    var outcome = handle(.tick, with: &timer, at: now)
    let before = context(of: timer, at: now)
    if velocity == nil {
      _ = timer.follow(to: position, turns: false, at: before.time)
    } else {
      timer.setFollowed(nil, at: before.time)
    }
    var after = context(of: timer, at: now)
    after.pages = (position, velocity)
    row.update(from: before, to: after, turn: nil, by: nil)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Fills a frame with the row alone.
  func frame(of timer: borrowing PageTimer, at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    row.append(to: &frame, in: context(of: timer, at: now))
    if case .at(let change) = timer.nextChange(after: now) { frame.limitCourse(until: change) }
  }

  /// When the drawing will be different, or a page ends.
  func nextChange(of timer: borrowing PageTimer, after now: Double, step: Double) -> NextChange {
    row.nextChange(in: context(of: timer, at: now), step: step).earlier(timer.nextChange(after: now))
  }
}
