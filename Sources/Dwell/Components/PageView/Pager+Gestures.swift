extension Pager {
  /// The fraction of the view's length that a page key scrolls within a long page, so that some stays
  /// visible.
  private static let keyFraction = 0.9
  /// The distance that an arrow key scrolls within a long page, in points, as in browsers.
  private static let arrowStep = 40.0
  /// Trackpad events after a gesture's end, at intervals below this, in seconds, are its momentum.
  static let momentumGap = 0.1

  /// Whether there is anything to drag: another page, or content longer than the view.
  private var isMovable: Bool {
    strip.isVisible && (strip.snapPointCount > 1 || strip.range(of: 0) > 0)
  }

  /// Whether a gesture holds the strip.
  var isHeld: Bool { if case .held = motion { true } else { false } }

  /// Whether a drag by a movement shows another page or more of this one at a time; across the pages, and out
  /// at an end, it doesn't.
  func canFollow(_ movement: Point, at time: Double) -> Bool {
    guard isMovable, let movement = movement.sanitized else { return false }
    let along = direction.main(ofMovement: movement)
    guard along != 0, along.magnitude >= direction.cross(of: movement).magnitude else { return false }
    let place = place(at: time)
    let bounds = strip.bounds(at: place.page)
    return along > 0
      ? place.offset > bounds.lowerBound + PagingPhysics.slack
      : place.offset < bounds.upperBound - PagingPhysics.slack
  }

  /// Begins a touch. Moving pages are caught at once; pages at rest wait for the gesture to be recognised.
  mutating func press(_ point: Point, at time: Double) -> Bool {
    guard let point = point.sanitized, pageCount > 0, Rect(size).contains(point) else { return false }
    touch = PageTouch(at: point, time: time)
    guard isMovable, isCatchable(at: time) else { return false }
    touch?.stage = .dragging
    hold(at: place(at: time), by: nil)
    return true
  }

  /// Whether the strip is moving visibly, or a scroll gesture has left it between pages.
  private func isCatchable(at time: Double) -> Bool {
    switch motion {
    case .resting, .passing: false
    case .held: true
    case .settling(let settle): (settle.motion.value(at: time) - settle.motion.target).magnitude >= 1
    }
  }

  /// Moves the touch; a point that isn't finite is ignored.
  mutating func move(_ point: Point, at time: Double) -> Bool {
    guard var finger = touch, let point = point.sanitized else { return false }
    return follow(&finger, to: point, at: time)
  }

  /// Ends the touch; a point that isn't finite counts as the latest one.
  mutating func release(_ point: Point, at time: Double, _ outcome: inout Outcome) -> Bool {
    guard var finger = touch else { return false }
    let isDragging = follow(&finger, to: point.sanitized, at: time)
    touch = nil
    guard isDragging else { return false }
    release(
      velocity: -finger.velocity(at: time), travel: -finger.travel(along: direction), at: time, &outcome)
    return true
  }

  /// Moves the touch, recognises the gesture, and moves the pages with it. Returns whether it drags them.
  private mutating func follow(_ finger: inout PageTouch, to point: Point?, at time: Double) -> Bool {
    var before = finger.travel(along: direction)
    if let point { finger.move(to: point, direction: direction, at: time) }
    if finger.stage == .undecided {
      finger.stage = finger.decision(
        dragThreshold: configuration.physics.dragThreshold, direction: direction)
      if finger.stage == .dragging {
        if isMovable { hold(at: place(at: time), by: nil) } else { finger.stage = .rejected }
        before = 0
      }
    }
    touch = finger
    guard finger.stage == .dragging else { return false }
    drag(by: before - finger.travel(along: direction), with: nil)
    return true
  }

  /// Cancels the gesture: pages return to the current one, or stay where they are if they don't snap.
  mutating func cancel(at time: Double, _ outcome: inout Outcome) -> Bool {
    let wasTouched = isTouched
    touch = nil
    guard isHeld else { return wasTouched }
    if snaps {
      settle(from: place(at: time), velocity: 0, at: time)
    } else {
      coast(velocity: 0, at: time, &outcome)
    }
    return true
  }

  /// Scrolls long pages and turns pages with the main axis's arrows and page keys; Home and End go to an end.
  mutating func press(_ key: Key, at time: Double, _ outcome: inout Outcome) -> Bool {
    guard pageCount > 0 else { return false }
    let (forward, distance): (Bool, Double)
    switch key {
    case .home, .end:
      let page = key == .home ? 0 : strip.lastSnapPoint
      guard page != currentPage else {
        return scrollWithin(by: key == .home ? -.infinity : .infinity, at: time)
      }
      turn(to: page, heading: nil, animated: true, cause: .person, at: time, &outcome)
      return true
    case .pageUp, .pageDown:
      (forward, distance) = (key == .pageDown, Pager.keyFraction * strip.viewportLength)
    case .left, .right, .up, .down:
      guard let pages = direction.step(for: key) else { return false }
      (forward, distance) = (pages > 0, Pager.arrowStep)
    case .space: return false
    }
    return scrollWithin(by: forward ? distance : -distance, at: time)
      || step(forward: forward, cause: .person, at: time, &outcome)
  }

  /// Handles the wheel: a trackpad drags pages along the main axis, a notch turns one page.
  mutating func wheel(_ movement: Point, isPrecise: Bool, at time: Double, _ outcome: inout Outcome) -> Bool {
    guard let movement = movement.sanitized else { return false }
    let along = direction.main(ofMovement: movement)
    let across = direction.cross(of: movement)
    if isPrecise {
      let isScrolling = if case .held(_, .some) = motion { true } else { false }
      return (isScrolling || along.magnitude > across.magnitude)
        && scroll(by: along, isTrackpad: true, at: time, &outcome)
    }
    let isAlong = along.magnitude >= across.magnitude
    let amount = isAlong ? along : configuration.turnsOnCrossWheel ? across : 0
    guard !isHeld, amount != 0, isMovable else { return false }
    if scrollWithin(by: amount, at: time) {
      notches.suppressBurst(forward: amount > 0, at: time)
      return true
    }
    let isEnd = strip.page(amount > 0 ? 1 : -1, from: currentPage) == currentPage
    guard notches.accept(forward: amount > 0, at: time) else { return !isEnd }
    return step(forward: amount > 0, cause: .person, at: time, &outcome)
  }

  /// Ends a trackpad gesture; without one, the momentum of the last one.
  mutating func endWheel(at time: Double, _ outcome: inout Outcome) -> Bool {
    reportsEnds = true
    momentum = nil
    guard case .held(_, let scroll?) = motion else { return false }
    end(scroll, velocity: scroll.velocity(at: time), at: time, &outcome)
    momentum = SwipeRhythm(at: time)
    return true
  }

  /// Ends a trackpad gesture at a velocity forward, in points per second. Movements that follow are its
  /// momentum.
  private mutating func end(
    _ scroll: PageScroll, velocity: Double, at time: Double, _ outcome: inout Outcome
  ) {
    // A place at its limit stays there, at any velocity.
    var velocity = velocity
    if isAtLimit(of: scroll, forward: true) { velocity = min(velocity, 0) }
    if isAtLimit(of: scroll, forward: false) { velocity = max(velocity, 0) }
    momentum = scroll.swipe
    release(velocity: velocity, travel: scroll.travel, at: time, &outcome)
  }

  /// Whether a held strip is at a gesture's limit in a direction, or beyond.
  private func isAtLimit(of scroll: PageScroll, forward: Bool) -> Bool {
    guard case .held(let place, _) = motion,
      let end = strip.offset(of: forward ? scroll.highest : scroll.lowest, from: place)
    else { return false }
    let slack = PagingPhysics.slack
    return forward ? place.offset >= end - slack : place.offset <= end + slack
  }

  /// Scrolls by an amount of a trackpad or a crown, forward, in points, as a finger would.
  mutating func scroll(by amount: Double, isTrackpad: Bool, at time: Double, _ outcome: inout Outcome) -> Bool
  {
    if case .held(_, .none) = motion { return false }
    guard isMovable else { return false }
    if isTrackpad, isMomentum(amount, at: time) { return true }
    var gesture: PageScroll
    var velocity = 0.0
    if case .held(let place, let scroll?) = motion {
      gesture = scroll
      velocity = scroll.velocity(at: scroll.latest)
      if scroll.infersEnd, scroll.isLifted(at: time), turns(from: place, velocity: velocity) {
        end(scroll, velocity: velocity, at: time, &outcome)
        return self.scroll(by: amount, isTrackpad: isTrackpad, at: time, &outcome)
      }
      if gesture.add(amount, at: time), gesture.infersEnd {
        if snaps, snapTarget(from: place, velocity: velocity, travel: scroll.travel).page != currentPage {
          end(scroll, velocity: velocity, at: time, &outcome)
          momentum = nil
          gesture = beginScroll(isTrackpad: true, at: time)
        }
        gesture.restart(with: amount, at: time)
      }
    } else {
      guard amount != 0 else { return false }
      gesture = beginScroll(isTrackpad: isTrackpad, at: time)
      _ = gesture.add(amount, at: time)
    }
    drag(by: amount, with: gesture)
    if isDecided(gesture, velocity: velocity) { end(gesture, velocity: velocity, at: time, &outcome) }
    return true
  }

  /// Holds the strip for a scroll gesture that begins.
  private mutating func beginScroll(isTrackpad: Bool, at time: Double) -> PageScroll {
    let place = place(at: time)
    hold(at: place, by: nil)
    return PageScroll(
      from: place, in: strip, most: snaps ? configuration.physics.pagesPerGesture : nil,
      infersEnd: isTrackpad && !reportsEnds, at: time)
  }

  /// Whether a movement is the momentum of a past gesture, which is over after a pause or with another swipe.
  private mutating func isMomentum(_ amount: Double, at time: Double) -> Bool {
    guard var swipe = momentum else { return false }
    let isOver =
      time - swipe.latest >= Pager.momentumGap - PagingPhysics.slack || swipe.add(amount, at: time)
    momentum = isOver ? nil : swipe
    return !isOver
  }

  /// Whether a gesture whose end isn't reported has been decided: it is at its limit, or it slows down at a
  /// velocity, in points per second, that turns the only page that it can turn.
  private func isDecided(_ gesture: PageScroll, velocity: Double) -> Bool {
    guard gesture.infersEnd, case .held(let place, _) = motion else { return false }
    return isAtLimit(of: gesture, forward: true) || isAtLimit(of: gesture, forward: false)
      || gesture.swipe.isSlowingDown && turns(from: place, velocity: velocity)
  }

  /// Whether a velocity, in points per second, turns the only page that a gesture can turn, at a place of it.
  private func turns(from place: StripOffset, velocity: Double) -> Bool {
    let physics = configuration.physics
    return snaps && velocity.magnitude > physics.flickVelocity && physics.pagesPerGesture == 1
      && !strip.isInside(place)
  }

  /// Scrolls the current page's own content, or the page to its place. Returns false if it fits the view and
  /// is in its place, or is at its end.
  private mutating func scrollWithin(by amount: Double, at time: Double) -> Bool {
    let range = strip.range(of: currentPage)
    guard range > 0 || !snaps else { return false }
    let from: Double
    switch motion {
    case .resting(let within): from = within
    case .held: return true
    case .settling(let settle): from = settle.within
    case .passing: from = -strip.distance(from: place(at: time))
    }
    let within = min(max(from + amount, 0), range)
    // A page between its place and the next one is already beyond it.
    guard within != from, amount.isInfinite || (within > from) == (amount > 0) else { return false }
    if reduceMotion, case .resting = motion {
      rest(within: within)
    } else {
      settle(from: place(at: time), within: within, velocity: ownVelocity(at: time), at: time)
    }
    return true
  }
}
