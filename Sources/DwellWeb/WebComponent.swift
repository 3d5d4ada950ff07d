import Dwell

/// A component that a custom element can show.
protocol WebComponent: Component {
  /// The configuration of an element without attributes.
  static var webConfiguration: Configuration { get }
  /// Sets a field; fields that don't apply are ignored.
  static func set(_ field: Field, index: Int, to value: Double, in configuration: inout Configuration)
  /// Handles an event, including the web's own conventions.
  mutating func handleOnWeb(_ event: Event, at now: Double) -> Outcome
  /// Gives the component the size that it asks for at a time, if that changes with time. The script need not
  /// report each change.
  mutating func fit(at now: Double)
  /// Returns the state that scripts can read in addition to the frame.
  func state(at now: Double) -> ComponentState
  /// The size of a page before any effect; zero without pages.
  func size(ofPage page: Int) -> Size
  /// Returns when the component next changes by itself, apart from the course of its frame: cheaper than
  /// ``Component/nextChange(after:)``.
  func nextChange(besideCourse now: Double) -> NextChange
}

extension WebComponent {
  /// By default the same as ``Component/handle(_:at:)``.
  mutating func handleOnWeb(_ event: Event, at now: Double) -> Outcome { handle(event, at: now) }
  /// By default it doesn't change.
  mutating func fit(at now: Double) {}
  /// By default none.
  func size(ofPage page: Int) -> Size { .zero }
  /// By default never.
  func nextChange(besideCourse now: Double) -> NextChange { .still }
}

extension WebComponent where Self: TimedComponent {
  /// At the end of the page's time.
  func nextChange(besideCourse now: Double) -> NextChange { timer.nextChange(after: now) }

  /// Returns the state of a component with timed pages.
  func state(at now: Double) -> ComponentState {
    let timer = timer
    return ComponentState(
      page: timer.currentPage, pageCount: timer.pageCount, progress: timer.progress(at: now),
      rate: timer.rate(at: now), pausedBy: timer.pausedBy, preferredSize: preferredSize(in: .zero, at: now),
      position: position(at: now))
  }
}

/// The state of a component that scripts can read in addition to its frame.
struct ComponentState: Equatable {
  /// The current page, from 0.
  var page = 0
  /// The number of pages.
  var pageCount = 0
  /// The elapsed share of the page's time, 0...1.
  var progress = 0.0
  /// How fast the progress grows, per second; 0 while the timer isn't running.
  var rate = 0.0
  /// The reasons for the current pause.
  var pausedBy = PauseReasons()
  /// The preferred size; zero for a component that takes any size.
  var preferredSize = Size.zero
  /// The position, in pages.
  var position = 0.0
}
