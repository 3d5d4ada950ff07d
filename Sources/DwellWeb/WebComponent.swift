import Dwell

/// A component that an element of the web can be.
protocol WebComponent: Component {
  /// What it is made from.
  associatedtype WebConfiguration

  /// The configuration of an element without attributes.
  static var webConfiguration: WebConfiguration { get }
  /// Sets a field; one that means nothing here is ignored.
  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout WebConfiguration)
  /// The component of a configuration.
  static func make(_ configuration: WebConfiguration, at now: Double) -> Self
  /// The component of another configuration, which goes on where this one is.
  func goingOn(with configuration: WebConfiguration, at now: Double) -> Self
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
  var pausedBy: PauseReasons = []
  /// The size that shows everything; zero for a component that takes any.
  var preferredSize = Size.zero
  /// Where the component is between pages, in pages.
  var position = 0.0
}

extension Reading {
  /// What there is to know of pages with a time of their own.
  init(_ timer: PageTimer, preferredSize: Size, position: Double, at now: Double) {
    self.init(
      page: timer.currentPage, pageCount: timer.pageCount, progress: timer.progress(at: now),
      rate: timer.rate(at: now), pausedBy: timer.pausedBy, preferredSize: preferredSize, position: position)
  }
}
