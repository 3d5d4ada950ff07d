/// The shares of being current at one instant: what a layout reads.
struct IndicatorSnapshot {
  /// The pages with a share when the motion began.
  private let shares: [IndicatorTransition.Share]
  /// Whether a finger holds the shares where they are.
  private let isTracking: Bool
  /// The spring's two motions at the instant.
  private let basis: SpringBasis
  /// The part of a cross-fade that is done, 0...1; nil if it is none.
  private let faded: Double?
  /// The place of the window's first mark, in pages.
  let windowStart: Double

  /// The instant `time` of a transition.
  init(_ transition: IndicatorTransition, at time: Double) {
    let isSettled = time >= transition.end
    shares = transition.shares
    isTracking = transition.style == .tracking
    let elapsed = max(time - transition.start, 0)
    basis = isSettled ? .rest : IndicatorTransition.spring.basis(at: elapsed)
    let isFade = !isSettled && transition.style == .crossFade
    faded = isFade ? min(elapsed / IndicatorTransition.fadeDuration, 1) : nil
    windowStart = isSettled ? transition.windowStart.target : transition.windowStart.value(at: time)
  }

  /// The number of pages that have a share.
  var shareCount: Int { shares.count }

  /// A share, as it is at the instant; the current page's is the last.
  func share(_ index: Int) -> IndicatorTransition.Share {
    guard !isTracking else { return shares[index] }
    var share = shares[index]
    let target = index == shares.count - 1 ? 1.0 : 0
    let distance = share.weight - target
    if let faded {
      share.weight = target + distance * (1 - faded)
      share.velocity = 0
    } else {
      let velocity = share.velocity
      share.weight = target + distance * basis.displacement + velocity * basis.impulse
      share.velocity = distance * basis.displacementVelocity + velocity * basis.impulseVelocity
    }
    return share
  }
}

extension IndicatorSnapshot {
  /// The shares of the picture that begins with a share: all of them, but for a cross-fade.
  func picture(from first: Int) -> Range<Int> {
    var end = first + 1
    while end < shares.count, shares[end].picture == shares[first].picture { end += 1 }
    return first..<end
  }

  /// How much is seen of a picture, around 0...1.
  func opacity(of picture: Range<Int>) -> Double {
    var opacity = 0.0
    for index in picture { opacity += share(index).weight }
    return opacity
  }

  /// Where the window's first mark stands in a picture of a cross-fade, in pages.
  func windowStart(of picture: Range<Int>) -> Double {
    picture.upperBound == shares.count ? windowStart : shares[picture.lowerBound].windowStart
  }
}

extension IndicatorTransition {
  /// The shares at an instant.
  func snapshot(at time: Double) -> IndicatorSnapshot { IndicatorSnapshot(self, at: time) }
}
