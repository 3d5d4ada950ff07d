/// Timed pages with a row of marks: a ``PageView``, a ``PageTimer`` and an indicator in one.
///
/// ```swift
/// var carousel = Carousel(.init(pageCount: 3), at: 0)
/// _ = carousel.handle(.resize(Size(width: 390, height: 844)), at: 0)
/// carousel.handle(.tick, at: 4).pageChange   // the second page, because its time has come
/// carousel.position(at: 4.1)                 // the pages are on their way to it
/// ```
///
/// Pages, timer and marks turn together, whether a page's time runs out, a finger swipes the pages or taps a
/// mark, or the app selects a page. After each turn the new page has its full time. Selecting the current
/// page changes nothing, which ends the loop of a two-way binding.
///
/// Where UIKit's timed page control leaves the behaviour open: the timer starts automatically; after a veto
/// the page's time starts again; at the end without looping the fill stays full; a touch, a scrub or a
/// hovering pointer pauses; fronts send ``Event/pause(_:)`` while the app is in the background or the
/// carousel is hidden; under reduced motion pages cross-fade, with the same times; a new duration keeps the
/// progress; if the page count shrinks below the current page, the last page is shown; and the front's clock
/// may step.
public struct Carousel: TimedComponent {
  /// The pages, which turn to the timer's page.
  var pager: Pager
  /// The timer of the pages, which also keeps the carousel's time and its diagnostics.
  public internal(set) var timer: PageTimer
  /// The size of the component.
  public internal(set) var size = Size.zero
  /// Where the marks are, at least as thick as a tap target; empty without marks.
  public internal(set) var indicatorRect = Rect.zero
  /// Where the marks and the pause button beside them are; empty without marks.
  var barRect = Rect.zero
  /// The marks above the pages.
  var row: CarouselRow
  /// The options of the carousel itself.
  var options: Options
  /// The press that has not ended; nil if there is none.
  var press: Press?
  /// The button under a pointer; nil if there is none.
  var hoveredControl: Control?

  /// A carousel that begins at `start`, in seconds on the front's clock. Its size is zero until
  /// ``Event/resize(_:)``.
  public init(_ configuration: Configuration, at start: Double) {
    timer = PageTimer(
      configuration.timer, pageCount: configuration.pages.pageCount,
      currentPage: configuration.pages.currentPage, loops: configuration.pages.loops, at: start)
    var pages = configuration.pages
    timer.log.note(pages.sanitize())
    pager = Pager(pages)
    var indicator = configuration.resolvedIndicator
    timer.log.note(indicator.sanitize(pageCount: configuration.pages.pageCount))
    timer.stops = pager.strip.measures?.stops
    row = CarouselRow(indicator, page: pager.stop(ofPage: timer.currentPage))
    timer.setShownTime(row.shownTime, at: timer.timebase.latest)
    options = Options(configuration)
    placeIndicator()
  }

  /// The configuration now.
  public var configuration: Configuration {
    var result = Configuration(pageCount: pageCount)
    result.indicatorSide = options.indicatorSide
    result.indicatorInset = options.indicatorInset
    result.indicatorMargin = options.indicatorMargin
    result.isOverMedia = options.isOverMedia
    result.controls = options.controls
    result.needsPause = options.needsPause
    result.hoverArea = options.hoverArea
    result.taps = options.taps
    result.pages = pager.configuration
    result.timer = timer.configuration
    result.indicator = row.configuration
    if var dots = options.automaticDots {
      // Images follow the pages.
      if case .dots(let shown) = result.indicator { dots.images = shown.images }
      result.indicator = .automatic(dots)
    }
    return result
  }

  /// The pages as a view of their own, without what lies above them.
  public var pages: PageView { PageView(pager, on: timer.timebase) }
  /// The number of pages.
  public var pageCount: Int { pager.pageCount }
  /// The page that is shown or being turned to, from 0.
  public var currentPage: Int { pager.currentPage }
  /// The direction in which pages follow one another.
  public var direction: Direction { pager.direction }
  /// Whether turns cross-fade instead of moving.
  public var reduceMotion: Bool { pager.reduceMotion }

  /// How the user is interacting with the dots; ``PageControl/Interaction/none`` without dots.
  public var interaction: PageControl.Interaction { row.interaction }

  /// The position of the view between pages, in pages.
  public func position(at now: Double) -> Double { pager.position(at: time(at: now)) }

  /// The pages that are drawn at a time, in drawing order.
  public func visiblePages(at now: Double) -> [Int] { pager.visiblePages(at: time(at: now)) }

  /// The current page and those to which one turn leads, across the ends of a loop too, each once: those that
  /// a front keeps ready which creates pages when they come into view.
  package var nearbyPages: [Int] {
    guard pageCount > 0 else { return [] }
    let (before, after) = (pager.strip.page(-1, from: currentPage), pager.strip.page(1, from: currentPage))
    // At an end a turn leads to the page itself, and in a loop of two both turns lead to the other one.
    return [
      before == currentPage || before == after ? nil : before, currentPage,
      after == currentPage ? nil : after,
    ]
    .compactMap { $0 }
  }

  /// The size of a page's content, in points.
  public func size(ofPage page: Int) -> Size { pager.size(ofPage: page) }

  /// A time on the front's clock as pages and timer count it.
  func time(at now: Double) -> Double { timer.timebase.time(at: now) }
}
