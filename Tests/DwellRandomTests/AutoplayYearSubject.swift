import Dwell

/// A component, or its timer, that lives through a year.
protocol AutoplayYearSubject: Sendable {
  /// The time of its pages.
  var timer: PageTimer { get }
  /// Lets something happen.
  mutating func handle(_ event: Event, at now: Double) -> Outcome
  /// What is wrong with its picture, in words.
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

/// How many values something holds, however deep: what grows if it keeps anything of the past.
func heldValues(_ value: Any) -> Int {
  let children = Mirror(reflecting: value).children
  return children.isEmpty ? 1 : children.reduce(0) { $0 + heldValues($1.value) }
}
