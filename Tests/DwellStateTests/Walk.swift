import Foundation

/// A state to explore: a component with its expected state.
protocol Walkable {
  /// The possible steps.
  associatedtype Step
  /// The identity of a state: equal for states that behave alike, whenever they are reached.
  associatedtype Key: Hashable

  /// The identity of the state.
  var key: Key { get }
  /// All steps that are possible next.
  var steps: [Step] { get }
  /// Takes a step; returns its fault in words, or nil.
  mutating func take(_ step: Step) -> String?
  /// The fault of the state, in words; nil if there is none. Called once for each state.
  func fault() -> String?
}

/// An exploration of all states that any sequence of steps leads to.
///
/// It is breadth first, so that the first fault found has a shortest path.
struct Walk<Place: Walkable> {
  /// The number of distinct states, including the first.
  private(set) var stateCount = 0
  /// The number of steps taken, to new and to known states.
  private(set) var transitionCount = 0
  /// The maximum number of steps to a state.
  private(set) var depth = 0
  /// Whether all states were explored, so that a greater depth would find nothing new.
  private(set) var isComplete = false
  /// The first fault found.
  private(set) var fault: (message: String, way: [Place.Step])?

  /// The parent and the step from which each state was first reached.
  private var origins: [(parent: Int, step: Place.Step)] = []

  /// Explores from a state, to a maximum depth; stops at the first fault.
  init(from start: Place, depth limit: Int) {
    var known: Set<Place.Key> = [start.key]
    var frontier = [(index: -1, place: start)]
    stateCount = 1
    if let message = start.fault() {
      fault = (message, [])
      return
    }
    while depth < limit {
      var next: [(index: Int, place: Place)] = []
      for (index, place) in frontier {
        for step in place.steps {
          var place = place
          transitionCount += 1
          var message = place.take(step)
          let isNew = message == nil && known.insert(place.key).inserted
          if isNew { message = place.fault() }
          if let message {
            fault = (message, way(to: index) + [step])
            return
          }
          guard isNew else { continue }
          origins.append((index, step))
          next.append((origins.count - 1, place))
        }
      }
      isComplete = next.isEmpty
      guard !isComplete else { return }
      stateCount += next.count
      depth += 1
      frontier = next
    }
  }

  /// The steps to a state.
  private func way(to index: Int) -> [Place.Step] {
    var way: [Place.Step] = []
    var index = index
    while index >= 0 {
      way.append(origins[index].step)
      index = origins[index].parent
    }
    return way.reversed()
  }

  /// A summary in one line.
  func summary(of name: String) -> String {
    "states: \(name): \(stateCount) states, \(transitionCount) transitions, depth \(depth)"
      + (isComplete ? ", complete" : "")
  }
}

/// The depth of walks: as deep as possible in a minute for all walks together, and less in debug builds.
enum WalkDepth {
  /// The depth of timer walks: the environment variable DWELL_TIMER_DEPTH if it is set; complete by default,
  /// which takes 14 steps.
  static var timer: Int {
    if let depth = number("DWELL_TIMER_DEPTH") { return depth }
    #if DEBUG
    return 3
    #else
    return .max
    #endif
  }

  /// The depth of carousel walks: the environment variable DWELL_DEPTH if it is set.
  static var carousel: Int {
    if let depth = number("DWELL_DEPTH") { return depth }
    #if DEBUG
    return 1
    #else
    return 4
    #endif
  }

  /// A number in the environment.
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
