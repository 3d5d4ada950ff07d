extension Carousel {
  /// The longest press that is a tap, in seconds; what lasts longer only pauses (chosen by us, as in
  /// stories).
  static let maximumTapDuration = 0.35

  /// Applies a press, or what follows it, to the part on which it began.
  mutating func applyPress(_ event: Event, at now: Double) -> Outcome {
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
        !isNear(point, held.start) || (pager.phase == .dragging && !held.interruptsMotion)
      {
        press?.isTapCandidate = false
      }
      return outcome
    case .release(let point):
      guard let ended = press else { return Outcome() }
      press = nil
      if case .control(let control) = ended.target { return release(control, at: point, now: now) }
      timer.followInteraction(at: timer.timebase.time(at: now))
      if ended.target == .indicator { return applyToRow(.release(indicatorPoint(point)), at: now) }
      var outcome = handlePages(event, at: now)
      guard ended.isTapCandidate, isNear(point, ended.start), now - ended.time <= Carousel.maximumTapDuration
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
  mutating func applyHover(_ event: Event, at now: Double) -> Outcome {
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
    // The carousel decides where a pointer pauses, not its marks.
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

  /// Presses a button with a release inside it; one that has gone meanwhile, or is disabled, does nothing.
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

  /// Whether two points are too near for a drag.
  private func isNear(_ one: Point, _ other: Point) -> Bool {
    abs(one.x - other.x) <= PageControl.tapSlop && abs(one.y - other.y) <= PageControl.tapSlop
  }

  /// A press that has not ended.
  struct Press: Equatable, Sendable {
    /// What a press can begin on.
    enum Target: Equatable, Sendable {
      /// The pages.
      case pages
      /// The marks.
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
