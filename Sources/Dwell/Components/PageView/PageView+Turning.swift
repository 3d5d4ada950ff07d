extension PageView {
  /// Turns to a neighbour of the current page. Returns false if there is none.
  mutating func step(forward: Bool, cause: PageChangeCause, at time: Double, _ outcome: inout Outcome) -> Bool
  {
    guard pageCount > 1 else { return false }
    let page = strip.page(forward ? 1 : -1, from: currentPage)
    guard page != currentPage else { return false }
    turn(to: page, heading: forward, entersNearest: true, animated: true, cause: cause, at: time, &outcome)
    return true
  }

  /// Turns to another page without a drag: forward if `heading`, the shorter way if it is nil. With
  /// `entersNearest`, a long page is entered at its nearer end, otherwise at its start.
  mutating func turn(
    to page: Int, heading: Bool?, entersNearest: Bool = false, animated: Bool, cause: PageChangeCause,
    at time: Double, _ outcome: inout Outcome
  ) {
    if isHeld { touch?.stage = .rejected }
    let velocity = settlingVelocity(at: time)
    var place = place(at: time)
    strip.dropHiddenOverrides(at: place)
    change(to: page, cause: cause, at: time, &outcome)
    guard animated, strip.isVisible else {
      fade = nil
      return rest(within: heading == false && entersNearest ? strip.range(of: page) : 0)
    }
    // A page that is visible already, as after a drag, moves to its nearer end rather than fade into itself.
    place.slot = strip.slot(for: page, from: place, heading: heading)
    let isFar = isLong(strip.way(from: place))
    if isFar, page == place.page || page == strip.next(at: place) {
      strip.dropHiddenOverrides(at: place)
      place.slot = strip.slot(for: page, from: place)
    }
    let isInView = place.slot == 0 || place.slot == 1 && strip.next(at: place) != nil
    let within = entersNearest || isInView && isFar ? strip.nearestOffset(in: page, from: place) : 0
    guard isInView || !reduceMotion && !isLong(strip.way(from: place) + within) else {
      crossFade(from: place, at: time)
      return rest(within: within)
    }
    settle(from: place, within: within, velocity: velocity, at: time)
  }

  /// Turns to a page as of `clock`, which is before `now` if the turn is noticed late; both on the front's
  /// clock.
  mutating func show(_ page: Int, animated: Bool, from clock: Double, at now: Double) {
    let time = timebase.observe(now)
    var outcome = Outcome()
    advance(to: time, &outcome)
    guard page != currentPage, (0..<pageCount).contains(page) else { return }
    // A running motion continues from its current position.
    let began = phase == .idle ? min(timebase.ownTime(ofClock: clock), time) : time
    turn(to: page, heading: nil, animated: animated, cause: .app, at: began, &outcome)
    advance(to: time, &outcome)
  }

  /// Whether a distance is too long to animate: more than two views.
  private func isLong(_ way: Double) -> Bool { way.magnitude > 2 * max(strip.viewLength + strip.spacing, 1) }
}
