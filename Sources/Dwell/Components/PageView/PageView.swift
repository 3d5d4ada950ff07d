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
  /// The pages.
  private(set) var pager: Pager
  /// The component's timebase.
  private(set) var timebase: Timebase
  /// Diagnostics to report.
  private var log = DiagnosticsLog()

  /// A view that begins at `start`, in seconds on the front's clock. The first outcome reports unusable
  /// settings.
  public init(_ configuration: Configuration, at start: Double) {
    var sanitized = configuration
    log.note(sanitized.sanitize())
    pager = Pager(sanitized)
    timebase = Timebase(start: start)
  }

  /// A view of a carousel's pages.
  init(_ pager: Pager, on timebase: Timebase) {
    self.pager = pager
    self.timebase = timebase
  }

  /// Applies what is due until `now`, then changes the configuration in place.
  public mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome {
    report(pager.configure(configuration, at: timebase.observe(now)))
  }

  /// Advances to `now`, then applies the event.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    report(pager.handle(event, at: timebase.observe(now)))
  }

  /// An outcome of the pages on the front's clock, with each kind of mistake once.
  private mutating func report(_ outcome: Outcome) -> Outcome {
    var outcome = outcome
    if let change = outcome.pageChange { outcome.pageChange?.time = timebase.clock(at: change.time) }
    log.note(outcome.diagnostics)
    outcome.diagnostics = log.take()
    return outcome
  }

  /// Fills `frame` with the visible pages, clipped to the bounds.
  public func frame(at now: Double, into frame: inout Frame) {
    frame.reset(size: size)
    pager.append(to: &frame, at: now, on: timebase)
    pager.limitCourse(of: &frame, on: timebase)
  }

  /// When the frame will next differ from the one at `now` by a movement of `step` points or more.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    pager.nextChange(after: now, step: step, on: timebase)
  }

  /// The current settings, with defaults for unusable values.
  public var configuration: Configuration { pager.configuration }
  /// The number of pages, 0 or more.
  public var pageCount: Int { pager.pageCount }
  /// The page turned to last, from 0; 0 also without pages. It changes when a turn begins or a finger lifts.
  public var currentPage: Int { pager.currentPage }
  /// The component's size, in points.
  public var size: Size { pager.size }
  /// The direction in which pages follow one another.
  public var direction: Direction { pager.direction }
  /// Whether turns without a drag cross-fade instead of moving.
  public var reduceMotion: Bool { pager.reduceMotion }

  /// How the pages move.
  public enum Phase: Equatable, Sendable, CaseIterable {
    /// Not at all.
    case idle
    /// With a finger, a trackpad or a crown.
    case dragging
    /// Towards ``PageView/currentPage``, or in a cross-fade.
    case settling
    /// By themselves, at the speed of a carousel.
    case passing
  }

  /// How the pages move at `now`.
  public func phase(at now: Double) -> Phase { pager.read(at: time(at: now)) { $0.phase } }

  /// The position in pages: whole while a page rests or its own content scrolls, continuous except for turns
  /// without animation, and beyond the ends during overscroll. In a loop it is 0 or more and below the page
  /// count, and wraps from the last page to 0.
  public func position(at now: Double) -> Double { pager.position(at: time(at: now)) }

  /// Where the pages are that move, in snap points, and how fast, in snap points per second; without a
  /// velocity while a finger moves them. Nil at rest.
  package func movedPages(at now: Double) -> (position: Double, velocity: Double?)? {
    pager.movedPages(at: time(at: now))
  }

  /// The fraction of the shown page's scroll range before the view, 0...1; 0 for a page that fits the view.
  public func pageFraction(at now: Double) -> Double {
    let time = time(at: now)
    return pager.read(at: time) { $0.strip.fraction(of: $0.place(at: time)) }
  }

  /// The page that a release without velocity would lead to; without a gesture, the current page.
  public var targetPage: Int {
    guard case .held(let place, _) = pager.motion else { return currentPage }
    return pager.snapTarget(from: place, velocity: 0, travel: 0).page
  }

  /// The page at which the view last rested.
  public func settledPage(at now: Double) -> Int {
    pager.read(at: time(at: now)) { $0.restedPage }
  }

  /// Whether a finger or a pressed pointer is on the pages.
  public var isTouched: Bool { pager.isTouched }

  /// Whether a page is the current one, the only one whose content should animate.
  public func isCurrent(_ page: Int) -> Bool { page == currentPage && pageCount > 0 }

  /// The visible pages at `now`, in drawing order.
  public func visiblePages(at now: Double) -> [Int] { pager.visiblePages(at: time(at: now)) }

  /// The page at a point at `now`; nil if there is none.
  public func page(at point: Point, at now: Double) -> Int? { pager.page(at: point, at: time(at: now)) }

  /// Whether the pages can follow a drag by a movement in points, of which only the direction counts: along
  /// their axis, and not out at the first or last page unless they loop. Of nested pages along one axis the
  /// innermost that can follow a drag takes it, as a front arranges.
  public func canFollow(_ movement: Point, at now: Double) -> Bool {
    let time = time(at: now)
    return pager.read(at: time) { $0.canFollow(movement, at: time) }
  }

  /// The size of a page: the view's, or longer along the main axis. On a display whose scale is known both
  /// lengths are whole device pixels, and stay the same while pages move.
  public func size(ofPage page: Int) -> Size { pager.size(ofPage: page) }

  /// All of the available size: pages take any. ``preferredSize(in:at:)`` fits them.
  public func preferredSize(in available: Size) -> Size { available.sanitized }

  /// The size that the view asks for at `now`, given `available` points: all of it, or with
  /// ``PageLayout/fitsPage`` across the pages as much as they need, which may be more.
  ///
  /// That is the length of the page at rest, and between two snap points their mean by ``position(at:)``, so
  /// a front that resizes the view after each event and frame follows a finger. If several pages are in view,
  /// the greatest length counts. In a cross-fade it is the new page's at once.
  public func preferredSize(in available: Size, at now: Double) -> Size {
    pager.preferredSize(in: available.sanitized, at: time(at: now))
  }

  /// The number of snap points, the positions at which pages can rest: 0 or more, and the page count unless a
  /// turn moves on by several pages or the last pages are in view together. There is an indicator for each
  /// snap point, and ``position(at:)`` counts snap points.
  public var snapPointCount: Int { pager.strip.snapPointCount }

  /// The page of a snap point, the one that is current while it rests. A snap point out of range counts as
  /// the nearest.
  public func page(ofSnapPoint snapPoint: Int) -> Int {
    pager.strip.page(ofSnapPoint: max(min(snapPoint, snapPointCount - 1), 0))
  }

  /// The snap point that a page belongs to, from 0. A page out of range counts as the nearest.
  public func snapPoint(ofPage page: Int) -> Int { pager.snapPoint(ofPage: page) }

  /// A time on the front's clock as the pages count it.
  private func time(at now: Double) -> Double { timebase.time(at: now) }
}
