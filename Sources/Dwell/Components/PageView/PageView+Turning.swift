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
    if case .tracking = activity { touch?.stage = .rejected }
    let velocity = interrupt(at: time)
    dropHiddenOverrides()
    change(to: page, cause: cause, at: time, &outcome)
    let isBack = heading == false && entersNearest
    guard animated, strip.isVisible else {
      fade = nil
      return rest(within: isBack ? strip.range(of: page) : 0)
    }
    // A page that is visible already, as after a drag, moves to its nearer end rather than fade into itself.
    var slot = self.slot(for: page, heading: heading)
    let isFar = isLong(start(ofSlot: slot) - place.offset)
    if isFar, page == place.page || isFollowingVisible && page == strip.following(place.page) {
      dropHiddenOverrides()
      slot = self.slot(for: page, heading: nil)
    }
    let isInView = slot == 0 || slot == 1 && isFollowingVisible
    let within = entersNearest || isInView && isFar ? nearestOffset(in: page, slot: slot) : 0
    guard isInView || !reduceMotion && !isLong(start(ofSlot: slot) + within - place.offset) else {
      crossFade(at: time)
      return rest(within: within)
    }
    settle(slot: slot, within: within, velocity: velocity, at: time)
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

  /// The slot for a page: among the visible ones if it is there, else just outside, even if not a neighbour.
  /// Where several pages are in view at rest, it is where the page lies.
  mutating func slot(for page: Int, heading: Bool?) -> Int {
    let first = place.page
    let next = isFollowingVisible ? strip.following(first) : nil
    let lastSlot = next == nil ? 0 : 1
    let isNextNearer = strip.gap(of: place) > strip.way(after: first) / 2
    guard let heading else {
      if page == first { return 0 }
      if page == next { return 1 }
      let nearest = isNextNearer ? next ?? first : first
      let forward = strip.leadsForward(from: nearest, to: page)
      if strip.measures == nil { return placeOutside(page, forward: forward) }
      return forward ? strip.distance(from: first, to: page) : -strip.distance(from: page, to: first)
    }
    let neighbour = currentSlot &+ (heading ? 1 : -1)
    if strip.measures != nil { return neighbour }
    let isPassing = heading ? neighbour <= lastSlot : neighbour >= 0
    if isPassing, neighbour == 0 && page == first || neighbour == 1 && page == next { return neighbour }
    return placeOutside(page, forward: heading)
  }

  /// Puts a page beside the visible ones, and returns its slot.
  private mutating func placeOutside(_ page: Int, forward: Bool) -> Int {
    let first = place.page
    let next = isFollowingVisible ? strip.following(first) : nil
    if forward {
      let last = next ?? first
      let slot = next == nil ? 1 : 2
      if page == last { return slot - 1 }
      if strip.following(last) != page {
        strip.pendingOverride = AdjacencyOverride(before: last, after: page)
      }
      return slot
    }
    if page == first { return 0 }
    if strip.preceding(first) != page {
      strip.pendingOverride = AdjacencyOverride(before: page, after: first)
    }
    return -1
  }

  /// Begins to fade out the page that is most visible, in the time of a turn.
  mutating func crossFade(at time: Double) {
    let spring = configuration.physics.spring
    let remainder = fade?.remainder(at: time) ?? 0
    var leaving = PageFade(
      page: place.page, start: strip.start(of: place), opacity: 1 - remainder,
      motion: SpringMotion(from: 1, to: 0, start: time, spring: spring), end: time)
    if strip.gap(of: place) > strip.way(after: place.page) / 2, let next = strip.following(place.page) {
      leaving.page = next
      leaving.start += strip.step(fromStop: place.page, to: next)
    }
    if let fade, fade.page == currentPage {
      // The current page was fading out: both fades reverse from where they are.
      leaving.opacity = 1
      leaving.motion = SpringMotion(
        from: 1 - remainder, velocity: -fade.motion.velocity(at: time), to: 0, start: time, spring: spring)
    } else if let fade, remainder > 0.5 {
      leaving.page = fade.page
      leaving.start = fade.start
      leaving.opacity = fade.opacity * remainder
    }
    leaving.end = end(of: leaving.motion, at: time)
    fade = leaving.page == currentPage ? nil : leaving
  }

  /// When a fade ends: when no more is left of it than a motion over the view leaves of its way.
  private func end(of fade: SpringMotion, at time: Double) -> Double {
    let tolerance = PageView.tolerance / max(strip.viewLength + strip.spacing, 1)
    return min(fade.settledTime(tolerance: tolerance), time + PageView.maximumSettlingDuration)
  }

  /// Replaces a running motion by its end: the current page fades in at rest, from as much of it as was
  /// visible, and the other page fades out in place. If no other page is visible, the motion continues.
  mutating func fadeToRest(at time: Double) {
    guard case .settling(let settle) = activity else { return }
    var stopped = self
    stopped.interrupt(at: time)
    let first = stopped.place.page
    let next = stopped.isFollowingVisible ? strip.following(first) : nil
    let share = next == nil ? 0 : min(strip.gap(of: stopped.place) / strip.way(after: first), 1)
    let isNextLeaving = next != nil && (first == currentPage || next != currentPage && share > 0.5)
    guard isNextLeaving || first != currentPage else { return }
    // The share of the current page that is not yet visible.
    let rest = first == currentPage ? share : next == currentPage ? 1 - share : 1
    var leaving = PageFade(
      page: first, start: strip.start(of: stopped.place), opacity: 0,
      motion: SpringMotion(from: rest, to: 0, start: time, spring: configuration.physics.spring), end: time)
    if isNextLeaving, let next {
      leaving.page = next
      leaving.start += strip.step(fromStop: first, to: next)
    }
    guard rest > 0 else { return }
    leaving.opacity = 1 / rest
    leaving.end = end(of: leaving.motion, at: time)
    self = stopped
    fade = leaving
    self.rest(within: settle.within)
  }
}
