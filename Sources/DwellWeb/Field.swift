import Dwell

/// The fields of every configuration, by the numbers that scripts use.
///
/// A component ignores fields that don't apply to it. Booleans are true for any number but 0; enumerations
/// are set by the index of the case, and unknown indices are ignored.
enum Field: Int32, CaseIterable {
  /// The number of pages.
  case pageCount = 0
  /// The initial page; ignored by a running component.
  case currentPage
  /// Seconds for every page; with 0 or less the script drives the page.
  case duration
  /// Whether pages are timed and show their progress.
  case showsProgress
  /// Whether the first page follows the last.
  case loops
  /// Whether the script is asked before the timer turns a page.
  case asksBeforeAdvancing
  /// The progress at which a page starts; ignored by a running component.
  case initialProgress
  /// The initial reasons for a pause (``PauseReasons``); ignored by a running component.
  case pausedBy
  /// The reasons that pause the timer.
  case pausesFor
  /// Whether the user prefers reduced motion.
  case reduceMotion
  /// ``Direction``.
  case direction
  /// ``PageControl/InputProfile``.
  case inputProfile
  /// ``PageControl/Background``.
  case background
  /// ``PageControl/Overflow``.
  case overflow
  /// ``PageControl/SeenMarks``.
  case seenMarks
  /// Whether a drag along the control scrubs.
  case allowsScrubbing
  /// Whether the control is empty for a single page.
  case hidesForSinglePage
  /// A metric of dots, by its index among the options of `PageControlMetrics`.
  case dotMetric
  /// The image of all pages, or of one page by index from 0; -1 for none.
  case image
  /// The image of all pages, or of one page by index from 0, while current; -1 for none.
  case currentImage
  /// Resets every field to its default; the value is ignored.
  case defaults
  /// Whether the user prefers more contrast; set it after all metrics and colours.
  case moreContrast
  /// The marks of a carousel, in the order of ``Carousel/Indicator``; set them before what applies to them.
  case indicator
  /// ``Carousel/Side``.
  case indicatorSide
  /// The distance of the marks from that side, in points.
  case indicatorInset
  /// The margin at both ends of a row of segments, in points.
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
  /// The number of pages that fill a view, 1 or more.
  case perView
  /// The length of pages, in points.
  case pageLength
  /// The room at both ends of a page view, in points.
  case inset
  /// ``PageLayout/Alignment``.
  case alignment
  /// The number of pages that a turn passes.
  case pagesPerTurn
  /// Whether pages at the ends stay at the ends of the view.
  case isContained
  /// ``Carousel/Controls``, as bits.
  case controls
  /// The seconds before the first page's time begins; ignored by a running component.
  case startDelay
  /// ``PageTimer/AfterInteraction``.
  case afterInteraction
  /// Whether a carousel asks for as much room across its pages as they need.
  case fitsPage
  /// ``PageControl/Transition``.
  case transition
  /// ``PageControl/NumberLabel``.
  case numberLabel
  /// One of the options of `PagingPhysics`, by its index.
  case physics
  /// A metric of segments, by its index among the options of `SegmentedProgressMetrics`.
  case segmentMetric
  /// A metric of a meter, by its index among the options of `ProgressMeterMetrics`.
  case meterMetric
  /// Whether the pages of a carousel are pictures, videos or anything else of unknown colours.
  case isOverMedia
  /// Which colours the style sheet gives, as bits: 1 that of marks, 2 that of the current mark and of fills.
  case tints
  /// The colours of a meter: 0 by hue, 1 from vermilion to blue.
  case meterColors
  /// A stop of a meter's colours; four indices for each: level, red, green and blue.
  case meterStop
}

extension CaseIterable {
  /// Returns the case at a script's index; nil for an unknown one.
  static func web(_ number: Double) -> Self? {
    let index = Int(script: number)
    guard index >= 0, index < allCases.count else { return nil }
    return allCases[allCases.index(allCases.startIndex, offsetBy: index)]
  }
}
