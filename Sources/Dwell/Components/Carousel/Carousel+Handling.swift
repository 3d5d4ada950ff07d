extension Carousel {
  /// The highest velocity of pages that the dots take over, in pages per second (chosen by us: more than
  /// visible pages turn with, and little enough that the dots of a carousel a few points wide stay in place).
  private static let fastestTurn = 100.0

  /// Applies what is due until `now`, which may turn one page, then the event.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let shown = currentPage
    let before = rowContext(at: now)
    var outcome = advance(to: now)
    outcome.add(apply(event, at: now))
    outcome.add(pauseWhileTouched(at: now))
    followStops()
    placeIndicator()
    outcome.coalescePageChange(from: shown, to: currentPage, by: event)
    updateRow(from: before, turn: outcome.pageChange, by: event, at: now)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Applies what is due until `now`, then changes the carousel in place.
  public mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome {
    let shown = currentPage
    let before = rowContext(at: now)
    var outcome = advance(to: now)
    outcome.add(pages.configure(configuration.pages, at: now))
    if pageCount != timer.pageCount { outcome.add(timer.handle(.setPageCount(pageCount), at: now)) }
    var indicator = configuration.resolvedIndicator
    timer.log.note(indicator.sanitize(pageCount: pageCount))
    options = Options(configuration)
    followStops()
    placeIndicator()
    row.configure(indicator, in: rowContext(at: now))
    timer.configure(
      configuration.timer, loops: pages.configuration.loops, shows: row.shownTime,
      at: timer.timebase.time(at: now))
    followStops()
    placeIndicator()
    outcome.coalescePageChange(from: shown, to: currentPage, by: .setPageCount(pageCount))
    updateRow(from: before, turn: outcome.pageChange, by: nil, at: now)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Applies the event to the part that it is for, and to those that follow from it.
  private mutating func apply(_ event: Event, at now: Double) -> Outcome {
    switch event {
    case .press, .move, .release, .cancel:
      return applyPress(event, at: now)
    case .hover, .leave:
      return applyHover(event, at: now)
    case .key(.space):
      return applyToRow(event, at: now)
    case .setSeen(let isSeen, let page):
      let mark = (0..<pageCount).contains(page) ? pages.stop(ofPage: page) : pageCount
      return applyToRow(.setSeen(isSeen, page: mark), at: now)
    case .key, .wheel, .wheelEnded, .crown, .setDirection, .setReduceMotion, .setPageLength,
      .setPageCrossLength, .setDisplayScale:
      return turnTimer(pages.handle(event, at: now), at: now)
    case .resize(let newSize):
      size = newSize.sanitized
      return pages.handle(.resize(size), at: now)
    case .edit, .setPageCount:
      var outcome = pages.handle(event, at: now)
      let count = pageCount
      if outcome.isHandled { press?.follow(event, count: count) }
      // Both find the same mistakes and the same page.
      outcome.diagnostics.formUnion(timer.handle(event, at: now).diagnostics)
      // A page that was alone, its time over, may go on as soon as there is another.
      outcome.add(turnPages(timer.handle(.tick, at: now), by: event, at: now))
      return outcome
    case .tick, .setPosition:
      return Outcome()
    case .select(let page, let animated) where (0..<pageCount).contains(page):
      let stop = pages.strip.stop(showing: page, from: currentPage)
      return turnPages(timer.handle(.select(page: stop, animated: animated), at: now), by: event, at: now)
    default:
      return turnPages(timer.handle(event, at: now), by: event, at: now)
    }
  }

  /// Applies what is due until `now`: a page whose time has run out is turned, and a scroll that has timed
  /// out ends.
  private mutating func advance(to now: Double) -> Outcome {
    var outcome = turnPages(timer.handle(.tick, at: now), by: .tick, at: now)
    outcome.add(turnTimer(pages.handle(.tick, at: now), at: now))
    return outcome
  }

  /// Applies an event in the row's own points to the marks, and what they ask for to time and pages.
  mutating func applyToRow(_ event: Event, at now: Double) -> Outcome {
    var outcome = Outcome()
    let context = rowContext(at: now)
    timer.apply(row.apply(event, in: context), at: context.time, &outcome)
    return turnPages(outcome, by: event, at: now)
  }

  /// Turns the pages to the page that the timer has turned to.
  mutating func turnPages(_ outcome: Outcome, by event: Event, at now: Double) -> Outcome {
    if let change = outcome.pageChange {
      // A turn by time began when it was due, unless that is so long ago that it would not be seen.
      let began = max(change.time, now - DotRow.transitionLatenessTolerance)
      pages.show(change.to, animated: event.isAnimated && !change.isContinuous, from: began, at: now)
    }
    return outcome
  }

  /// Begins the time of the page that the pages have turned to.
  mutating func turnTimer(_ outcome: Outcome, at now: Double) -> Outcome {
    if let change = outcome.pageChange {
      _ = timer.turn(to: change.to, cause: change.cause, at: timer.timebase.time(at: now))
    }
    return outcome
  }

  /// Pauses while a finger is on the pages or a button, or moves the pages.
  private mutating func pauseWhileTouched(at now: Double) -> Outcome {
    let isTouched = pages.isTouched || pages.phase(at: now) == .dragging || pressedControl != nil
    guard press?.target != .indicator, isTouched != timer.pausedBy.contains(.touch) else { return Outcome() }
    return turnPages(timer.handle(isTouched ? .pause(.touch) : .resume(.touch), at: now), by: .tick, at: now)
  }

  /// Moves the marks from what was seen to where pages and time are now.
  private mutating func updateRow(
    from before: RowContext, turn: PageChange?, by event: Event?, at now: Double
  ) {
    var after = rowContext(at: now)
    after.pages = movedPages(at: now)
    // The pages of an event or a turn are no marks where marks are stops.
    let isEdit = pages.strip.hasCustomLayout && event?.changesPages == true
    row.update(from: before, to: after, turn: turn, by: isEdit ? .tick : event)
  }

  /// Where the pages are that move, in stops, and how fast, in stops per second; without a velocity while a
  /// finger moves them. Nil at rest.
  package func movedPages(at now: Double) -> (position: Double, velocity: Double?)? {
    switch pages.phase(at: now) {
    case .idle: nil
    case .dragging: (pages.position(at: now), nil)
    case .settling:
      (
        pages.position(at: now),
        min(max(pages.velocity(at: now), -Carousel.fastestTurn), Carousel.fastestTurn)
      )
    }
  }

  /// Gives the timer the stops of the pages, which other pages or another size may have changed.
  mutating func followStops() {
    timer.stops = pages.strip.measures?.stops
    guard pages.strip.hasCustomLayout else { return }
    timer.loops = pages.strip.isEndless
    timer.currentPage = currentPage
  }
}
