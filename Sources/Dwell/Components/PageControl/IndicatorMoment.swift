/// The shares of being current at one instant: what a layout reads.
struct IndicatorMoment {
  /// The spring's two motions at the instant.
  private let basis: SpringBasis
  /// The part of a cross-fade that is done, 0...1.
  private let faded: Double
  /// Whether everything has arrived.
  private let isSettled: Bool
  /// Whether a finger holds the shares where they are.
  private let isHeld: Bool
  /// The place of the window's first mark, in pages.
  let windowStart: Double

  /// The instant `time` of a transition.
  init(_ transition: IndicatorTransition, at time: Double) {
    isHeld = transition.style == .held
    isSettled = time >= transition.end
    let elapsed = max(time - transition.start, 0)
    basis = isSettled || isHeld ? .rest : IndicatorTransition.spring.basis(at: elapsed)
    faded = min(elapsed / IndicatorTransition.fadeDuration, 1)
    windowStart =
      isSettled ? transition.windowStart.target : transition.windowStart.value(at: time)
  }

  /// The share with the given index, as it is at the instant.
  func share(_ index: Int, of transition: IndicatorTransition) -> IndicatorTransition.Share {
    var share = transition.shares[index]
    guard !isHeld else { return share }
    let target = index == transition.shares.count - 1 ? 1.0 : 0
    if isSettled {
      share.weight = target
      share.velocity = 0
    } else if transition.style == .crossFade {
      share.weight += (target - share.weight) * faded
    } else {
      let distance = share.weight - target
      let velocity = share.velocity
      share.weight = target + distance * basis.displacement + velocity * basis.impulse
      share.velocity = distance * basis.displacementVelocity + velocity * basis.impulseVelocity
    }
    return share
  }
}

extension IndicatorTransition {
  /// The shares at an instant.
  func moment(at time: Double) -> IndicatorMoment { IndicatorMoment(self, at: time) }
}
