/// How the strip moves. Only this file replaces it, and with it the view's place.
enum StripMotion: Equatable, Sendable {
  /// It rests at the current page, at an offset from the page's place of rest, in points: within the page's
  /// scroll range, or anywhere where pages don't snap.
  case resting(within: Double)
  /// A gesture holds it at the place that it asks for, beyond the ends too: a trackpad's or a crown's, or a
  /// finger's without one.
  case held(StripOffset, PageScroll?)
  /// It moves towards a rest on the current page.
  case settling(PageSettle)
  /// It passes by itself.
  case passing(PagePass)
}

/// A motion of the strip towards a rest, on the owner's time.
struct PageSettle: Equatable, Sendable {
  /// Where it began, with the slot that it leads to.
  var origin: StripOffset
  /// The offset from the page of ``origin``.
  var motion: SpringMotion
  /// When it arrives.
  var end: Double
  /// The offset of the rest from the current page's place, in points; see ``StripMotion/resting(within:)``.
  var within: Double
  /// The pages visible at any time of the motion, if they are few enough to list throughout; else nil.
  var slots: PageSlots?

  /// The place at an offset of the motion, not normalized.
  func place(atOffset offset: Double) -> StripOffset {
    StripOffset(page: origin.page, slot: origin.slot, offset: offset)
  }

