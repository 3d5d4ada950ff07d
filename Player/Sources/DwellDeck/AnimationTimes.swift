import Dwell

/// How long the animated pictures of a carousel have played at a time, as in a window that nothing pauses:
/// the current page's since that page became current, from its beginning.
///
/// A picture whose page was left stays as it is until the pages rest, and then is at its beginning. Where
/// several pages are seen at once, all in view play, each since the turn that brought it there.
public struct AnimationTimes: Equatable, Sendable {
  /// Whether several pages are seen at once.
  private let playsAll: Bool
  /// When the current page became that, in seconds.
  private var turned: Double
  /// How long the pictures have played that were left in this turn and those it interrupted, by page.
  private var left: [Int: Double] = [:]
  /// Since when the others in view play, by page, where several are seen at once.
  private var begun: [Int: Double] = [:]

  /// How long before a turn a picture stands still, in seconds: at a turn that is at the end of its loop it
  /// stays at its last frame. More than the rounding of times, and less than any frame.
  private static let instant = 1e-5

  /// The times of a carousel that begins at a time, and of which `pagesPerView` pages are seen at once.
  public init(pagesPerView: Double, at start: Double = 0) {
    playsAll = pagesPerView > 1
    turned = start
  }

  /// Follows a turn to another page.
  /// - Parameter carousel: the carousel before the turn.
  public mutating func turn(from carousel: Carousel, at now: Double) {
    if playsAll {
      let visible = carousel.visiblePages(at: now)
      begun = Dictionary(visible.map { ($0, begun[$0] ?? turned) }) { first, _ in first }
    } else {
      if carousel.pages.phase(at: now) == .idle { left = [:] }
      left[carousel.currentPage] = max(now - turned - Self.instant, 0)
    }
    turned = now
  }

  /// How long the picture of a page has played at a time, in seconds; 0 or more.
  public func time(ofPage page: Int, in carousel: Carousel, at now: Double) -> Double {
    if playsAll { return max(now - (begun[page] ?? turned), 0) }
    if page == carousel.currentPage { return max(now - turned, 0) }
    return carousel.pages.phase(at: now) == .idle ? 0 : left[page] ?? 0
  }
}
