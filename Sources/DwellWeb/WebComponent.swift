import Dwell

/// A component that an element of the web can be.
protocol WebComponent: Component {
  /// The configuration of an element without attributes.
  static var webConfiguration: Configuration { get }
  /// Sets a field; one that means nothing here is ignored.
  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration)
  /// Handles an event, with what the web's guidelines add to the core's.
  mutating func handleOnWeb(_ event: Event, at now: Double) -> Outcome
  /// What a script may know beside the frame.
  func state(at now: Double) -> ComponentState
  /// When the component will be different by itself, whatever the course of its picture: less than
  /// ``Component/nextChange(after:)`` has to look at.
  func nextChange(besideCourse now: Double) -> NextChange
}

extension WebComponent {
  /// By default nothing is added.
  mutating func handleOnWeb(_ event: Event, at now: Double) -> Outcome { handle(event, at: now) }
  /// By default never.
  func nextChange(besideCourse now: Double) -> NextChange { .still }
}

extension WebComponent where Self: TimedComponent {
  /// At the end of the page's time.
  func nextChange(besideCourse now: Double) -> NextChange { timer.nextChange(after: now) }

  /// What there is to know of pages with a time of their own.
  func state(at now: Double) -> ComponentState {
    let timer = timer
    return ComponentState(
      page: timer.currentPage, pageCount: timer.pageCount, progress: timer.progress(at: now),
      rate: timer.rate(at: now), pausedBy: timer.pausedBy, preferredSize: preferredSize(in: .zero),
      position: position(at: now))
  }
}

/// What a script may know of a component beside its frame.
struct ComponentState: Equatable {
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
  /// The size that shows everything; zero for a component that takes any.
  var preferredSize = Size.zero
  /// Where the component is between pages, in pages.
  var position = 0.0
}
