import Dwell

/// What scripts set, by number.
///
/// The first fields are parts of a configuration, whose options have an index in the order of their
/// declaration; the others aren't options. A component ignores fields that don't apply to it. Booleans are
/// true for any number but 0; choices are set by the index of the case, and unknown indices are ignored.
enum Field: Int32, CaseIterable {
  /// The options of `PageTimer.Configuration`.
  case timer = 0
  /// The options of `PageView.Configuration`.
  case pages
  /// The options of `PageLayout`.
  case layout
  /// The options of `PagingPhysics`.
  case physics
  /// The options of `Carousel.Configuration`.
  case carousel
  /// The options of `DotRow.Configuration`.
  case dots
  /// The options of `PageControlMetrics`.
  case dotMetrics
  /// The options of `SegmentRow.Configuration`.
  case segments
  /// The options of `SegmentedProgressMetrics`.
  case segmentMetrics
  /// The options of `ProgressMeterMetrics`.
  case meterMetrics
  /// Resets everything to its default; the value is ignored.
  case defaults
  /// The number of pages.
  case pageCount
  /// The initial page; ignored by a running component.
  case currentPage
  /// Whether the first page follows the last.
  case loops
  /// Whether the user prefers reduced motion.
  case reduceMotion
  /// ``Direction``.
  case direction
  /// Seconds for every page; with 0 or less the script drives the page. For a meter, those of its reveal.
  case duration
  /// Whether pages are timed and show their progress.
  case showsProgress
  /// The progress at which a page starts; ignored by a running component.
  case initialProgress
  /// The seconds before the first page's time begins; ignored by a running component.
  case startDelay
  /// The initial reasons for a pause (``PauseReasons``); ignored by a running component.
  case pausedBy
  /// The reasons that pause the timer.
  case pausesFor
  /// The marks of a carousel (``CarouselMarks``); set them before what applies to them.
  case indicator
  /// ``PageEffect/Standard``.
  case effect
  /// A row of a table of looks, by index from 0: its distance, in pages. The rows from there on are replaced.
  case effectRow
  /// The options of the ``PageLook`` of the last row.
  case effectLook
  /// The number of pages that fill a view, 1 or more.
  case perView
  /// The length of pages, in points.
  case pageLength
  /// The room at both ends of a page view, in points.
  case inset
  /// ``Carousel/Controls``, as bits.
  case controls
  /// The image of all pages, or of one page by index from 0; -1 for none.
  case image
  /// The image of all pages, or of one page by index from 0, while current; -1 for none.
  case currentImage
  /// Which colours the style sheet gives, as bits: 1 that of marks, 2 that of the current mark and of fills.
  case tints
  /// Whether the user prefers more contrast; set it after all metrics and colours.
  case moreContrast
  /// The value of a meter.
  case value
  /// The value of an empty meter.
  case minimum
  /// The value of a full meter.
  case maximum
  /// The colours of a meter: 0 by hue, 1 from vermilion to blue.
  case meterColors
  /// A stop of a meter's colours; four indices for each: level, red, green and blue.
  case meterStop
  /// ``IndicatorRole``, of dots or of segments.
  case indicatorRole
}
