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
/// A page view has no timer: an app that times its pages pauses during gestures (``isTouched``,
/// ``phase(at:)``). A view without pages is empty; a single page that fits the view cannot be dragged.
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
  /// The view's position: the one shown at rest, the one asked for while tracking (``TrackedInput``), and the
  /// page from which the motion counts while settling.
  var place = StripOffset(page: 0, offset: 0)
  /// The current page's slot relative to `place`: 0 is the page of `place`, 1 the next one.
  var currentSlot = 0
  /// The current activity.
  var activity = Activity.idle
  /// The page that is fading out above the others.
  var fade: PageFade?
  /// The touch in progress.
  var touch: PageTouch?
  /// The filter of wheel notches.
  var notches = WheelStepFilter()
  /// The time until which trackpad events are the momentum of a past gesture.
  var ignoresMomentumUntil = -Double.infinity
  /// The page at which the view last rested.
  var restedPage = 0
  /// The component's timebase.
  var timebase: Timebase
  /// Diagnostics to report.
  var log = DiagnosticsLog()

  /// A view that begins at `start`, in seconds on the front's clock. The first outcome reports unusable
  /// settings.
  public init(_ configuration: Configuration, at start: Double) {
    let sanitized = configuration.sanitized
    self.configuration = sanitized
    timebase = Timebase(start: start)
    strip = PageStrip(
      pageCount: sanitized.pageCount, loops: sanitized.loops, spacing: sanitized.spacing,
      layout: sanitized.layout)
    for entry in sanitized.pageLengths { strip.lengths[entry.page] = Size.sanitized(entry.length) }
    log.note(configuration.diagnostics)
    currentPage = strip.stop(of: sanitized.currentPage)
    restedPage = currentPage
    place.page = currentPage
  }

  /// How many rests there are: 0 or more, and the number of pages unless several are turned at once or shown
  /// together at the ends. Marks show stops, and ``position(at:)`` counts them.
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

  /// What the strip is doing.
  enum Activity: Equatable, Sendable {
    /// It rests at the current page, within that page's scroll range.
    case idle
    /// A gesture moves it.
    case tracking(TrackedInput)
    /// It moves towards a rest.
    case settling(PageSettle)
  }
}

/// A gesture that holds the strip.
enum TrackedInput: Equatable, Sendable {
  /// A finger, with the point and the requested offset at the start.
  case finger(at: Point, offset: Double)
  /// A trackpad or a crown.
  case scroll(PageScroll)
}

/// A motion of the strip towards a rest, on the timebase.
struct PageSettle: Equatable, Sendable {
  /// The offset from the page of `place`.
  var motion: SpringMotion
  /// When it arrives.
  var end: Double
  /// The offset of the rest within the current page's scroll range, in points.
  var within: Double
  /// The slots visible at any time of the motion, if they are few enough to list throughout; else nil.
  var slots: PageSlots?

  /// The same motion between pages of another length. It arrives at the same time.
  func scaled(by scale: Double) -> PageSettle {
    let motion = SpringMotion(
      from: motion.from * scale, velocity: motion.velocity * scale, to: motion.target * scale,
      start: motion.start, spring: motion.spring)
    return PageSettle(motion: motion, end: end, within: within * scale)
  }
}

/// A range of slots relative to `place`.
struct PageSlots: Equatable, Sendable {
  /// The first slot.
  var first: Int
  /// The last slot, not below the first.
  var last: Int
}

/// A page that fades out in place while another one fades in.
struct PageFade: Equatable, Sendable {
  /// The page that fades out.
  var page: Int
  /// Its start relative to the view's leading edge, in points.
  var start: Double
  /// Its opacity per unit of `motion`.
  var opacity: Double
  /// Its remainder, from at most 1 to 0; the page that fades in has the opposite share.
  var motion: SpringMotion
  /// When it has faded out, on the timebase.
  var end: Double

  /// Its remainder at a time, 0...1.
  func remainder(at time: Double) -> Double {
    time < end ? min(max(motion.value(at: time), 0), 1) : 0
  }
}
