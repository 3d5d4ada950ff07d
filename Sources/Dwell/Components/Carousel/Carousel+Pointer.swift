extension Carousel {
  /// The longest press that is a tap, in seconds; what lasts longer holds time only (chosen by us, as stories have it).
  static let longestTap = 0.35

  /// Lets a press, or what follows it, happen to the part on which it began.
  mutating func applyPress(_ event: Event, at now: Double) -> Outcome {
    switch event {
    case .press(let point):
      press = Press(isOnIndicator: isOnIndicator(point), start: point, time: now, page: currentPage)
      if press?.isOnIndicator == true { return lead(.press(indicatorPoint(point)), at: now) }
      let wasMoving = pages.phase(at: now) != .idle
      let outcome = leadByPages(event, at: now)
      press?.isCatch = wasMoving && pages.phase(at: now) == .dragging
      return outcome
    case .move(let point):
      if press?.isOnIndicator == true { return lead(.move(indicatorPoint(point)), at: now) }
      let outcome = leadByPages(event, at: now)
      if let held = press, !isNear(point, held.start) || (pages.phase(at: now) == .dragging && !held.isCatch)
      {
        press?.isTap = false
      }
      return outcome
    case .release(let point):
      guard let ended = press else { return Outcome() }
      press = nil
      if ended.isOnIndicator { return lead(.release(indicatorPoint(point)), at: now) }
      var outcome = leadByPages(event, at: now)
      guard ended.isTap, isNear(point, ended.start), now - ended.time <= Carousel.longestTap else {
        return outcome
      }
      // Who taps through pages quickly counts on the page that each tap asked for, not on where it has got to.
      if ended.isCatch, configuration.taps == .turn, ended.page < pageCount {
        outcome.add(lead(.select(page: ended.page, animated: true), at: now))
      }
      if let turn = tap(at: point, at: now) { outcome.add(turn) }
      return outcome
    default:
      let wasOnIndicator = press?.isOnIndicator == true
      press = nil
      return wasOnIndicator ? lead(event, at: now) : leadByPages(event, at: now)
    }
  }

  /// Lets a pointer rest over the carousel, or leave it.
  mutating func applyHover(_ event: Event, at now: Double) -> Outcome {
    var indicatorEvent = Event.leave
    var isOver = false
    if case .hover(let point) = event {
      let onIndicator = isOnIndicator(point)
      isOver = onIndicator || (configuration.hoverArea == .everywhere && Rect(size).contains(point))
      if onIndicator { indicatorEvent = .hover(indicatorPoint(point)) }
    }
    var outcome = lead(indicatorEvent, at: now)
    // The indicator knows only of itself.
    outcome.add(lead(isOver ? .pause(.hover) : .resume(.hover), at: now))
    outcome.isHandled = outcome.isHandled || isOver
    return outcome
  }

  /// Turns to a neighbour by the place of a tap, or ends where no page follows; nil where taps are not for turning.
  private mutating func tap(at point: Point, at now: Double) -> Outcome? {
    guard configuration.taps == .turn, pageCount > 0, Rect(size).contains(point) else { return nil }
    let goesBack = direction.main(of: point, in: size) < direction.mainLength(of: size) / 3
    var outcome = leadByPages(.key(goesBack ? .pageUp : .pageDown), at: now)
    // Beyond the last page a tap ends its time, so that whoever closes stories at their end closes them.
    if !goesBack, !outcome.isHandled, timer.nextPage == nil { outcome.add(lead(.advance, at: now)) }
    outcome.isHandled = true
    return outcome
  }

  /// Whether two points are too near for a drag.
  private func isNear(_ one: Point, _ other: Point) -> Bool {
    abs(one.x - other.x) <= PageControl.tapSlop && abs(one.y - other.y) <= PageControl.tapSlop
  }
}
