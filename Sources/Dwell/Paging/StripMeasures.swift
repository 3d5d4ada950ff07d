/// The measures of a layout in a view with its pages, computed once when one of them changes, O(n) in the
/// pages that the viewport shows.
struct StripMeasures: Equatable, Sendable {
  /// Where the viewport begins in the view, in points.
  private(set) var start: Double
  /// Whether the insets are too long for the view, and were made shorter.
  private(set) var areInsetsShortened: Bool
  /// The length of the viewport, in points, at least ``PageStrip/shortestLength``.
  private(set) var viewport: Double
  /// The length of a page without one of its own, in points, at least ``PageStrip/shortestLength``; the mean
  /// of uneven ones.
  private(set) var length: Double
  /// Whether such pages differ by a pixel: ``PageStrip/isUneven``.
  private(set) var isUneven = false
  /// Whether the pages are not enough to loop: they fill neither the view and a page more, so that none is in
  /// view twice, nor the viewport twice over; or a turn goes past all of them, so that they have one snap
  /// point.
  private(set) var isTooShortToLoop = false
  /// The pages at which the strip rests.
  private(set) var snapPoints: SnapPoints
  /// How far the strip is moved from where the first page's start is the viewport's, at the first snap point.
  private(set) var firstShift = 0.0
  /// The same for the last snap point's page.
  private(set) var lastShift = 0.0

  /// The measures of a strip in a layout that isn't plain.
  init(_ strip: PageStrip) {
    let layout = strip.layout
    let insets = layout.leadingInset + layout.trailingInset
    let least = strip.shortestLength
    let room = max(strip.viewLength - least, 0)
    let scale = insets > room ? room / insets : 1
    areInsetsShortened = insets > room
    let grid = strip.grid
    start = grid.snapped(layout.leadingInset * scale)
    viewport = max(strip.viewLength - (start + grid.snapped(layout.trailingInset * scale)), least)
    switch layout.length {
    case .viewport, .own: length = viewport
    case .fixed(let points): length = min(grid.snapped(max(points, least)), viewport)
    case .perView(let count):
      let whole = count.rounded(.up)
      length = max((viewport - strip.spacing * (whole - 1)) / count, least)
      // If a part of the last page is in the viewport, it may be a little less or more.
      if whole != count { length = grid.snapped(length) }
    }
    snapPoints = SnapPoints(second: strip.pageCount, step: layout.pagesPerTurn)
    guard strip.pageCount > 0 else { return }
    // The rest asks the strip for lengths, for which these measures are enough.
    var strip = strip
    strip.adopt(self)
    isTooShortToLoop =
      strip.loops
      && (layout.pagesPerTurn >= strip.pageCount || !strip.extends(to: leastLength(ofLoop: strip)))
    isUneven = !grid.holds(length)
    // The last page of a loop ends on a pixel: a page too short would show the next one beside the last.
    if isUneven, strip.loops, !isTooShortToLoop {
      length = grid.raised(length * Double(strip.pageCount)) / Double(strip.pageCount)
    }
    strip.adopt(self)
    findSnapPoints(of: strip)
  }

  /// How long pages and the gaps between them are at least in a loop.
  private func leastLength(ofLoop strip: PageStrip) -> Double {
    let twice = 2 * viewport + strip.spacing
    // The gap that ends the loop is part of its way round.
    guard strip.isUniform else { return twice }
    return min(twice, strip.viewLength + length - strip.spacing - PagingPhysics.slack)
  }

  /// Finds the snap points, and where the first and the last one rest.
  private mutating func findSnapPoints(of strip: PageStrip) {
    let step = snapPoints.step
    let count = strip.pageCount
    let lastCandidate = (count - 1) / step * step
    snapPoints.second = step
    snapPoints.last = lastCandidate
    firstShift = strip.alignedShift(of: 0)
    lastShift = strip.alignedShift(of: lastCandidate)
    guard strip.layout.isContained, !strip.isEndless else { return }
    guard strip.extends(to: viewport + PagingPhysics.slack) else {
      // All pages are in the viewport: as a whole they are aligned like a page.
      let rest = viewport - (strip.distance(fromStartOf: 0, toStartOf: count) - strip.spacing)
      switch strip.layout.alignment {
      case .leading: firstShift = 0
      case .center: firstShift = -strip.grid.snapped(rest / 2)
      case .trailing: firstShift = -rest
      }
      (snapPoints.second, snapPoints.last, lastShift) = (count, 0, firstShift)
      return
    }
    firstShift = 0
    while snapPoints.second < count,
      strip.distance(fromStartOf: 0, toStartOf: snapPoints.second) + strip.alignedShift(of: snapPoints.second)
        <= PagingPhysics.slack
    {
      snapPoints.second = step < count - snapPoints.second ? snapPoints.second + step : count
    }
    guard snapPoints.second < count else {
      (snapPoints.last, lastShift) = (0, firstShift)
      return
    }
    while snapPoints.last > snapPoints.second {
      let earlier = snapPoints.last - step
      guard tail(from: earlier, of: strip) <= strip.alignedShift(of: earlier) + PagingPhysics.slack else {
        break
      }
      snapPoints.last = earlier
    }
    lastShift = min(strip.alignedShift(of: snapPoints.last), tail(from: snapPoints.last, of: strip))
  }

  /// How far the strip is moved from a page's start at the viewport's to the last page's end at the
  /// viewport's.
  private func tail(from page: Int, of strip: PageStrip) -> Double {
    strip.distance(fromStartOf: page, toStartOf: strip.pageCount) - strip.spacing - viewport
  }
}

extension PageStrip {
  /// Whether the pages and the gaps between them are as long as this or longer.
  func extends(to length: Double) -> Bool {
    var total = 0.0
    for page in 0..<pageCount {
      total += step(over: page)
      if total - spacing >= length { return true }
    }
    return false
  }
}
