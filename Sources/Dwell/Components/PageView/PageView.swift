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
/// It owns no timer: whoever times pages pauses while ``isTouched`` or ``phase(at:)`` say that somebody is at
/// them. Zero pages are a state with nothing to see; a single page that fits the view takes no drag.
///
/// A turn to a page that is not a neighbour shows one page going and the other coming, as if they were
/// neighbours, and never the pages between. Where even that way is longer than two views, because a page is
/// taller than the view, and where less motion is asked for, the page cross-fades at its place.
public struct PageView: PagedComponent {
  /// What the view is like now, with the default in place of each value that cannot be used.
  public internal(set) var configuration: Configuration
  /// The page that was turned to last, from 0; 0 also if there is none. It changes when a finger lets go or a
  /// turn begins, not when the page has arrived.
  public internal(set) var currentPage = 0
  /// The size of the component.
  public internal(set) var size = Size.zero
  /// The pages side by side.
  var strip: PageStrip
  /// Where the view is: at rest where it is shown, held where the hand asks for (``PageGrip``), and while it
  /// settles the page from which the motion counts.
  var place = StripOffset(page: 0, offset: 0)
  /// The current page's slot, counted from the page of `place`: 0 is that page, 1 the following one.
  var currentSlot = 0
  /// What the strip is doing.
  var activity = Activity.idle
  /// The page that fades out above the others.
  var fade: PageFade?
  /// The finger that is down.
  var touch: PageTouch?
  /// The notches of the wheel.
  var notches = WheelStepFilter()
  /// Until when a trackpad's events belong to a gesture that has ended, on the component's own time.
  var ignoresMomentumUntil = -Double.infinity
  /// The page that rested last.
  var restedPage = 0
  /// The component's own time.
  var timebase: Timebase
  /// Mistakes to tell the developer.
  var log = DiagnosticsLog()

  /// A view that begins at `start`, in seconds on the front's clock. Its size is nothing until it is told
  /// one.
  ///
  /// The first outcome reports what could not be used of the configuration.
  public init(_ configuration: Configuration, at start: Double) {
    let sanitized = configuration.sanitized
    self.configuration = sanitized
    timebase = Timebase(start: start)
    strip = PageStrip(pageCount: sanitized.pageCount, loops: sanitized.loops, spacing: sanitized.spacing)
    for entry in sanitized.pageLengths { strip.lengths[entry.page] = Size.sanitized(entry.length) }
    log.note(configuration.diagnostics)
    currentPage = sanitized.currentPage
    restedPage = currentPage
    place.page = currentPage
  }

  /// The number of pages, 0 or more.
  public var pageCount: Int { strip.pageCount }
  /// The direction in which pages follow one another.
  public var direction: Direction { configuration.direction }
  /// Whether turns that are no drags cross-fade where they would move.
  public var reduceMotion: Bool { configuration.reduceMotion }

  /// What the strip is doing.
  enum Activity: Equatable, Sendable {
    /// It rests at the current page, somewhere in that page's own range.
    case idle
    /// A hand moves it.
    case held(PageGrip)
    /// It is on its way to a rest.
    case settling(PageSettle)
  }
}

/// How a hand holds the strip.
enum PageGrip: Equatable, Sendable {
  /// A finger, which was at the point when the strip was at the offset it asks for.
  case finger(at: Point, offset: Double)
  /// A trackpad or a crown.
  case scroll(PageScroll)
}

/// The strip on its way to a rest, on the component's own time.
struct PageSettle: Equatable, Sendable {
  /// The offset from the page of the view's place.
  var motion: SpringMotion
  /// When it has arrived.
  var end: Double
  /// Where in the current page's own range it comes to rest, in points.
  var within: Double
  /// The slots of the pages that are in view at some time on the way, where they are so few that all can be
  /// listed all the time; nil where pages come and go.
  var slots: PageSlots?
}

/// Neighbouring slots of the strip, counted from the page of the view's place.
struct PageSlots: Equatable, Sendable {
  /// The first of them.
  var first: Int
  /// The last of them, never below the first.
  var last: Int
}

/// A page that fades out at its place while another one fades in.
struct PageFade: Equatable, Sendable {
  /// The page that goes.
  var page: Int
  /// Where it lies, from the view's leading edge, in points.
  var start: Double
  /// Its opacity for every whole of what is left of it: its opacity when the fade began, where that began
  /// with all of it.
  var opacity: Double
  /// What is left of it, on its way to 0. The page that fades in has come as much into view as this has gone.
  var motion: SpringMotion
  /// When it has gone, on the component's own time.
  var end: Double

  /// What is left of it at a time, 0...1.
  func remainder(at time: Double) -> Double {
    time < end ? min(max(motion.value(at: time), 0), 1) : 0
  }
}
