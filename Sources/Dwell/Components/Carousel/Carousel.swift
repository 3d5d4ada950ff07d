/// Pages with an indicator and a time of their own, tied together, so that a front never has to.
///
/// ```swift
/// var carousel = Carousel(.init(pageCount: 3), at: 0)
/// _ = carousel.handle(.resize(Size(width: 390, height: 844)), at: 0)
/// carousel.handle(.tick, at: 4).pageChange   // the second page, because its time has come
/// carousel.position(at: 4.1)                 // the pages are on their way to it
/// ```
///
/// Whoever turns a page, the others follow: time turns pages and indicator, a hand on the pages turns the indicator and
/// gives the page its whole time (R033, R146), a tap on the indicator turns the pages, and the app turns all of them.
/// Selecting the page that is shown changes nothing, so two-way bindings end there (R143-R145).
///
/// What the platform's timed page control leaves open is decided thus: time starts by itself; after a veto the page's
/// time starts again; at the end without looping it stays full; it stands while people touch, scrub or hover; what is
/// hidden or in the background is told by ``Event/pause(_:)``; with less motion every time and advance is kept and
/// movement is a cross-fade; a changed duration keeps the share that has passed; a count that shrinks below the shown
/// page shows the last; and the clock is the front's, which may step.
public struct Carousel: Component {
  /// What was asked for.
  public let configuration: Configuration
  /// The pages.
  public internal(set) var pages: PageView
  /// The indicator, and the time of the pages.
  var indicator: CarouselIndicator
  /// The size of the component.
  public internal(set) var size = Size.zero
  /// Which part a press that has not ended belongs to; nil if there is none.
  var press: Press?

  /// A carousel that begins at `start`, in seconds on the front's clock. Its size is nothing until it is told one.
  public init(_ configuration: Configuration, at start: Double) {
    self.configuration = configuration
    let shared = configuration.pages
    pages = PageView(shared, at: start)
    switch configuration.indicator {
    case .control(var control):
      control.pageCount = shared.pageCount
      control.currentPage = shared.currentPage
      control.direction = shared.direction
      control.reduceMotion = shared.reduceMotion
      control.timer.loops = shared.loops
      indicator = CarouselIndicator(PageControl(control, at: start))
    case .segments(var segments):
      segments.pageCount = shared.pageCount
      segments.currentPage = shared.currentPage
      segments.direction = shared.direction
      segments.reduceMotion = shared.reduceMotion
      segments.timer.loops = shared.loops
      indicator = CarouselIndicator(SegmentedProgress(segments, at: start))
    }
  }

  /// The time of the pages.
  public var timer: PageTimer { indicator.timer }
  /// The number of pages.
  public var pageCount: Int { pages.pageCount }
  /// The page that is shown, or on its way to be, from 0.
  public var currentPage: Int { pages.currentPage }
  /// The direction in which pages follow one another.
  public var direction: Direction { pages.direction }

  /// Where the view is between pages, in pages.
  public func position(at now: Double) -> Double { pages.position(at: now) }

  /// A press that has not ended.
  struct Press: Equatable, Sendable {
    /// Whether it began on the indicator.
    var isOnIndicator: Bool
    /// Where it began.
    var start: Point
    /// When it began, on the front's clock.
    var time: Double
    /// The page that was shown then, or on its way to be.
    var page: Int
    /// Whether it stopped pages that moved.
    var isCatch = false
    /// Whether it has gone too far, or the pages have taken it, for it to be a tap.
    var isTap = true

    /// Renumbers the page after pages came or went.
    mutating func follow(_ event: Event, count: Int) {
      switch event {
      case .edit(let edit): page = edit.newIndexOrSuccessor(of: page, count: count)
      case .setPageCount: page = max(min(page, count - 1), 0)
      default: break
      }
    }
  }
}