  /// The same motion between pages of another length, none of which scrolls. It arrives at the same time.
  func scaled(by scale: Double) -> PageSettle {
    var scaled = self
    scaled.within *= scale
    scaled.motion = SpringMotion(
      from: motion.from * scale, velocity: motion.velocity * scale, to: motion.target * scale,
      start: motion.start, spring: motion.spring)
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

/// A page that fades out in place while another one fades in.
struct PageFade: Equatable, Sendable {
  /// The page that fades out.
  var page: Int
  /// Its start relative to the view's leading edge, in points.
  var start: Double
  /// The difference of its distance from being aligned, in points; see ``PageStrip/displacement(at:)``.
  var displacement: Double
  /// Its opacity per unit of `motion`.
  var opacity: Double
  /// Its remainder, from at most 1 to 0; the page that fades in has the rest.
  var motion: SpringMotion
  /// When it has faded out, on the owner's time.
  var end: Double

  /// Its remainder at a time before its end, 0...1.
  func remainder(at time: Double) -> Double { min(max(motion.value(at: time), 0), 1) }
}

extension Pager {
  /// The distance at which a motion has arrived, in points: an eighth of the smallest device pixel.
  static let tolerance = 0.04
  /// The maximum duration of a motion, in seconds, whatever its damping.
  static let maximumSettlingDuration = 60.0
  /// The time that a slow motion must leave between two frames to be worth a wake-up of its own, in seconds:
  /// a frame at 60 Hz.
  static let frameDuration = 1.0 / 60

  /// The resistance beyond the first and the last page.
  var band: RubberBand { RubberBand(factor: configuration.physics.overscroll) }

  /// The normalized place shown at a time to which the view has advanced.
  func place(at time: Double) -> StripOffset {
    switch motion {
    case .resting(let within):
      let place = StripOffset(page: currentPage, offset: within)
      return within == 0 ? place : strip.normalized(place)
    case .held(var place, _):
      place.offset = band.displayed(place.offset, in: strip.bounds(at: place.page))
      return place
    case .settling(let settle): return place(atOffset: settle.motion.value(at: time), of: settle)
    case .passing(let pass): return stoppedAtEnds(pass.place(at: time))
    }
  }

  /// The normalized place at an offset of a motion.
  func place(atOffset offset: Double, of settle: PageSettle) -> StripOffset {
    stopped(strip.normalized(settle.place(atOffset: offset)))
  }

  /// A place on the strip, clamped to its ends if there is no overscroll.
  func stopped(_ place: StripOffset) -> StripOffset {
    configuration.physics.overscroll == 0 ? strip.clamped(place) : place
  }

  /// How fast the strip moves by itself at a time, forward, in points per second; 0 at rest or held.
  func ownVelocity(at time: Double) -> Double {
    switch motion {
    case .resting, .held: 0
    case .settling(let settle): settle.motion.velocity(at: time)
    case .passing(let pass): pass.speed
    }
  }

  /// Rests on the current page, at a position in its scroll range.
  mutating func rest(within: Double) {
    let within = strip.grid.snapped(within)
    motion = .resting(within: within)
    strip.dropHiddenOverrides(at: strip.normalized(StripOffset(page: currentPage, offset: within)))
  }

  /// Holds the strip at a place that is shown, by a scroll gesture or a finger.
  mutating func hold(at shown: StripOffset, by scroll: PageScroll?) {
    var place = shown
    place.offset = band.raw(place.offset, in: strip.bounds(at: place.page))
    restoreOrder(at: &place)
    motion = .held(place, scroll)
  }

  /// Restores the pages' order where it isn't visible from a held place, from which the current page's slot
  /// may then be another.
  private mutating func restoreOrder(at place: inout StripOffset) {
    guard !strip.isInOrder else { return }
    strip.dropHiddenOverrides(at: place)
    place.slot = strip.slot(for: currentPage, from: place)
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
    restoreOrder(at: &place)
    motion = .held(place, scroll)
  }

  /// Releases a held strip, at a gesture's velocity and after its travel, forward, in points (per second). It
  /// `keepsMoving` at that velocity, unless the gesture has rested since.
  mutating func release(
    velocity: Double, keepsMoving: Bool = true, travel: Double, at time: Double, _ outcome: inout Outcome
  ) {
    guard case .held(let asked, _) = motion else { return }
    if !snaps { return coast(velocity: keepsMoving ? velocity : 0, at: time, &outcome) }
    let (page, slot, edge) = snapTarget(from: asked, velocity: velocity, travel: travel)
    if page == currentPage { outcome.edge = edge }
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

  /// The page that a release leads to, and its slot, or the edge beyond which there is none.
  func snapTarget(from place: StripOffset, velocity: Double, travel: Double)
    -> (page: Int, slot: Int, edge: PageEdge?)
  {
    if !snaps {
      let rest = nearestRest(to: stoppedAtEnds(place))
      return (rest.page, rest.slot, nil)
    }
    let most = configuration.physics.pagesPerGesture
    // While others than the current page and its neighbours are in view, they count from the nearer one.
    let whole = strip.showsOrder ? -place.slot : min(max(-place.slot, -1), 0)
    var pages = min(max(whole, -most), most)
    if !strip.isInside(place) {
      let distance = strip.distance(after: place.page)
      let snap = PageSnap(
        physics: configuration.physics, turnLength: strip.hasCustomLayout ? distance : strip.viewLength,
        distance: distance)
      pages = snap.pages(whole: whole, gap: strip.gap(of: place), velocity: velocity, travel: travel)
    }
    // The page beside the place's is the visible one, also where a far page has been put next to another.
    let slot = pages - whole
    guard (-1...1).contains(slot) else { return (strip.page(pages, from: currentPage), slot, nil) }
    guard let page = strip.page(inSlot: slot, from: place.page) else {
      return (place.page, 0, slot < 0 ? .start : .end)
    }
    return (page, slot, nil)
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
    settle(from: place, to: target, within: within, velocity: velocity, spring: spring, at: time)
  }

  /// Moves to an offset from the page of a place, which is a position at the current page in its slot.
  mutating func settle(
    from place: StripOffset, to target: Double, within: Double, velocity: Double, spring: Spring?,
    at time: Double
  ) {
    let motion = SpringMotion(
      from: place.offset, velocity: velocity, to: target, start: time,
      spring: spring ?? configuration.physics.spring)
    let end = min(motion.settledTime(tolerance: Pager.tolerance), time + Pager.maximumSettlingDuration)
    settle(PageSettle(origin: place, motion: motion, end: end, within: within), at: time)
  }

  /// Moves along a motion towards the current page.
  mutating func settle(_ settle: PageSettle, at time: Double) {
    var settle = settle
    settle.slots = slotsInView(from: time, of: settle)
    motion = .settling(settle)
  }

  /// Decelerates a long page's content, up to its ends.
  private mutating func glide(from place: StripOffset, velocity: Double, at time: Double) {
    let glide = Glide(from: place.offset, velocity: velocity, in: 0...strip.range(of: place.page))
    settle(from: place, within: glide.target, velocity: velocity, spring: glide.spring, at: time)
  }

  /// Turns to a neighbour of the current page. Returns false if there is none.
  mutating func step(forward: Bool, cause: PageChangeCause, at time: Double, _ outcome: inout Outcome) -> Bool
  {
    guard pageCount > 0 else { return false }
    let page = strip.page(forward ? 1 : -1, from: currentPage)
    guard page != currentPage else {
      if cause == .person { outcome.edge = forward ? .end : .start }
      return false
    }
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
    let velocity = ownVelocity(at: time)
    var place = place(at: time)
    strip.dropHiddenOverrides(at: place)
    change(to: page, cause: cause, at: time, &outcome)
    guard animated, strip.isVisible else {
      fade = nil
      return rest(within: heading == false && entersNearest ? strip.range(of: page) : 0)
    }
    // A page that is visible already, as after a drag, moves to its nearer end rather than fade into itself.
    place.slot = strip.slot(for: page, from: place, heading: heading)
    let isFar = isLong(strip.distance(from: place))
    if isFar, page == place.page || page == strip.next(at: place) {
      strip.dropHiddenOverrides(at: place)
      place.slot = strip.slot(for: page, from: place)
    }
    let isInView = place.slot == 0 || place.slot == 1 && strip.next(at: place) != nil
    let within = entersNearest || isInView && isFar ? strip.nearestOffset(in: page, from: place) : 0
    guard isInView || !reduceMotion && !isLong(strip.distance(from: place) + within) else {
      crossFade(from: place, at: time)
      return rest(within: within)
    }
    settle(from: place, within: within, velocity: velocity, at: time)
  }

  /// Turns to a page that the timer has turned to at `start`, which is before `time` if that was noticed
  /// late.
  mutating func show(_ page: Int, animated: Bool, from start: Double, at time: Double) {
    var outcome = Outcome()
    advance(to: time, &outcome)
    guard page != currentPage, (0..<pageCount).contains(page) else { return }
    // A running motion continues from its current position.
    let began = phase == .idle ? min(start, time) : time
    turn(to: page, heading: nil, animated: animated, cause: .app, at: began, &outcome)
    advance(to: time, &outcome)
  }

  /// Whether a distance is too long to animate: more than two views.
  private func isLong(_ distance: Double) -> Bool {
    distance.magnitude > 2 * max(strip.viewLength + strip.spacing, 1)
  }

  /// Begins to fade out the page that is most visible at a place, in the time of a turn.
  mutating func crossFade(from place: StripOffset, at time: Double) {
    let remainder = fade?.remainder(at: time) ?? 0
    let isNext = strip.fraction(ofNextAt: place) > 0.5
    var leaving = leaving(place, isNext: isNext, opacity: 1 - remainder, from: 1, at: time)
    if let fade, fade.page == currentPage {
      // The current page was fading out: both fades reverse from where they are.
      let velocity = -fade.motion.velocity(at: time)
      leaving = self.leaving(
        place, isNext: isNext, opacity: 1, from: 1 - remainder, velocity: velocity, at: time)
    } else if let fade, remainder > 0.5 {
      leaving = PageFade(
        page: fade.page, start: fade.start, displacement: fade.displacement,
        opacity: fade.opacity * remainder, motion: leaving.motion, end: leaving.end)
    }
    fade = leaving.page == currentPage ? nil : leaving
  }

  /// Replaces a running motion by its end: the current page fades in at rest, from as much of it as was
  /// visible, and the other page fades out in place. If no other page is visible, the motion continues.
  mutating func fadeToRest(at time: Double) {
    guard case .settling(let settle) = motion else { return }
    let place = place(at: time)
    let isFirst = place.page == currentPage
    let next = strip.next(at: place)
    let fraction = strip.fraction(ofNextAt: place)
    let isNextLeaving = next != nil && (isFirst || next != currentPage && fraction > 0.5)
    // The fraction of the current page that is not yet visible.
    let rest = isFirst ? fraction : next == currentPage ? 1 - fraction : 1
    guard isNextLeaving || !isFirst, rest > 0 else { return }
    fade = leaving(place, isNext: isNextLeaving, opacity: 1 / rest, from: rest, at: time)
    self.rest(within: settle.within)
  }

  /// The page of a place, or the next one, as it begins to fade out with a remainder.
  private func leaving(
    _ place: StripOffset, isNext: Bool, opacity: Double, from remainder: Double, velocity: Double = 0,
    at time: Double
  ) -> PageFade {
    let motion = SpringMotion(
      from: remainder, velocity: velocity, to: 0, start: time, spring: configuration.physics.spring)
    // It ends at the same fraction of its distance as a motion over the whole view.
    let tolerance = Pager.tolerance / max(strip.viewLength + strip.spacing, 1)
    let end = min(motion.settledTime(tolerance: tolerance), time + Pager.maximumSettlingDuration)
    var fade = PageFade(
      page: place.page, start: strip.start(of: place), displacement: strip.displacement(at: place),
      opacity: opacity, motion: motion, end: end)
    if isNext, let next = strip.next(at: place) {
      fade.page = next
      fade.start += strip.step(fromSnapPoint: place.page, to: next)
    }
    return fade
  }
}
