/// How the mark of "current" is shared among pages while it moves from one to another.
///
/// Every page that was current a moment ago still has a share of it; the current page's share goes to 1 and every
/// other to 0, all on one spring from one moment (R024-R026). What a row looks like is then a mean of how it looks for
/// each of these pages, weighted by their shares: lengths, places and opacities move together, a turn that comes in the
/// middle of another takes over every velocity, and a row of a million pages costs no more than one of three.
struct IndicatorTransition: Equatable, Sendable {
  /// A page's share of being current, as it was when the motion began.
  struct Share: Equatable, Sendable {
    /// The page.
    var page: Int
    /// Its share.
    var weight: Double
    /// How fast the share was growing, per second.
    var velocity: Double
    /// The progress that the page shows while its share goes away.
    var progress: Double
  }

  /// How the shares move.
  enum Style: Equatable, Sendable {
    /// On a spring, with all that hangs on them.
    case spring
    /// At a constant rate, as the opacities of two pictures that stand still (Reduce Motion).
    case crossFade
    /// Not by themselves: a finger holds them.
    case held
  }

  /// The spring of R025.
  static let spring = Spring.row
  /// How long a cross-fade takes, in seconds (chosen by us: as long as the spring seems to take).
  static let fadeDuration = 0.25
  /// The share that cannot be told from none: below a thirtieth of a point of the pill.
  static let tolerance = 0.001
  /// How many pages keep a share at most; the smallest are dropped, where a row of keys held down would pile them up.
  static let mostShares = 8

  /// The pages with a share; the current one last. Empty only if there are no pages.
  private(set) var shares: [Share]
  /// The place of the window's first mark when the motion began, in pages.
  private(set) var windowStart: SpringMotion
  /// When the motion began.
  private(set) var start: Double
  /// When it is over.
  private(set) var end: Double
  /// How it moves.
  private(set) var style = Style.spring

  /// A row at rest on a page.
  init(restingOn page: Int, window: Double) {
    shares = [Share(page: page, weight: 1, velocity: 0, progress: 0)]
    windowStart = SpringMotion(restingAt: window, spring: IndicatorTransition.spring)
    start = 0
    end = -.infinity
  }

  /// Whether something is moving at a time.
  func isMoving(at time: Double) -> Bool { style != .held && time < end }

  /// Follows a finger that holds the pages between two neighbours: `fraction` of being current, growing by `velocity`
  /// a second, has gone from one page to the other.
  mutating func hold(
    from page: Int, to other: Int, fraction: Double, velocity: Double, window: IndicatorWindow
  ) {
    let first = Double(window.start(showing: page))
    let second = Double(window.start(showing: other))
    // Around the end of a loop the window does not travel through all pages.
    let travels = abs(second - first) <= Double(window.length)
    self = IndicatorTransition(
      restingOn: other,
      window: travels ? first + (second - first) * fraction : fraction < 0.5 ? first : second)
    guard page != other else { return }
    shares[0].weight = fraction
    shares[0].velocity = velocity
    shares.insert(Share(page: page, weight: 1 - fraction, velocity: -velocity, progress: 0), at: 0)
    style = .held
    end = .infinity
  }

  /// Moves on to another page.
  /// - Parameters:
  ///   - page: The page that is current now.
  ///   - left: The page that was current, and the progress that it showed.
  ///   - window: Where the window's first mark goes, in pages.
  ///   - windowLength: The number of marks in the window. If the page is not among them, the window is there at once:
  ///     the mark that becomes current is always to be seen, and a row that whirls past tells nothing.
  mutating func move(
    to page: Int, leaving left: (page: Int, progress: Double), window: Double, windowLength: Int,
    style: Style, at time: Double
  ) {
    let moment = moment(at: time)
    let place = Double(page) - moment.windowStart
    let travels = place >= 0 && place <= Double(windowLength - 1)
    var kept: [Share] = []
    for index in shares.indices where travels && shares[index].page != page {
      var share = moment.share(index)
      if share.page == left.page { share.progress = left.progress }
      if abs(share.weight) > IndicatorTransition.tolerance
        || abs(share.velocity) > IndicatorTransition.tolerance
      {
        kept.append(share)
      }
    }
    while kept.count >= IndicatorTransition.mostShares || (style == .crossFade && kept.count > 1) {
      kept.remove(at: kept.indices.min { abs(kept[$0].weight) < abs(kept[$1].weight) } ?? 0)
    }
    var arriving = Share(page: page, weight: 0, velocity: 0, progress: 0)
    for index in shares.indices where shares[index].page == page { arriving = moment.share(index) }
    shares = kept + [arriving]
    windowStart =
      travels && style == .spring
      ? windowStart.retargeted(to: window, at: time)
      : SpringMotion(restingAt: window, spring: windowStart.spring)
    self.style = style
    start = time
    settle()
  }

  /// Finds out when the motion is over.
  private mutating func settle() {
    guard style == .spring else {
      for index in shares.indices { shares[index].velocity = 0 }
      end = start + IndicatorTransition.fadeDuration
      return
    }
    end = windowStart.settledTime(tolerance: IndicatorTransition.tolerance)
    for index in shares.indices {
      let target = index == shares.count - 1 ? 1.0 : 0
      let share = shares[index]
      let duration = IndicatorTransition.spring.settlingDuration(
        displacement: share.weight - target, velocity: share.velocity,
        tolerance: IndicatorTransition.tolerance)
      end = max(end, start + duration)
    }
  }
}
