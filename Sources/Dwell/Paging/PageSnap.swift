/// Which page a release leads to: strict thresholds of distance and speed, as a pure function.
struct PageSnap: Equatable, Sendable {
  /// The thresholds.
  var physics: PagingPhysics
  /// The length of the view, in points.
  var viewLength: Double
  /// The way from one page to the next, in points.
  var pitch: Double

  /// How many pages on from the current one a release leads, negative for back, before the ends of the strip
  /// are looked at.
  /// - Parameters:
  ///   - whole: the page at the view's leading edge, counted from the current page.
  ///   - gap: how far the view is beyond that page, in points: less than a pitch; below 0 before the first
  ///     page.
  ///   - velocity: how fast the pages go forward, in points per second of the finger.
  ///   - travel: how far the finger has moved pages forward in this gesture, in points. A flick the same way
  ///     turns a page whatever the distance; a flick against it calls the turn off.
  func pages(whole: Int, gap: Double, velocity: Double, travel: Double) -> Int {
    let threshold = physics.turnSpeed + PagingPhysics.slack
    var pages = nearest(whole: whole, gap: gap)
    if velocity > threshold {
      pages = gap < 0 ? whole : whole &+ 1
      if travel >= 0 { pages = max(pages, 1) }
    } else if velocity < -threshold {
      pages = gap > 0 ? whole : whole &- 1
      if travel <= 0 { pages = min(pages, -1) }
    }
    return min(max(pages, -physics.pagesPerGesture), physics.pagesPerGesture)
  }

  /// The page that a release without speed leads to, counted from the current one and not limited: the next
  /// one as soon as more than the share of the view's length is passed.
  private func nearest(whole: Int, gap: Double) -> Int {
    let threshold = physics.turnShare * viewLength + PagingPhysics.slack
    if gap <= 0 { return whole }
    if whole >= 0 { return gap > threshold ? whole &+ 1 : whole }
    return pitch - gap > threshold ? whole : whole + 1
  }
}
