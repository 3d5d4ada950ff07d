import Dwell

/// A component that an element of the web can be.
protocol WebComponent: Component {
  /// What it is made from.
  associatedtype Configuration

  /// A component of a configuration that begins at a time.
  init(_ configuration: Configuration, at start: Double)
  /// The configuration of an element without attributes.
  static var webConfiguration: Configuration { get }
  /// Sets a field; one that means nothing here is ignored.
  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration)
  /// Lets an event happen, with what the web's guidelines add to the core's.
  mutating func handleOnWeb(_ event: Event, at now: Double) -> Outcome
  /// What a script may know beside the frame.
  func reading(at now: Double) -> Reading
}

extension WebComponent {
  /// By default nothing is added.
  mutating func handleOnWeb(_ event: Event, at now: Double) -> Outcome { handle(event, at: now) }
}

/// What a script may know of a component beside its frame.
struct Reading: Equatable {
  /// The page that is shown, from 0.
  var page = 0
  /// The number of pages.
  var pageCount = 0
  /// The share of the page's time that has passed, 0...1.
  var progress = 0.0
  /// How fast the share grows, per second; 0 while time stands.
  var rate = 0.0
  /// Why no time passes.
  var pausedBy = PauseReasons()
  /// Whether pages have a time.
  var hasTime = false
  /// The size of the component.
  var size = Size.zero
  /// The direction of its pages.
  var direction = Direction.leftToRight
  /// The size that shows everything; zero for a component that takes any.
  var preferredSize = Size.zero
  /// Where the component is between pages, in pages.
  var position = 0.0
}

extension Reading {
  /// What there is to know of pages with a time of their own.
  init(_ timer: PageTimer, size: Size, direction: Direction, at now: Double) {
    self.init(
      page: timer.currentPage, pageCount: timer.pageCount, progress: timer.progress(at: now),
      rate: timer.rate(at: now), pausedBy: timer.pausedBy, hasTime: true, size: size, direction: direction,
      position: Double(timer.currentPage))
  }
}
