/// How the strip moves. It owns the view's place: what moves pages replaces the motion, in this file only.
enum StripMotion: Equatable, Sendable {
  /// It rests at the current page, at an offset within the page's scroll range, in points.
  case resting(within: Double)
  /// A gesture holds it at the place that it asks for, beyond the ends too: a trackpad's or a crown's, or a
  /// finger's without one.
  case held(StripOffset, PageScroll?)
  /// It moves towards a rest on the current page.
  case settling(PageSettle)
}

/// A motion of the strip towards a rest, on the timebase.
struct PageSettle: Equatable, Sendable {
  /// Where it began, with the slot that it leads to.
  var origin: StripOffset
  /// The offset from the page of ``origin``.
  var motion: SpringMotion
  /// When it arrives.
  var end: Double
  /// The offset of the rest within the current page's scroll range, in points.
  var within: Double
  /// The pages visible at any time of the motion, if they are few enough to list throughout; else nil.
  var slots: PageSlots?

  /// The place at an offset of the motion, not normalized.
  func place(atOffset offset: Double) -> StripOffset {
    StripOffset(page: origin.page, offset: offset, slot: origin.slot)
  }

  /// The same motion between pages of another length. It arrives at the same time.
  func scaled(by scale: Double) -> PageSettle {
    var scaled = self
    scaled.origin.offset *= scale
    scaled.motion = SpringMotion(
      from: motion.from * scale, velocity: motion.velocity * scale, to: motion.target * scale,
      start: motion.start, spring: motion.spring)
    scaled.within *= scale
    return scaled
  }
}

/// A range of pages, counted from the current one.
struct PageSlots: Equatable, Sendable {
  /// The first one.
  var first: Int
  /// The last one, not below the first.
  var last: Int
}

extension PageView {
  /// The distance at which a motion has arrived, in points: an eighth of the smallest device pixel.
  static let tolerance = 0.04
  /// The maximum duration of a motion, in seconds, whatever its damping.
  static let maximumSettlingDuration = 60.0
  /// The time that a slow motion must leave between two frames to be worth a wake-up of its own, in seconds:
  /// a frame at 60 Hz.
  static let frameDuration = 1.0 / 60
  /// The time constant of a long page's deceleration, in seconds, as usual for scrolling on touch screens.
  private static let glideTime = 0.325

  /// The resistance beyond the first and the last page.
  private var band: RubberBand { RubberBand(factor: configuration.physics.overscroll) }

  /// The normalized place shown at a time to which the view has advanced.
  func place(at time: Double) -> StripOffset {
    switch motion {
    case .resting(let within): return StripOffset(page: currentPage, offset: within)
    case .held(var place, _):
      place.offset = band.displayed(place.offset, in: strip.bounds(at: place.page))
      return place
    case .settling(let settle): return place(atOffset: settle.motion.value(at: time), of: settle)
    }
  }

  /// The normalized place at an offset of a motion.
  func place(atOffset offset: Double, of settle: PageSettle) -> StripOffset {
    stopped(strip.normalized(settle.place(atOffset: offset)))
  }

  /// A place on the strip, clamped to its ends if there is no overscroll.
  func stopped(_ place: StripOffset) -> StripOffset {
    guard configuration.physics.overscroll == 0 else { return place }
    let bounds = strip.bounds(at: place.page)
    var place = place
    place.offset = min(max(place.offset, bounds.lowerBound), bounds.upperBound)
    return place
  }

  /// How fast the strip settles at a time, forward, in points per second; otherwise 0.
  func settlingVelocity(at time: Double) -> Double {
    if case .settling(let settle) = motion { settle.motion.velocity(at: time) } else { 0 }
  }

  /// Rests on the current page, at a position in its scroll range.
  mutating func rest(within: Double) {
    let within = strip.grid.snapped(within)
    motion = .resting(within: within)
    strip.dropHiddenOverrides(at: StripOffset(page: currentPage, offset: within))
  }

  /// Holds the strip at a place that is shown, by a scroll gesture or a finger.
  mutating func hold(at shown: StripOffset, by scroll: PageScroll?) {
    var place = shown
    place.offset = band.raw(place.offset, in: strip.bounds(at: place.page))
    motion = .held(place, scroll)
  }

