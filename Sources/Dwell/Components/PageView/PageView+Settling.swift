extension PageView {
  /// The distance at which a motion has arrived, in points: an eighth of the smallest device pixel.
  static let tolerance = 0.04
  /// The maximum duration of a motion, in seconds, whatever its damping.
  static let maximumSettlingDuration = 60.0
  /// The time constant of a long page's deceleration, in seconds, as usual for scrolling on touch screens.
  static let glideTime = 0.325

  /// Stops at the position shown, and returns the velocity, forward, in points per second.
  @discardableResult mutating func interrupt(at time: Double) -> Double {
    var velocity = 0.0
    switch activity {
    case .idle:
      return 0
    case .tracking:
      place = shownPlace(at: time)
    case .settling(let settle):
      velocity = settle.motion.velocity(at: time)
      place = place(atOffset: settle.motion.value(at: time), slots: &currentSlot)
    }
    activity = .idle
    return velocity
  }

  /// Whether the page after the one at the view's leading edge is visible.
  var isFollowingVisible: Bool { strip.gap(of: place) > 0 && strip.following(place.page) != nil }

  /// Restores the pages' order where it isn't visible.
  mutating func dropHiddenOverrides() {
    let next = isFollowingVisible ? strip.following(place.page) : nil
    strip.visibleOverride = nil
    strip.pendingOverride = nil
    if let next, strip.following(place.page) != next {
      strip.visibleOverride = AdjacencyOverride(before: place.page, after: next)
    }
  }

  /// Settles on the current page, in a slot relative to `place`, or in a nearer one if that is too far.
  mutating func settle(on page: Int, slot: Int, velocity: Double, at time: Double) {
    dropHiddenOverrides()
    let near = self.page(inSlot: slot) == page ? slot : self.slot(for: page, heading: nil)
    settle(slot: near, within: nearestOffset(in: page, slot: near), velocity: velocity, at: time)
  }

  /// The page in a slot relative to `place`, nearby in a plain layout; nil if there is none.
  func page(inSlot slot: Int) -> Int? {
    switch slot {
    case -1: strip.preceding(place.page)
    case 0: place.page
    case 1: strip.following(place.page)
    default: strip.measures == nil ? nil : strip.page(slot, from: place.page)
    }
  }

  /// The position in a page's scroll range that is reached first on the way to its slot.
  func nearestOffset(in page: Int, slot: Int) -> Double {
    let range = strip.range(of: page)
    if slot == 0 { return min(max(place.offset, 0), range) }
    return slot < 0 ? range : 0
  }

  /// Moves to the current page, in a slot, and there to a position in its scroll range.
  mutating func settle(
    slot: Int, within: Double, velocity: Double, spring: Spring? = nil, at time: Double
  ) {
    let motion = SpringMotion(
      from: place.offset, velocity: velocity, to: start(ofSlot: slot) + within, start: time,
      spring: spring ?? configuration.physics.spring)
    let end = min(motion.settledTime(tolerance: PageView.tolerance), time + PageView.maximumSettlingDuration)
    currentSlot = slot
    settle(PageSettle(motion: motion, end: max(end, time), within: within), at: time)
  }

  /// Moves along a motion towards the current page.
  mutating func settle(_ settle: PageSettle, at time: Double) {
    var settle = settle
    settle.slots = slotsInView(from: time, of: settle)
    activity = .settling(settle)
  }

  /// The farthest slot whose start is computed: more stops than this are too far to move to.
  private static let farthestSlot = 1000

  /// Where the rest of the page in a slot begins, relative to that of the page of `place`, in points;
  /// infinite beyond ``farthestSlot``.
  func start(ofSlot slot: Int) -> Double {
    guard slot.magnitude <= PageView.farthestSlot else { return slot > 0 ? .infinity : -.infinity }
    var start = 0.0
    var page = place.page
    for _ in stride(from: slot, to: 0, by: 1) {
      guard let earlier = strip.preceding(page) else { return start - strip.pitch }
      start = start - strip.range(of: earlier) - strip.way(after: earlier)
      page = earlier
    }
    for _ in stride(from: 0, to: slot, by: 1) {
      start = start + strip.range(of: page) + strip.way(after: page)
      page = strip.following(page) ?? page
    }
    return start
  }

  /// Decelerates a long page's content, up to its ends, by a critically damped spring whose initial velocity
  /// is distance / time constant: an exponential decay without overshoot. A near end shortens the constant.
  mutating func glide(velocity: Double, at time: Double) {
    let range = strip.range(of: place.page)
    let target = min(max(place.offset + velocity * PageView.glideTime, 0), range)
    let constant = velocity == 0 ? 0 : ((target - place.offset) / velocity).magnitude
    settle(
      slot: 0, within: target, velocity: velocity,
      spring: Spring(response: 2 * Double.pi * constant, dampingFraction: 1), at: time)
  }

  /// Rests on the current page, at a position in its scroll range.
  mutating func rest(within: Double) {
    strip.visibleOverride = nil
    strip.pendingOverride = nil
    place = StripOffset(page: currentPage, offset: within)
    currentSlot = 0
    activity = .idle
  }
}
