extension Carousel {
  /// Applies what is due until `now`, which may turn one page, then the event.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let shown = currentPage
    let before = rowContext(at: now)
    var outcome = advance(to: now)
    outcome.add(apply(event, at: now))
    outcome.add(pauseWhileTouched(at: now))
    followHold(at: now)
    layOut(after: event)
    outcome.coalescePageChange(from: shown, to: currentPage, by: event)
    passPages(from: time(at: now))
    updateRow(from: before, turn: outcome.pageChange, by: event, at: now)
    outcome.diagnostics.formUnion(timer.log.take())
    return outcome
  }

  /// Applies what is due until `now`, then changes the carousel in place.
  public mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome {
    let shown = currentPage
    let before = rowContext(at: now)
    var outcome = advance(to: now)
    outcome.add(report(pager.configure(configuration.pages, at: time(at: now))))
    outcome.add(timer.handle(.setPageCount(pageCount), at: now))
    let indicator = configuration.resolvedIndicator(pageCount: pageCount, &timer.log)
    options = Options(configuration)
    if !Options.isSpeed(configuration.speed) { timer.log.note(.invalidMetrics) }
    timer.isPassing = options.speed != 0
    followHold(at: now)
    layOut()
    row.configure(indicator, in: rowContext(at: now))
    timer.configure(
      configuration.timer, loops: pager.configuration.loops, shows: row.shownTime,
      at: time(at: now))
    layOut()
    passPages(from: time(at: now))
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
      let mark = (0..<pageCount).contains(page) ? pager.snapPoint(ofPage: page) : pageCount
      return applyToRow(.setSeen(isSeen, page: mark), at: now)
    case .key, .wheel, .wheelEnded, .crown, .setDirection, .setReduceMotion, .setPageLength,
      .setPageCrossLength, .setDisplayScale:
      return handlePages(event, at: now)
    case .resize(let newSize):
      size = newSize.sanitized
      return report(pager.handle(.resize(size), at: time(at: now)))
    case .edit, .setPageCount:
      var outcome = report(pager.handle(event, at: time(at: now)))
      let count = pageCount
      if outcome.isHandled { press?.follow(event, count: count) }
      // Both find the same mistakes and the same page.
      outcome.diagnostics.formUnion(timer.handle(event, at: now).diagnostics)
      // A page that was alone, its time over, may continue as soon as there is another.
      outcome.add(handleTimer(.tick, by: event, at: now))
      return outcome
    case .tick, .setPosition:
      return Outcome()
    case .select(let page, let animated) where (0..<pageCount).contains(page):
      let snapPoint = pager.strip.snapPoint(showing: page, from: currentPage)
      return handleTimer(.select(page: snapPoint, animated: animated), by: event, at: now)
    default:
      return handleTimer(event, by: event, at: now)
    }
  }

  /// Applies what is due until `now`: a page whose time has run out is turned, and a scroll that has timed
  /// out ends.
  private mutating func advance(to now: Double) -> Outcome {
    let end = pager.settlingEnd
    var outcome = handleTimer(.tick, by: .tick, at: now)
    outcome.add(handlePages(.tick, at: now))
    if options.speed != 0, let end, end < time(at: now), pager.phase == .idle {
      passPages(from: end)
      outcome.add(handlePages(.tick, at: now))
    }
    return outcome
  }

  /// Applies an event in the row's own points to the indicator, and its action to timer and pages.
  private mutating func applyToRow(_ event: Event, at now: Double) -> Outcome {
    var outcome = Outcome()
    let context = rowContext(at: now)
    timer.apply(row.apply(event, in: context), at: context.time, &outcome)
    return turnPages(outcome, by: event, at: now)
  }

  /// Applies an event to the timer, and turns the pages to the page that it turns to, because of an `event`.
  private mutating func handleTimer(_ timerEvent: Event, by event: Event, at now: Double) -> Outcome {
    turnPages(timer.handle(timerEvent, at: now), by: event, at: now)
  }

  /// Turns the pages to the page that the timer has turned to.
  private mutating func turnPages(_ outcome: Outcome, by event: Event, at now: Double) -> Outcome {
    if let change = outcome.pageChange {
      // A turn by time began when it was due, unless that is so long ago that it would not be seen.
      let began = max(change.time, now - DotRow.transitionLatenessTolerance)
      pager.show(
        change.to, animated: event.isAnimated && !change.isContinuous,
        from: timer.timebase.ownTime(ofClock: began), at: time(at: now))
    }
    return outcome
  }

  /// Applies an event to the pages, and begins the time of the page that they turn to.
  private mutating func handlePages(_ event: Event, at now: Double) -> Outcome {
    let time = time(at: now)
    let outcome = report(pager.handle(event, at: time))
    if let change = outcome.pageChange { _ = timer.turn(to: change.to, cause: change.cause, at: time) }
    return outcome
  }

  /// An outcome of the pages on the front's clock, with its mistakes in the log.
  private mutating func report(_ outcome: Outcome) -> Outcome {
    var outcome = outcome
    if let change = outcome.pageChange { outcome.pageChange?.time = timer.timebase.clock(at: change.time) }
    timer.log.note(outcome.diagnostics)
    outcome.diagnostics = []
    return outcome
  }

  /// Pauses while a finger is on the pages or a button, or moves the pages.
  private mutating func pauseWhileTouched(at now: Double) -> Outcome {
    let isTouched = pager.isTouched || pager.phase == .dragging || pressedControl != nil
    guard press?.target != .indicator, isTouched != timer.pausedBy.contains(.touch) else { return Outcome() }
    return handleTimer(isTouched ? .pause(.touch) : .resume(.touch), by: .tick, at: now)
  }

  /// Lets pages pass by themselves while nothing pauses them, and stops them otherwise.
  mutating func passPages(from time: Double) {
    // Pages that pass may be at another one after an edit.
    if timer.isPassing, timer.currentPage != currentPage {
      _ = timer.turn(to: currentPage, cause: .timer, at: time)
    }
    pager.pass(at: timer.isRunning && !reduceMotion ? options.speed : 0, from: time)
  }

  /// Moves the indicator from its last state to that of pages and timer.
  private mutating func updateRow(
    from before: RowContext, turn: PageChange?, by event: Event?, at now: Double
  ) {
    var after = rowContext(at: now)
    if pager.phase == .dragging || row.isTracking { after.pages = pager.movedPages(at: after.time) }
    // Where dots stand for snap points, an edit's page numbers aren't theirs.
    let isEdit = pager.strip.hasCustomLayout && event?.changesPages == true
    row.update(from: before, to: after, turn: turn, by: isEdit ? .tick : event)
  }

  /// Gives the timer the snap points of the pages, and places the indicator, which other pages or another
  /// size may have changed.
  /// - Parameter event: the event that may have; nil for a configuration.
  private mutating func layOut(after event: Event? = nil) {
    timer.snapPoints = pager.strip.measures?.snapPoints
    if pager.strip.hasCustomLayout {
      timer.loops = pager.strip.isEndless
      timer.currentPage = currentPage
    }
    if event?.mayConfigure != false { placeIndicator() }
  }

  /// The longest press that is a tap, in seconds; what lasts longer only pauses (chosen by us, as in
  /// stories).
  static let maximumTapDuration = 0.35

  /// Applies a press, or what follows it, to the part on which it began.
  private mutating func applyPress(_ event: Event, at now: Double) -> Outcome {
    switch event {
    case .press(let point):
      // A second press without a release says where the first one is, and began with it.
      press = Press(
        target: target(at: point, now: now), start: point, time: press?.time ?? now,
        page: press?.page ?? currentPage)
      if press?.target == .indicator { return applyToRow(.press(indicatorPoint(point)), at: now) }
      if pressedControl != nil { return Outcome(isHandled: true) }
      let wasMoving = pager.phase != .idle
      let outcome = handlePages(event, at: now)
      press?.interruptsMotion = wasMoving && pager.phase == .dragging
      return outcome
    case .move(let point):
      if press?.target == .indicator { return applyToRow(.move(indicatorPoint(point)), at: now) }
      if let pressedControl {
        let isInside = control(at: point) == pressedControl
        press?.isTapCandidate = isInside
        return Outcome(isHandled: true)
      }
      let outcome = handlePages(event, at: now)
      if let held = press,
        !held.isNear(point) || (pager.phase == .dragging && !held.interruptsMotion)
      {
        press?.isTapCandidate = false
      }
      return outcome
    case .release(let point):
      guard let ended = press else { return Outcome() }
      press = nil
      if case .control(let control) = ended.target { return release(control, at: point, now: now) }
      timer.followInteraction(at: time(at: now))
      if ended.target == .indicator { return applyToRow(.release(indicatorPoint(point)), at: now) }
      var outcome = handlePages(event, at: now)
      guard ended.isTapCandidate, ended.isNear(point), now - ended.time <= Carousel.maximumTapDuration
      else {
        return outcome
      }
      // Quick taps count from the page that the last one asked for, not from where the pages have got to.
      if ended.interruptsMotion, options.taps == .turn, ended.page < pageCount {
        outcome.add(handleTimer(.select(page: ended.page, animated: true), by: event, at: now))
      }
      if let turn = tap(at: point, at: now) { outcome.add(turn) }
      return outcome
    default:
      let target = press?.target
      press = nil
      switch target {
      case .control: return Outcome(isHandled: true)
      case .indicator: return applyToRow(event, at: now)
      case .pages, nil: return handlePages(event, at: now)
      }
    }
  }

  /// A pointer rests over the carousel, or leaves it.
  private mutating func applyHover(_ event: Event, at now: Double) -> Outcome {
    var rowEvent = Event.leave
    var isOver = false
    let control = hoveredControl
    hoveredControl = nil
    if case .hover(let point) = event {
      hoveredControl = self.control(at: point)
      let isOnIndicator = hoveredControl == nil && isOnIndicator(point, at: now)
      isOver =
        isOnIndicator || hoveredControl != nil
        || (options.hoverArea == .everywhere && Rect(size).contains(point))
      if isOnIndicator { rowEvent = .hover(indicatorPoint(point)) }
    }
    // The carousel decides where a pointer pauses, not its indicator.
    let action = row.apply(rowEvent, in: rowContext(at: now))
    let wasOver = timer.pausedBy.contains(.hover)
    var outcome = handleTimer(isOver ? .pause(.hover) : .resume(.hover), by: event, at: now)
    outcome.isHandled = action.isHandled || isOver || wasOver || control != hoveredControl
    return outcome
  }

  /// What a press at a point begins on.
  private func target(at point: Point, now: Double) -> Press.Target {
    if let control = control(at: point) { return .control(control) }
    return isOnIndicator(point, at: now) ? .indicator : .pages
  }

  /// Presses a button with a release inside it; one that has been removed meanwhile, or is disabled, does
  /// nothing.
  private mutating func release(_ control: Control, at point: Point, now: Double) -> Outcome {
    var outcome = Outcome(isHandled: true)
    guard self.control(at: point) == control else { return outcome }
    switch control {
    case .previous: outcome.add(handlePages(.key(.pageUp), at: now))
    case .next: outcome.add(handlePages(.key(.pageDown), at: now))
    case .pause:
      let context = rowContext(at: now)
      if let action = context.action(of: .space) { timer.apply(action, at: context.time, &outcome) }
    }
    return outcome
  }

  /// Turns to a neighbour by the place of a tap, or ends where no page follows; nil if taps don't turn
  /// pages.
  private mutating func tap(at point: Point, at now: Double) -> Outcome? {
    guard options.taps == .turn, pageCount > 0, Rect(size).contains(point) else { return nil }
    let goesBack = direction.main(of: point, in: size) < direction.mainLength(of: size) / 3
    var outcome = handlePages(.key(goesBack ? .pageUp : .pageDown), at: now)
    // Beyond the last page a tap ends the page's time, so that an app can close its stories.
    if !goesBack, !outcome.isHandled, timer.nextPage == nil { outcome.add(timer.handle(.advance, at: now)) }
    outcome.isHandled = true
    return outcome
  }

  /// A press that has not ended.
  struct Press: Equatable, Sendable {
    /// What a press can begin on.
    enum Target: Equatable, Sendable {
      /// The pages.
      case pages
      /// The indicator.
      case indicator
      /// A button.
      case control(Control)
    }

    /// What it began on.
    var target: Target
    /// Where it began.
    var start: Point
    /// When it began, on the front's clock.
    var time: Double
    /// The page that was shown or being turned to then.
    var page: Int
    /// Whether it stopped pages that moved.
    var interruptsMotion = false
    /// Whether it can still be a tap: it has not moved far, and the pages have not taken it as a drag.
    var isTapCandidate = true

    /// Whether a point is too near to where it began for a drag.
    func isNear(_ point: Point) -> Bool {
      abs(point.x - start.x) <= PageControl.tapSlop && abs(point.y - start.y) <= PageControl.tapSlop
    }

    /// Renumbers the page after pages came or went.
    mutating func follow(_ event: Event, count: Int) {
      switch event {
      case .edit(let edit): page = edit.newIndexOrSuccessor(of: page, count: count)
      case .setPageCount: page = max(min(page, count - 1), 0)
      default: break
      }
    }
  }
}
