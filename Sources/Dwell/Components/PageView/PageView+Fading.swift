/// A page that fades out in place while another one fades in.
struct PageFade: Equatable, Sendable {
  /// The page that fades out.
  var page: Int
  /// Its start relative to the view's leading edge, in points.
  var start: Double
  /// What its distance from being aligned lacks, in points; see ``PageStrip/displacement(at:)``.
  var displacement: Double
  /// Its opacity per unit of `motion`.
  var opacity: Double
  /// Its remainder, from at most 1 to 0; the page that fades in has the opposite share.
  var motion: SpringMotion
  /// When it has faded out, on the timebase.
  var end: Double

  /// Its remainder at a time, 0...1.
  func remainder(at time: Double) -> Double {
    time < end ? min(max(motion.value(at: time), 0), 1) : 0
  }
}

extension PageView {
  /// Begins to fade out the page that is most visible at a place, in the time of a turn.
  mutating func crossFade(from place: StripOffset, at time: Double) {
    let remainder = fade?.remainder(at: time) ?? 0
    let isNext = strip.share(ofNextAt: place) > 0.5
    var leaving = leaving(place, isNext: isNext, opacity: 1 - remainder, from: 1, at: time)
    if let fade, fade.page == currentPage {
      // The current page was fading out: both fades reverse from where they are.
      let velocity = -fade.motion.velocity(at: time)
      leaving = self.leaving(
        place, isNext: isNext, opacity: 1, from: 1 - remainder, velocity: velocity, at: time)
    } else if let fade, remainder > 0.5 {
      leaving.page = fade.page
      leaving.start = fade.start
      leaving.displacement = fade.displacement
      leaving.opacity = fade.opacity * remainder
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
    let share = strip.share(ofNextAt: place)
    let isNextLeaving = next != nil && (isFirst || next != currentPage && share > 0.5)
    // The share of the current page that is not yet visible.
    let rest = isFirst ? share : next == currentPage ? 1 - share : 1
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
    // It ends when no more is left than a motion over the view leaves of its way.
    let tolerance = PageView.tolerance / max(strip.viewLength + strip.spacing, 1)
    let end = min(motion.settledTime(tolerance: tolerance), time + PageView.maximumSettlingDuration)
    var fade = PageFade(
      page: place.page, start: strip.start(of: place), displacement: strip.displacement(at: place),
      opacity: opacity, motion: motion, end: end)
    if isNext, let next = strip.next(at: place) {
      fade.page = next
      fade.start += strip.step(fromStop: place.page, to: next)
    }
    return fade
  }
}
