/// A row of indicators and the timer of its pages: what a ``PageControl`` and a ``SegmentedProgress`` share.
struct TimedRow<Row: IndicatorRow>: Equatable, Sendable {
  /// The timer of the pages.
  private(set) var timer: PageTimer
  /// The indicators.
  private(set) var row: Row
  /// The size of the component.
  private(set) var size = Size.zero
  /// The direction in which pages follow one another.
  private(set) var direction: Direction
  /// Whether the user asks for reduced motion.
  private(set) var reduceMotion: Bool
  /// The page that was shown first.
  let firstPage: Int

  /// A row at rest on the timer's page. The timer may count fewer pages than its component's configuration.
  init(
    _ indicators: Row.Configuration, timer: PageTimer, pageCount: Int, direction: Direction,
    reduceMotion: Bool
  ) {
    var (timer, indicators) = (timer, indicators)
    timer.log.note(Row.sanitize(&indicators, pageCount: pageCount))
    firstPage = timer.currentPage
    row = Row(indicators, page: firstPage)
    self.direction = direction
    self.reduceMotion = reduceMotion
    timer.setShownTime(row.shownTime, at: timer.timebase.latest)
    self.timer = timer
  }

  /// The row's context at a time on the front's clock.
  func context(at now: Double) -> RowContext {
    RowContext(timer, direction: direction, size: size, reduceMotion: reduceMotion, at: now)
  }

  /// Applies what is due until `now`, then the event.
  mutating func handle(_ event: Event, at now: Double) -> Outcome {
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
    // Indicators that have followed pages to their rest are there, too.
    if event.isSetPosition, outcome.isHandled, after.pages == nil {
      after.pages = (Double(after.currentPage), 0)
    }
    row.update(from: before, to: after, turn: outcome.pageChange, by: event)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Applies what is due until `now`, then changes pages, time and indicators in place.
  mutating func configure(
    _ indicators: Row.Configuration, timer settings: PageTimer.Configuration, pageCount: Int, loops: Bool,
    direction: Direction, reduceMotion: Bool, at now: Double
  ) -> Outcome {
    let before = context(at: now)
    var outcome = timer.handle(pageCount == timer.pageCount ? .tick : .setPageCount(pageCount), at: now)
    self.direction = direction
    self.reduceMotion = reduceMotion
    var indicators = indicators
    timer.log.note(Row.sanitize(&indicators, pageCount: pageCount))
    row.configure(indicators, in: context(at: now))
    timer.configure(settings, loops: loops, shows: row.shownTime, at: before.time)
    outcome.isHandled = true
    row.update(from: before, to: context(at: now), turn: outcome.pageChange, by: nil)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Moves the indicators with the pages of a pager that turns them itself. No page becomes current by it,
  /// and time is paused while the position isn't at the current page.
  /// - Parameters:
  ///   - position: Where the pages are, in pages.
  ///   - velocity: How fast they move, in pages per second, which ends the following; nil under a finger.
  mutating func follow(_ position: Double, velocity: Double?, at now: Double) -> Outcome {
    var outcome = handle(.tick, at: now)
    let before = context(at: now)
    if velocity == nil {
      _ = timer.follow(to: position, turns: false, at: before.time)
    } else {
      timer.setFollowed(nil, at: before.time)
    }
    var after = context(at: now)
    after.pages = (position, velocity)
    row.update(from: before, to: after, turn: nil, by: nil)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Fills a frame with the row alone.
  func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    row.append(to: &frame, in: context(at: now))
    if case .at(let change) = timer.nextChange(after: now) { frame.limitCourse(until: change) }
  }

  /// When the drawing will be different, or a page ends.
  func nextChange(after now: Double, step: Double) -> NextChange {
    row.nextChange(in: context(at: now), step: step).earlier(timer.nextChange(after: now))
  }
}
