#if canImport(SwiftUI)
import Dwell

/// A component that a ``PagedView`` shows: it takes pages and their time from SwiftUI's environment.
protocol PagedViewComponent: Dwell.TimedComponent {
  /// Writes pages and their time into a configuration; whatever else it says stays.
  static func write(_ pages: PageSettings, to configuration: inout Configuration)
}

/// The pages of a component and their time, as a view gives them.
struct PageSettings {
  /// The number of pages.
  var count: Int
  /// The page that is shown first, from 0.
  var currentPage: Int
  /// The time of the pages; nil where pages have none.
  var timer: PageTimerValues?
  /// Whether the app may veto that the timer turns a page.
  var asksBeforeAdvancing: Bool
  /// The images in place of dots.
  var images: IndicatorImages

  /// Writes the time of the pages into a timer's configuration. Without a time it keeps the default one and
  /// doesn't advance.
  func write(to configuration: inout PageTimer.Configuration) {
    guard let timer else {
      configuration.advances = false
      return
    }
    configuration.duration = timer.duration
    configuration.initialProgress = timer.initialProgress
    configuration.asksBeforeAdvancing = asksBeforeAdvancing
  }

  /// Writes what depends on the pages into the configuration of a row of dots: a fill shows no time where
  /// pages have none.
  func write(to dots: inout DotRow.Configuration) {
    dots.images = images
    if timer == nil, dots.fill == .time { dots.fill = .none }
  }
}

extension Dwell.PageControl: PagedViewComponent {
  static func write(_ pages: PageSettings, to configuration: inout Configuration) {
    configuration.pageCount = pages.count
    configuration.currentPage = pages.currentPage
    configuration.loops = pages.timer?.loops ?? configuration.loops
    pages.write(to: &configuration.timer)
    pages.write(to: &configuration.dots)
  }
}

extension Dwell.SegmentedProgress: PagedViewComponent {
  static func write(_ pages: PageSettings, to configuration: inout Configuration) {
    configuration.pageCount = pages.count
    configuration.currentPage = pages.currentPage
    configuration.loops = pages.timer?.loops ?? configuration.loops
    pages.write(to: &configuration.timer)
  }
}

extension Dwell.Carousel: PagedViewComponent {
  static func write(_ pages: PageSettings, to configuration: inout Configuration) {
    configuration.pages.pageCount = pages.count
    configuration.pages.currentPage = pages.currentPage
    configuration.pages.loops = pages.timer?.loops ?? configuration.pages.loops
    pages.write(to: &configuration.timer)
    if case .dots(var dots) = configuration.indicator {
      pages.write(to: &dots)
      configuration.indicator = .dots(dots)
    }
  }
}
#endif
