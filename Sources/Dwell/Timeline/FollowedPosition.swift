/// Where the pages of another pager are, which a timer follows.
struct FollowedPosition: Equatable, Sendable {
  /// How long the position has to stay at a page to make it the current one, in seconds (chosen by us: longer
  /// than a few frames of a pager that passes the page, and too short to be noticed).
  static let restDelay = 0.1
  /// The same between two pages, where a pager may only have faltered (chosen by us).
  static let restDelayBetweenPages = 0.5
  /// How far from a page a position is at the page, in pages: less than half a pixel of most pages.
  private static let tolerance = 0.001

  /// The position, in pages: 0 or more; at most the last page, or below the page count where pages loop.
  let position: Double
  /// The nearest page.
  let page: Int
  /// When that page becomes the current one, on the timebase; infinite if it is already.
  var rest: Double

  /// Whether the position is at its page.
  var isAtPage: Bool { position == Double(page) }

  /// A position that has come up at a time; nil if it is NaN, or a page or more beyond the ends.
  init?(_ position: Double, pageCount: Int, loops: Bool, currentPage: Int, at time: Double) {
    let last = Double(max(pageCount - 1, 0))
    guard position > -1, position < last + 1 else { return nil }
    var place = min(max(position, 0), last)
    if loops, pageCount > 0, place != position { place = position < 0 ? position + last + 1 : position }
    let nearest = (place + 0.5).rounded(.down)
    page = nearest > last ? 0 : Int(nearest)
    self.position = abs(place - nearest) <= FollowedPosition.tolerance ? Double(page) : place
    rest = .infinity
    if page != currentPage {
      rest = time + (isAtPage ? FollowedPosition.restDelay : FollowedPosition.restDelayBetweenPages)
    }
  }
}
