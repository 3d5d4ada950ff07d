/// How the mark of "current" is shared among pages while it moves from one to another.
///
/// Every page that was current a moment ago still has a share of it; the current page's share goes to 1 and
/// every other to 0, all on one spring from one moment. What a row looks like is then a mean of how it looks
/// for each of these pages, weighted by their shares: lengths, places and opacities move together, a turn
/// that comes in the middle of another takes over every velocity, and a row of a million pages costs no more
/// than one of three.
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
    /// The picture of a cross-fade that the share is a part of, the oldest 0. On a spring there is one
    /// picture.
    var picture: UInt8 = 0
    /// Where the window's first mark stands in that picture while it fades out, in pages.
    var windowStart = 0.0
  }

  /// How the shares move.
  enum Style: Equatable, Sendable {
    /// On a spring, with all that hangs on them.
    case spring
    /// At a constant rate, as the opacities of pictures that stand still (Reduce Motion).
    case crossFade
    /// Not by themselves: a finger holds them.
    case tracking
  }

  /// The spring of a row of marks.
  static let spring = Spring.row
  /// How long a cross-fade takes, in seconds (chosen by us: as long as the spring seems to take).
  static let fadeDuration = 0.25
  /// The share that cannot be told from none: below a thirtieth of a point of the pill.
  static let tolerance = 0.001
  /// How many pages keep a share at most, and how many pictures fade at once; the smallest are dropped, where
  /// a row of keys held down would pile them up.
  static let maximumShareCount = 8

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
  func isMoving(at time: Double) -> Bool { style != .tracking && time < end }

  /// Follows a finger that holds the pages between two neighbours: `fraction` of being current, growing by
  /// `velocity` a second, has gone from one page to the other.
  mutating func track(
    from page: Int, to other: Int, fraction: Double, velocity: Double, window: IndicatorWindow
  ) {
    let first = Double(window.start(showing: page))
    let second = Double(window.start(showing: other))
    // Around the end of a loop the window does not travel through all pages.
    let travels = abs(second - first) <= Double(window.length)
    self = IndicatorTransition(
      restingOn: other,
      window: travels ? first + (second - first) * fraction : fraction < 0.5 ? first : second)
    style = .tracking
    end = .infinity
    guard page != other else { return }
    shares[0].weight = fraction
    shares[0].velocity = velocity
    shares.insert(Share(page: page, weight: 1 - fraction, velocity: -velocity, progress: 0), at: 0)
  }

  /// Moves on to another page.
  /// - Parameters:
  ///   - page: The page that is current now.
  ///   - left: The page that was current, and the progress that it showed.
  ///   - window: Where the window's first mark goes, in pages.
  ///   - windowLength: The number of marks in the window. If the page is not among them, the window is there
  ///     at once: the mark that becomes current is always to be seen, and a row that whirls past tells
  ///     nothing.
  mutating func move(
    to page: Int, leaving left: (page: Int, progress: Double), window: Double, windowLength: Int,
    style: Style, at time: Double
  ) {
    let snapshot = snapshot(at: time)
    let place = Double(page) - snapshot.windowStart
    let travels = place >= 0 && place <= Double(windowLength - 1)
    if style == .crossFade {
      shares = fadingShares(
        of: snapshot, to: page, leaving: left, window: window, isSeen: travels, at: time)
    } else {
      shares = blendedShares(of: snapshot, to: page, leaving: left, isSeen: travels)
    }
    windowStart =
      travels && style == .spring
      ? windowStart.retargeted(to: window, at: time)
      : SpringMotion(restingAt: window, spring: windowStart.spring)
    self.style = style
    start = time
    settle()
  }

  /// The shares with which a spring goes on to a page: one of every page, whatever picture it was in.
  private func blendedShares(
    of snapshot: IndicatorSnapshot, to page: Int, leaving left: (page: Int, progress: Double), isSeen: Bool
  ) -> [Share] {
    var kept: [Share] = []
    var arriving = Share(page: page, weight: 0, velocity: 0, progress: 0)
    for index in shares.indices {
      let share = snapshot.share(index)
      if share.page == page {
        arriving.weight += share.weight
        arriving.velocity += share.velocity
      } else if let other = kept.firstIndex(where: { $0.page == share.page }) {
        kept[other].weight += share.weight
      } else if isSeen {
        kept.append(
          Share(
            page: share.page, weight: share.weight, velocity: share.velocity,
            progress: share.page == left.page ? left.progress : share.progress))
      }
    }
    kept.removeAll {
      abs($0.weight) <= IndicatorTransition.tolerance && abs($0.velocity) <= IndicatorTransition.tolerance
    }
    while kept.count >= IndicatorTransition.maximumShareCount {
      kept.remove(at: kept.indices.min { abs(kept[$0].weight) < abs(kept[$1].weight) } ?? 0)
    }
    return kept + [arriving]
  }

  /// The shares with which the still picture of a page fades in, and every picture that is seen now fades
  /// out: the row as it stands, or all pictures of a cross-fade that is under way.
  private func fadingShares(
    of snapshot: IndicatorSnapshot, to page: Int, leaving left: (page: Int, progress: Double), window: Double,
    isSeen: Bool, at time: Double
  ) -> [Share] {
    var kept: [Share] = []
    var arriving = Share(page: page, weight: 0, velocity: 0, progress: 0)
    guard isSeen else { return [arriving] }
    let isFading = style == .crossFade && time < end
    for index in shares.indices {
      var share = snapshot.share(index)
      share.velocity = 0
      if !isFading || index == shares.count - 1 {
        // The row as it stands is one picture; of a cross-fade, the picture that was fading in is the newest.
        share.picture = isFading ? (kept.last?.picture ?? 0) &+ 1 : 0
        share.windowStart = snapshot.windowStart
        if share.page == left.page { share.progress = left.progress }
      }
      if abs(share.weight) > IndicatorTransition.tolerance { kept.append(share) }
    }
    // Back to a page whose still picture is fading out: it fades in again from there.
    if let still = kept.firstIndex(where: { share in
      share.page == page && abs(share.windowStart - window) <= IndicatorTransition.tolerance
        && kept.allSatisfy { $0.picture != share.picture || $0.page == page }
    }) {
      arriving.weight = kept.remove(at: still).weight
    }
    while IndicatorTransition.pictureCount(kept) >= IndicatorTransition.maximumShareCount {
      guard let faintest = kept.min(by: { abs($0.weight) < abs($1.weight) }) else { break }
      kept.removeAll { $0.picture == faintest.picture }
    }
    return IndicatorTransition.renumbered(kept + [arriving])
  }

  /// How many pictures some shares make, those of one picture being next to one another.
  private static func pictureCount(_ shares: [Share]) -> Int {
    var count = 0
    for index in shares.indices where index == 0 || shares[index].picture != shares[index - 1].picture {
      count += 1
    }
    return count
  }

  /// Shares with their pictures numbered from 0; the last share is a picture of its own.
  private static func renumbered(_ shares: [Share]) -> [Share] {
    var result = shares
    var picture: UInt8 = 0
    for index in shares.indices where index > 0 {
      let isNew = index == shares.count - 1 || shares[index].picture != shares[index - 1].picture
      if isNew { picture += 1 }
      result[index].picture = picture
    }
    result[0].picture = 0
    return result
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
