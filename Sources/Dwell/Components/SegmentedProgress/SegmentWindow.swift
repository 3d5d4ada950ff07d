/// The segments that are seen at once: one for every page, or a window onto the pages around the current one.
struct SegmentWindow: Equatable, Sendable {
  /// More segments are never drawn, however long the track: a screen has no room for them.
  static let maximumSegmentCount = 1000

  /// The number of pages.
  let pageCount: Int
  /// The number of segments, 0...`pageCount`.
  let length: Int

  /// The window for so many pages in a track of a length.
  init(pageCount: Int, trackLength: Double, metrics: SegmentedProgressMetrics) {
    self.pageCount = pageCount
    // Rounding must not cost a segment that fits exactly.
    let fitting = (trackLength - metrics.spacing) / (metrics.minimumSegmentLength + metrics.spacing) + 1e-9
    let most = fitting >= 1 ? Int(min(fitting, Double(SegmentWindow.maximumSegmentCount))) : 1
    length = pageCount <= most ? pageCount : min(most, metrics.windowLength)
  }

  /// Whether every page has its segment.
  var isWhole: Bool { length == pageCount }

  /// The first page of the window when a page is current: that page is in the middle, if there are pages on
  /// both sides.
  func start(showing page: Int) -> Int { min(max(page - length / 2, 0), pageCount - length) }

  /// The size of a segment as a part of its full one, 0...1: smaller next to an edge beyond which pages
  /// follow.
  /// - Parameters:
  ///   - place: Which place the segment has in the window, from 0.
  ///   - first: The page that comes to rest at the first place.
  ///   - windowOffset: How many pages too far on the window is yet.
  func scale(atPlace place: Double, first: Int, windowOffset: Double) -> Double {
    min(
      IndicatorWindow.edgeScale(distance: place, beyond: Double(first) + windowOffset),
      IndicatorWindow.edgeScale(
        distance: Double(length - 1) - place, beyond: Double(pageCount - length - first) - windowOffset))
  }
}
