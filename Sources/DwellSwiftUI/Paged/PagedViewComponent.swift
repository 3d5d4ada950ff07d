#if canImport(SwiftUI)
import Dwell

/// A component that a ``PagedView`` shows, with pages and timing from SwiftUI's environment.
protocol PagedViewComponent: Dwell.TimedComponent {
  /// Writes pages and their timing into a configuration, and leaves the rest of it unchanged.
  static func write(_ pages: PageSettings, to configuration: inout Configuration)
  /// The user's interaction with the component's dots.
  var interaction: Dwell.PageControl.Interaction { get }
  /// Returns the number that assistive technology has for a page, and the number of them: several pages that
  /// are shown together are one place.
  func place(ofPage page: Int) -> (number: Int, count: Int)
  /// Returns the page at a place.
  func page(atPlace number: Int) -> Int
  /// The spring of a turn.
  var turnSpring: Dwell.Spring { get }
}

extension PagedViewComponent {
  /// Each page is a place.
  func place(ofPage page: Int) -> (number: Int, count: Int) { (page, pageCount) }
  /// Each page is a place.
  func page(atPlace number: Int) -> Int { number }
  /// The spring of pages.
  var turnSpring: Dwell.Spring { .page }
}

/// The pages of a component and their timing, as set by a view.
struct PageSettings {
  /// The number of pages.
  var count: Int
  /// The initial page's index, from 0.
  var currentPage: Int
  /// The page timer's settings; nil if pages aren't timed.
  var timer: PageTimerValues?
  /// Whether the first page follows the last; nil for the default of the pages.
  var loops: Bool?
  /// Whether the app can veto the timer's page turns.
  var asksBeforeAdvancing: Bool
  /// The images shown instead of dots.
  var images: IndicatorImages

  /// Writes the settings into a timer's configuration. Without a timer it keeps the default duration and
  /// doesn't advance.
  func write(to configuration: inout PageTimer.Configuration) {
    guard let timer else {
      configuration.advances = false
      return
    }
    configuration.duration = timer.duration
    configuration.initialProgress = timer.initialProgress
    configuration.startDelay = timer.startDelay
    configuration.afterInteraction = timer.pausesAfterInteraction ? .pause : .resume
    configuration.asksBeforeAdvancing = asksBeforeAdvancing
    configuration.pausesFor.formUnion([.assisted, .others])
  }

  /// Writes page-dependent settings into the configuration of a row of dots: the fill shows no time if pages
  /// aren't timed.
  func write(to dots: inout DotRow.Configuration) {
    dots.images = images
    if timer == nil, dots.fill == .time { dots.fill = .none }
  }
}

extension Dwell.PageControl: PagedViewComponent {
  static func write(_ pages: PageSettings, to configuration: inout Configuration) {
    configuration.pageCount = pages.count
    configuration.currentPage = pages.currentPage
    configuration.loops = pages.loops ?? configuration.loops
    pages.write(to: &configuration.timer)
    pages.write(to: &configuration.dots)
  }
}

extension Dwell.SegmentedProgress: PagedViewComponent {
  /// None: segments aren't scrubbed.
  var interaction: Dwell.PageControl.Interaction { .none }

  static func write(_ pages: PageSettings, to configuration: inout Configuration) {
    configuration.pageCount = pages.count
    configuration.currentPage = pages.currentPage
    configuration.loops = pages.loops ?? configuration.loops
    pages.write(to: &configuration.timer)
  }
}

extension Dwell.Carousel: PagedViewComponent {
  func place(ofPage page: Int) -> (number: Int, count: Int) {
    (pages.snapPoint(ofPage: page), pages.snapPointCount)
  }
  func page(atPlace number: Int) -> Int { pages.page(ofSnapPoint: number) }
  var turnSpring: Dwell.Spring { configuration.pages.physics.spring }

  static func write(_ pages: PageSettings, to configuration: inout Configuration) {
    configuration.pages.pageCount = pages.count
    configuration.pages.currentPage = pages.currentPage
    let goesOn = pages.timer != nil || configuration.speed != 0
    configuration.pages.loops = pages.loops ?? (goesOn || configuration.pages.loops)
    pages.write(to: &configuration.timer)
    if var dots = configuration.indicator.dots {
      pages.write(to: &dots)
      configuration.indicator.dots = dots
    }
  }
}
#endif
