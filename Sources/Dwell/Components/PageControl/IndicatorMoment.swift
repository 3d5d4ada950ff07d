/// The shares of being current at one instant: what a layout reads.
struct IndicatorMoment {
  /// The pages with a share when the motion began.
  private let shares: [IndicatorTransition.Share]
  /// Two neighbours between which a finger holds the mark; nil if none does.
  private let held: (from: Int, to: Int, fraction: Double)?
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
    held = nil
    let elapsed = max(time - transition.start, 0)
    basis = isSettled ? .rest : IndicatorTransition.spring.basis(at: elapsed)
    let isFade = !isSettled && transition.style == .crossFade
    faded = isFade ? min(elapsed / IndicatorTransition.fadeDuration, 1) : nil
    windowStart = isSettled ? transition.windowStart.target : transition.windowStart.value(at: time)
  }

  /// A mark that a finger holds between two neighbours: `fraction` of it has gone from one to the other.
  init(from page: Int, to other: Int, fraction: Double, window: IndicatorWindow) {
    shares = []
    held = (page, other, fraction)
    basis = .rest
    faded = nil
    let start = Double(window.start(showing: page))
    let end = Double(window.start(showing: other))
    // Around the end of a loop a window does not travel through all pages.
    let travels = abs(end - start) <= Double(window.length)
    windowStart = travels ? start + (end - start) * fraction : fraction < 0.5 ? start : end
  }

  /// The number of pages that have a share.
  var shareCount: Int { held == nil ? shares.count : 2 }

  /// A share, as it is at the instant; the current page's is the last.
  func share(_ index: Int) -> IndicatorTransition.Share {
    if let held {
      let isLast = index == 1
      return IndicatorTransition.Share(
        page: isLast ? held.to : held.from, weight: isLast ? held.fraction : 1 - held.fraction, velocity: 0,
        progress: 0)
    }
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

extension IndicatorTransition {
  /// The shares at an instant.
  func moment(at time: Double) -> IndicatorMoment { IndicatorMoment(self, at: time) }
}
