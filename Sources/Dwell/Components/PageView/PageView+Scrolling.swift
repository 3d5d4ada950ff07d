extension PageView {
  /// The share of the view's length that a page key scrolls within a long page, so that some stays visible.
  private static let keyShare = 0.9
  /// The distance that an arrow key scrolls within a long page, in points, as in browsers.
  private static let arrowStep = 40.0
  /// Trackpad events after a gesture's end, at intervals below this, in seconds, are its momentum.
  static let momentumGap = 0.1
  /// How close to the end of a long page a gesture must begin to leave the page, in points.
  private static let reach = 0.5

  /// Scrolls long pages and turns pages with the main axis's arrows and page keys; Home and End go to an end.
  mutating func press(_ key: Key, at time: Double, _ outcome: inout Outcome) -> Bool {
    guard pageCount > 0 else { return false }
    switch key {
    case .home, .end:
      let page = key == .home ? 0 : strip.lastStop
      let isHome = key == .home
      guard page != currentPage else {
        return scrollWithin(by: strip.range(of: page) * (isHome ? -1 : 1), at: time)
      }
      turn(to: page, heading: nil, animated: true, cause: .person, at: time, &outcome)
      return true
    case .pageUp, .pageDown:
      let way = PageView.keyShare * strip.portLength
      return scrollWithin(by: key == .pageDown ? way : -way, at: time)
        || step(forward: key == .pageDown, cause: .person, at: time, &outcome)
    case .left, .right, .up, .down:
      guard let pages = direction.step(for: key) else { return false }
      return scrollWithin(by: Double(pages) * PageView.arrowStep, at: time)
        || step(forward: pages > 0, cause: .person, at: time, &outcome)
    case .space:
      return false
    }
  }

  /// Handles the wheel: a trackpad drags pages along the main axis, a notch turns one page.
  mutating func wheel(
    _ way: Point, isPrecise: Bool, at time: Double, _ outcome: inout Outcome
  ) -> Bool {
    guard let way = way.sanitized else { return false }
    let along = direction.main(ofMovement: way)
    let across = direction.cross(of: way)
    if isPrecise {
      let isScrolling = if case .tracking(.scroll) = activity { true } else { false }
      return (isScrolling || along.magnitude > across.magnitude)
        && scroll(by: along, from: .trackpad, at: time)
    }
    let isAlong = along.magnitude >= across.magnitude
    let amount = isAlong ? along : configuration.turnsOnCrossWheel ? across : 0
    if case .tracking = activity { return false }
    guard amount != 0, isMovable else { return false }
    if scrollWithin(by: amount, at: time) {
      notches.suppressBurst(forward: amount > 0, at: time)
      return true
    }
    let page = strip.page(amount > 0 ? 1 : -1, from: currentPage)
    guard page != currentPage else { return false }
    guard notches.accept(forward: amount > 0, at: time) else { return true }
    return step(forward: amount > 0, cause: .person, at: time, &outcome)
  }

  /// Ends a trackpad gesture.
  mutating func endWheel(at time: Double, _ outcome: inout Outcome) -> Bool {
    guard case .tracking(.scroll(let scroll)) = activity else { return false }
    ignoresMomentumUntil = time + PageView.momentumGap
    var velocity = scroll.velocity(at: time)
    // A position at its limit stays there, at any velocity.
    if place.offset == offset(of: scroll.highest) { velocity = min(velocity, 0) }
    if place.offset == offset(of: scroll.lowest) { velocity = max(velocity, 0) }
    endTracking(velocity: velocity, travel: scroll.travel, at: time, &outcome)
    return true
  }

  /// A limit's offset on the page of `place`, in points; nil if it lies on another page.
  private func offset(of limit: PageScroll.Limit) -> Double? {
    guard -currentSlot == limit.page else { return nil }
    return limit.isAtStart ? 0 : strip.range(of: place.page)
  }

  /// Scrolls by an amount of a trackpad or a crown, forward, in points, as a finger would.
  mutating func scroll(by amount: Double, from source: PageScroll.Source, at time: Double) -> Bool {
    guard isMovable else { return false }
    if case .tracking(.finger) = activity { return false }
    if source == .trackpad, time < ignoresMomentumUntil {
      ignoresMomentumUntil = time + PageView.momentumGap
      return true
    }
    var gesture: PageScroll
    if case .tracking(.scroll(let current)) = activity {
      gesture = current
    } else {
      guard amount != 0 else { return false }
      interrupt(at: time)
      gesture = newScroll(from: source, at: time)
      place.offset = band.raw(place.offset, in: strip.bounds(at: place.page))
    }
    gesture.add(amount, at: time)
    place.offset += amount
    place = strip.normalized(place, slots: &currentSlot)
    keepWithin(gesture)
    dropHiddenOverrides()
    activity = .tracking(.scroll(gesture))
    return true
  }

  /// A scroll gesture that begins here. It reaches as many pages as a drag, each at its nearer end. Inside a
  /// long page it scrolls only that page, unless it begins at the page's end.
  private func newScroll(from source: PageScroll.Source, at time: Double) -> PageScroll {
    let most = configuration.physics.pagesPerGesture
    let home = -currentSlot
    let range = strip.range(of: place.page)
    let isInside = range > 0 && strip.gap(of: place) == 0
    let leavesBack = !isInside || place.offset <= PageView.reach
    let leavesForward = !isInside || place.offset >= range - PageView.reach
    return PageScroll(
      source: source,
      lowest: leavesBack
        ? .init(page: min(-most, home), isAtStart: false) : .init(page: home, isAtStart: true),
      highest: leavesForward
        ? .init(page: max(most, home + 1), isAtStart: true) : .init(page: home, isAtStart: false),
      at: time)
  }

  /// Clamps the position to the gesture's limits.
  private mutating func keepWithin(_ gesture: PageScroll) {
    var hasPassed = false
    while -currentSlot > gesture.highest.page, let page = strip.preceding(place.page) {
      place.page = page
      currentSlot += 1
      hasPassed = true
    }
    if let end = offset(of: gesture.highest), hasPassed || place.offset > end { place.offset = end }
    hasPassed = false
    while -currentSlot < gesture.lowest.page, let page = strip.following(place.page) {
      place.page = page
      currentSlot -= 1
      hasPassed = true
    }
    if let end = offset(of: gesture.lowest), hasPassed || place.offset < end { place.offset = end }
  }

  /// Scrolls the current page's own content. Returns false if it fits the view or is at its end.
  private mutating func scrollWithin(by amount: Double, at time: Double) -> Bool {
    let range = strip.range(of: currentPage)
    guard range > 0 else { return false }
    var from = place.offset
    switch activity {
    case .idle: break
    case .tracking: return true
    case .settling(let settle): from = settle.within
    }
    let within = min(max(from + amount, 0), range)
    guard within != from else { return false }
    if case .idle = activity, reduceMotion {
      place.offset = within
    } else {
      let velocity = interrupt(at: time)
      settle(slot: currentSlot, within: within, velocity: velocity, at: time)
    }
    return true
  }
}
