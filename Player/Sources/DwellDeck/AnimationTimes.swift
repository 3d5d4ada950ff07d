import Dwell

/// How long the animated pictures of a carousel have played at a time, as in a window that is never paused:
/// the current page's since that page became current, from its beginning.
///
/// The picture of the previous page keeps its frame until the pages rest, and then returns to its beginning.
/// If several pages are in view at once, all of them play, each since the turn that brought it into view.
public struct AnimationTimes: Equatable, Sendable {
  /// Whether several pages are in view at once.
  private let playsAll: Bool
  /// When the current page became current, in seconds.
  private var turned: Double
  /// How long the pictures of the pages that were left in this turn, and in turns it interrupted, have
  /// played, by page.
  private var left: [Int: Double] = [:]
  /// When the other pictures in view began to play, by page, if several are in view at once.
  private var begun: [Int: Double] = [:]

  /// How long before a turn a picture stops, in seconds: at the end of its loop it stays at its last frame
  /// during the turn. More than the rounding errors of times, and less than any frame.
  private static let instant = 1e-5

  /// The times of a carousel that begins at a time, with `pagesPerView` pages in view at once.
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