  /// Moves a held strip forward by an amount in points, a scroll gesture's within its limits.
  mutating func drag(by amount: Double, with scroll: PageScroll?) {
    guard case .held(var place, _) = motion else { return }
    place.offset += amount
    if let scroll {
      if let end = strip.offset(of: scroll.highest, from: place) { place.offset = min(place.offset, end) }
      if let end = strip.offset(of: scroll.lowest, from: place) { place.offset = max(place.offset, end) }
    }
    place = strip.normalized(place)
    strip.dropHiddenOverrides(at: place)
    motion = .held(place, scroll)
  }

  /// Lets go of a held strip, at a gesture's velocity and after its travel, forward, in points (per second).
  /// It `keepsMoving` at that velocity, unless the gesture has rested since.
  mutating func release(
    velocity: Double, keepsMoving: Bool = true, travel: Double, at time: Double, _ outcome: inout Outcome
  ) {
    guard case .held(let asked, _) = motion else { return }
    let (page, slot) = landing(from: asked, velocity: velocity, travel: travel)
    let speed = (keepsMoving ? velocity : 0) * band.rate(at: asked.offset, in: strip.bounds(at: asked.page))
    var place = place(at: time)
    place.slot = slot
    change(to: page, cause: .person, at: time, &outcome)
    if slot == 0, strip.isInside(asked) {
      glide(from: place, velocity: speed, at: time)
    } else {
      settle(from: place, velocity: speed, at: time)
    }
  }

  /// The page that a release leads to, and its slot.
  func landing(from place: StripOffset, velocity: Double, travel: Double) -> (page: Int, slot: Int) {
    let most = configuration.physics.pagesPerGesture
    let whole = -place.slot
    var pages = min(max(whole, -most), most)
    if !strip.isInside(place) {
      let way = strip.way(after: place.page)
      let snap = PageSnap(
        physics: configuration.physics, turnLength: strip.hasCustomLayout ? way : strip.viewLength, way: way)
      pages = snap.pages(whole: whole, gap: strip.gap(of: place), velocity: velocity, travel: travel)
    }
    // The page beside the place's is the visible one, also where a far page has been put next to another.
    let slot = pages - whole
    guard (-1...1).contains(slot) else { return (strip.page(pages, from: currentPage), slot) }
    return strip.page(inSlot: slot, from: place.page).map { ($0, slot) } ?? (place.page, 0)
  }

  /// Settles on the current page, in a place's slot or in a nearer one if that is too far.
  mutating func settle(from place: StripOffset, velocity: Double, at time: Double) {
    var place = place
    strip.dropHiddenOverrides(at: place)
    if strip.page(inSlot: place.slot, from: place.page) != currentPage {
      place.slot = strip.slot(for: currentPage, from: place)
    }
    let within = strip.nearestOffset(in: currentPage, from: place)
    settle(from: place, within: within, velocity: velocity, at: time)
  }

  /// Moves to the current page, in a place's slot, and there to a position in its scroll range.
  mutating func settle(
    from place: StripOffset, within: Double, velocity: Double, spring: Spring? = nil, at time: Double
  ) {
    let within = strip.grid.snapped(within)
    let target = strip.rest(inSlot: place.slot, from: place.page).start + within
    let motion = SpringMotion(
      from: place.offset, velocity: velocity, to: target, start: time,
      spring: spring ?? configuration.physics.spring)
    let end = min(motion.settledTime(tolerance: PageView.tolerance), time + PageView.maximumSettlingDuration)
    settle(PageSettle(origin: place, motion: motion, end: max(end, time), within: within), at: time)
  }

  /// Moves along a motion towards the current page.
  mutating func settle(_ settle: PageSettle, at time: Double) {
    var settle = settle
    settle.slots = slotsInView(from: time, of: settle)
    motion = .settling(settle)
  }

  /// Decelerates a long page's content, up to its ends, by a critically damped spring whose initial velocity
  /// is distance / time constant: an exponential decay without overshoot. A near end shortens the constant.
  private mutating func glide(from place: StripOffset, velocity: Double, at time: Double) {
    let target = min(max(place.offset + velocity * PageView.glideTime, 0), strip.range(of: place.page))
    let constant = velocity == 0 ? 0 : ((target - place.offset) / velocity).magnitude
    settle(
      from: place, within: target, velocity: velocity,
      spring: Spring(response: 2 * Double.pi * constant, dampingFraction: 1), at: time)
  }
}
