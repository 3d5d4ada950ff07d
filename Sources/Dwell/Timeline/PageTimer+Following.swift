extension PageTimer {
  /// The position that is followed, in pages; nil if none is. It is beyond the last page only while pages
  /// loop.
  var followedPosition: Double? {
    guard let followed else { return nil }
    return loops ? followed.position : min(followed.position, Double(max(pageCount - 1, 0)))
  }

  /// Follows the pages of another pager to a position. Time is paused until they are at the current page.
  /// - Parameter turns: Whether a page becomes current when the position has stayed at it.
  mutating func follow(to position: Double, turns: Bool = true, at time: Double) -> Bool {
    guard
      var new = FollowedPosition(
        position, pageCount: pageCount, loops: loops, currentPage: currentPage, at: time)
    else { return report(.pageOutOfRange) }
    // A position that is reported twice has stayed.
    guard new.position != followed?.position else { return true }
    if !turns { new.rest = .infinity }
    setFollowed(new.isAtPage && new.page == currentPage ? nil : new, at: time)
    return true
  }

  /// Pauses while pages are followed that are away from the current page.
  mutating func setFollowed(_ position: FollowedPosition?, at time: Double) {
    let wasFollowing = followed != nil
    followed = position
    if wasFollowing != (position != nil) { updateRate(at: time) }
  }

  /// Turns to the page at which the followed pages have come to rest, if they have.
  mutating func followRest(until time: Double, _ outcome: inout Outcome) {
    guard var followed, time >= followed.rest else { return }
    let isOnTime = time - followed.rest <= PageTimer.latenessTolerance
    let start = isOnTime ? followed.rest : time
    outcome.pageChange = turn(to: followed.page, cause: .app, at: start)
    followed.rest = .infinity
    setFollowed(followed.isAtPage ? nil : followed, at: start)
  }
}
