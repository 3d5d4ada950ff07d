import Dwell

/// A component, or its timer, that runs for a year.
protocol AutoplayYearSubject: Sendable {
  /// The timer of its pages.
  var timer: PageTimer { get }
  /// Handles an event.
  mutating func handle(_ event: Event, at now: Double) -> Outcome
  /// The faults of its frame, in words.
  func faults(at now: Double) -> [String]
}

extension AutoplayYearSubject where Self: Component {
  func faults(at now: Double) -> [String] { frame(at: now).faults }
}

extension PageControl: AutoplayYearSubject {}
extension SegmentedProgress: AutoplayYearSubject {}
extension Carousel: AutoplayYearSubject {}
extension PageTimer: AutoplayYearSubject {
  var timer: PageTimer { self }
  func faults(at now: Double) -> [String] { [] }
}

/// The number of values in a structure, at any depth: it grows if history is kept.
func heldValues(_ value: Any) -> Int {
  let children = Mirror(reflecting: value).children
  return children.isEmpty ? 1 : children.reduce(0) { $0 + heldValues($1.value) }
}
