/// Finds the page that a release leads to, by strict thresholds of distance and speed.
struct PageSnap: Equatable, Sendable {
  /// The thresholds.
  var physics: PagingPhysics
  /// The length of which a drag must pass the swipe threshold: the view's if a page fills it, in points.
  var turnLength: Double
  /// The distance to the next snap point, in points.
  var distance: Double

  /// The page that a release leads to, counted from the current one, ignoring the ends of the strip.
  ///
  /// `whole` is the page at the view's leading edge, counted from the current one, and `gap` how far the view
  /// is beyond it, in points (below 0 before the first page). `velocity` and `travel` are those of the
  /// gesture, forward, in points (per second). A flick in the direction of `travel` turns a page at any
  /// distance; one against it cancels the turn.
  func pages(whole: Int, gap: Double, velocity: Double, travel: Double) -> Int {
    let threshold = physics.flickVelocity + PagingPhysics.slack
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

  /// The page that a release without speed leads to: the next one beyond the threshold.
  private func nearest(whole: Int, gap: Double) -> Int {
    let threshold = physics.swipeThreshold * turnLength + PagingPhysics.slack
    if gap <= 0 { return -gap > threshold ? whole &- 1 : whole }
    if whole >= 0 { return gap > threshold ? whole &+ 1 : whole }
    return distance - gap > threshold ? whole : whole + 1
  }
}
