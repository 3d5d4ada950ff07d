/// Pages side by side, one at a time in view, that follow a finger and settle on a page.
///
/// ```swift
/// var view = PageView(.init(pageCount: 3), at: 0)
/// _ = view.handle(.resize(Size(width: 390, height: 844)), at: 0)
/// _ = view.handle(.press(Point(x: 300, y: 400)), at: 1)
/// _ = view.handle(.move(Point(x: 100, y: 400)), at: 1.2)
/// view.position(at: 1.2)                                               // 0.51: the pages follow the finger
/// view.handle(.release(Point(x: 100, y: 400)), at: 1.4).pageChange?.to // 1: more than half of the view
/// view.phase(at: 1.5)                                                  // settling
/// ```
///
/// A page view has no timer: to time its pages, use a ``Carousel``, or pause your own timer during gestures
/// (``isTouched``, ``phase(at:)``). A view without pages is empty; a single page that fits the view cannot be
/// dragged.
///
/// A turn to a page that is not a neighbour animates as if it were one, without the pages in between. If even
/// that is longer than two views, because a page is taller than the view, or under reduced motion, the page
/// cross-fades.
public struct PageView: PagedComponent {
  /// The current settings, with defaults for unusable values.
  public internal(set) var configuration: Configuration
  /// The page turned to last, from 0; 0 also without pages. It changes when a turn begins or a finger lifts.
  public internal(set) var currentPage = 0
  /// The component's size, in points.
  public internal(set) var size = Size.zero
  /// The order and lengths of the pages.
  var strip: PageStrip
  /// How the strip moves.
  var motion = StripMotion.resting(within: 0)
  /// How long pages are across.
  var crossLengths = PageCrossLengths()
  /// The page that is fading out above the others.
  var fade: PageFade?
  /// The touch in progress.
  var touch: PageTouch?
  /// The filter of wheel notches.
  var notches = WheelStepFilter()
  /// The last swipe on a trackpad, while its momentum may follow.
  var momentum: SwipeRhythm?
  /// Whether the front reports the end of a trackpad's gesture; else it is inferred.
  var reportsEnds = false
  /// The page at which the view last rested.
  var restedPage = 0
  /// The component's timebase.
  var timebase: Timebase
  /// Diagnostics to report.
  var log = DiagnosticsLog()

  /// A view that begins at `start`, in seconds on the front's clock. The first outcome reports unusable
  /// settings.
  public init(_ configuration: Configuration, at start: Double) {
    var sanitized = configuration
    log.note(sanitized.sanitize())
    self.configuration = sanitized
    timebase = Timebase(start: start)
    strip = PageStrip(
      pageCount: sanitized.pageCount, loops: sanitized.loops, spacing: sanitized.spacing,
      layout: sanitized.layout)
    // Set at once: each change of the strip measures the pages in view.
    var lengths = PageTable<Double>()
    for entry in sanitized.pageLengths { lengths[entry.page] = Size.sanitized(entry.length) }
    strip.lengths = lengths
    currentPage = strip.stop(of: sanitized.currentPage)
    restedPage = currentPage
  }

  /// The number of stops, the positions at which pages can rest: 0 or more, and the page count unless a turn
  /// moves on by several pages or the last pages are in view together. There is a mark for each stop, and
  /// ``position(at:)`` counts stops.
  public var stopCount: Int { strip.stopCount }

  /// The page of a stop, the one that is current while it rests. A stop out of range counts as the nearest.
  public func page(ofStop stop: Int) -> Int {
    strip.page(ofStop: max(min(stop, strip.stopCount - 1), 0))
  }

  /// The stop that a page belongs to, from 0. A page out of range counts as the nearest.
  public func stop(ofPage page: Int) -> Int {
    strip.index(ofStop: strip.stop(of: max(min(page, pageCount - 1), 0)))
  }

  /// The number of pages, 0 or more.
  public var pageCount: Int { strip.pageCount }
  /// The direction in which pages follow one another.
  public var direction: Direction { configuration.direction }
  /// Whether turns without a drag cross-fade instead of moving.
  public var reduceMotion: Bool { configuration.reduceMotion }
}
