extension PageStrip {
  /// The length of the view without its insets, in points.
  var viewportLength: Double { measures?.viewport ?? viewLength }

  /// Where the viewport begins in the view, in points.
  var portStart: Double { measures?.start ?? 0 }

  /// The distance between two pages of the common length, in points, at least 1; the mean of uneven ones.
  var pitch: Double { max((measures?.length ?? viewLength) + spacing, 1) }

  /// The least length of a page and of the viewport, in points: at least 1, and at least a thousandth of the
  /// view, so that no more pages than a screen has room for are in view; whole pixels.
  var shortestLength: Double { grid.raised(max(viewLength / 1000, 1)) }

  /// Whether all pages have one length.
  var isUniform: Bool {
    if isUneven { return false }
    if lengths.isEmpty { return true }
    switch layout.length {
    case .viewport, .own: return false
    case .perView, .fixed: return true
    }
  }

  /// Whether pages differ by a pixel, because as many as fill the viewport aren't a whole number of pixels
  /// long.
  var isUneven: Bool { measures?.isUneven == true }

  /// A page's length, in points, on the grid.
  func length(of page: Int) -> Double {
    noteWork()
    let common = measures?.length ?? viewLength
    if isUniform { return common }
    if isUneven { return edge(of: page + 1) - edge(of: page) }
    guard layout.length == .own else { return max(grid.snapped(lengths[page] ?? 0), common) }
    return lengths[page].map { grid.snapped(max($0, shortestLength)) } ?? common
  }

  /// Where a page of the common length begins on the strip without gaps, in points from the first one: on the
  /// nearest pixel, so that pages that fill the viewport without a grid fill it.
  private func edge(of page: Int) -> Double { grid.snapped(Double(page) * (measures?.length ?? viewLength)) }

  /// A page's scroll range, in points; 0 for a page that fits the viewport.
  func range(of page: Int) -> Double { lengths.isEmpty ? 0 : max(length(of: page) - viewportLength, 0) }

  /// The distance from a page's start to the next page's, in points.
  func step(over page: Int) -> Double {
    isUniform ? pitch : layout.isPlain ? range(of: page) + pitch : length(of: page) + spacing
  }

  /// The distance from a page's start to a later page's, in points, in O(lengths told between them).
  func distance(fromStartOf page: Int, toStartOf later: Int) -> Double {
    noteWork()
    if isUneven { return edge(of: later) - edge(of: page) + Double(later - page) * spacing }
    var distance = Double(later - page) * pitch
    guard !isUniform else { return distance }
    let common = measures?.length ?? viewLength
    lengths.forEach(from: page, to: later) { told, _ in distance += length(of: told) - common }
    return distance
  }

  /// The page after a page in the view; nil after the last.
  func pageAfter(_ page: Int) -> Int? {
    if layout.isPlain { return following(page) }
    return page < pageCount - 1 ? page + 1 : isEndless ? 0 : nil
  }

  /// The page before a page in the view; nil before the first.
  func pageBefore(_ page: Int) -> Int? {
    if layout.isPlain { return preceding(page) }
    return page > 0 ? page - 1 : isEndless ? pageCount - 1 : nil
  }
}
