#if canImport(SwiftUI)
import Dwell

/// A component of the core's that shows pages and knows their time.
protocol PagedComponent: Dwell.Component {
  /// What it is like from the beginning.
  associatedtype Configuration: Equatable & Sendable

  /// The time of the pages.
  var timer: PageTimer { get }
  /// The page that is shown, from 0.
  var currentPage: Int { get }
  /// Its size.
  var size: Size { get }
  /// The direction in which pages follow one another.
  var direction: Direction { get }
  /// Whether the person asks for less motion.
  var isCalm: Bool { get }

  /// A component that begins at a time.
  /// - Parameters:
  ///   - configuration: what it is like, apart from the rest.
  ///   - basics: the pages and their time.
  init(_ configuration: Configuration, _ basics: PageBasics, at start: Double)
}

/// The pages of a component and their time, at its beginning.
struct PageBasics {
  /// The number of pages.
  var count: Int
  /// The page that is shown first.
  var currentPage: Int
  /// The time of the pages; nil where pages have none.
  var timer: PageTimerValues?
  /// Whether the app may forbid that a page comes.
  var asksBeforeAdvancing: Bool
  /// The images in place of dots.
  var images: IndicatorImages

  /// What a mark's fill tells: there is no time to tell where pages have none.
  func fill(_ wish: Dwell.PageControl.Fill) -> Dwell.PageControl.Fill {
    timer == nil && wish == .time ? .none : wish
  }

  /// Writes the time of the pages into a configuration of the core's.
  func write(to configuration: inout PageTimer.Configuration) {
    guard let timer else { return }
    configuration.duration = timer.duration
    configuration.loops = timer.loops
    configuration.initialProgress = timer.initialProgress
    configuration.asksBeforeAdvancing = asksBeforeAdvancing
  }
}

extension Dwell.PageControl: PagedComponent {
  var isCalm: Bool { reduceMotion }

  init(_ configuration: Configuration, _ basics: PageBasics, at start: Double) {
    var configuration = configuration
    configuration.pageCount = basics.count
    configuration.currentPage = basics.currentPage
    configuration.fill = basics.fill(configuration.fill)
    configuration.images = basics.images
    basics.write(to: &configuration.timer)
    self.init(configuration, at: start)
  }
}

extension Dwell.SegmentedProgress: PagedComponent {
  var isCalm: Bool { reduceMotion }

  init(_ configuration: Configuration, _ basics: PageBasics, at start: Double) {
    var configuration = configuration
    configuration.pageCount = basics.count
    configuration.currentPage = basics.currentPage
    basics.write(to: &configuration.timer)
    self.init(configuration, at: start)
  }
}

extension Dwell.Carousel: PagedComponent {
  var isCalm: Bool { pages.reduceMotion }

  init(_ configuration: Configuration, _ basics: PageBasics, at start: Double) {
    var configuration = configuration
    configuration.pages.pageCount = basics.count
    configuration.pages.currentPage = basics.currentPage
    configuration.pages.loops = basics.timer?.loops ?? configuration.pages.loops
    switch configuration.indicator {
    case .control(var control):
      control.fill = basics.fill(control.fill)
      control.images = basics.images
      basics.write(to: &control.timer)
      configuration.indicator = .control(control)
    case .segments(var segments):
      basics.write(to: &segments.timer)
      configuration.indicator = .segments(segments)
    }
    self.init(configuration, at: start)
  }
}
#endif
