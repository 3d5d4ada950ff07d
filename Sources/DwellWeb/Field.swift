import Dwell

/// The fields of every configuration, by the numbers that scripts know them by.
///
/// A component takes those that mean something to it. Truth is any number but 0; an enumeration is the place
/// of its case, and a number that is no place is ignored.
enum Field: Int32, CaseIterable {
  /// The number of pages.
  case pageCount = 0
  /// The page that is shown first; ignored by a component that has begun.
  case currentPage
  /// Seconds for every page; 0 and less for a page that the script drives.
  case duration
  /// Whether time is shown and passes.
  case showsProgress
  /// Whether the first page follows the last.
  case loops
  /// Whether the script is asked before a page turns by time.
  case asksBeforeAdvancing
  /// The share of a page's time that counts as passed when it begins; ignored by a component that has begun.
  case initialProgress
  /// Why no time passes at first (``PauseReasons``); ignored by a component that has begun.
  case pausedBy
  /// The reasons to pause at all.
  case pausesFor
  /// Whether the person asks for less motion.
  case reduceMotion
  /// ``Direction``.
  case direction
  /// ``PageControl/Profile``.
  case inputProfile
  /// ``PageControl/Background``.
  case background
  /// ``PageControl/Overflow``.
  case overflow
  /// ``PageControl/SeenMarks``.
  case seenMarks
  /// Whether a drag along the control turns pages.
  case allowsScrubbing
  /// Whether a single page shows no mark.
  case hidesForSinglePage
  /// A measure; the index says which (``PageControlMetrics/set(_:to:)``).
  case metric
  /// The image of all pages, -1 for none; with an index from 0 of one page.
  case image
  /// The image of all pages while they are current; with an index from 0 of one page.
  case currentImage
  /// The defaults of everything; the value says nothing.
  case defaults
  /// Whether the person asks for more contrast; after all measures.
  case moreContrast
  /// The indicator of a carousel: 0 a page control, 1 segments, 2 none.
  case indicator
  /// ``Carousel/Side``.
  case indicatorSide
  /// The distance between the marks and that side, in points.
  case indicatorInset
  /// The room on both ends of a row of segments, in points.
  case indicatorMargin
  /// ``Carousel/PageTaps``.
  case taps
  /// ``PageEffect``.
  case effect
  /// The gap between pages, in points.
  case spacing
  /// ``SegmentedProgress/Style``.
  case style
  /// The value of a meter.
  case value
  /// The value of an empty meter.
  case minimum
  /// The value of a full meter.
  case maximum
}

extension CaseIterable {
  /// The case at a place that a script gives; nil for no place.
  static func web(_ number: Double) -> Self? {
    let place = Int(web: number)
    guard place >= 0, place < allCases.count else { return nil }
    return allCases[allCases.index(allCases.startIndex, offsetBy: place)]
  }
}

extension Int {
  /// A script's number as a whole one: towards 0, at the nearest limit where it is too large, -1 for NaN.
  init(web number: Double) {
    self = number.isNaN ? -1 : Int(Swift.min(Swift.max(number, -2_147_483_648), 2_147_483_647))
  }
}
