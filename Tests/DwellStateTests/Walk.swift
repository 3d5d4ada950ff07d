import Foundation

/// Something whose states are walked through: a component with what is expected of it.
protocol Walkable {
  /// What can happen next.
  associatedtype Step
  /// What a state is recognised by: equal for states that go on alike, whenever they are reached.
  associatedtype Key: Hashable

  /// What the state is recognised by.
  var key: Key { get }
  /// All that can happen next.
  var steps: [Step] { get }
  /// Takes a step; what was wrong about it, in words, or nil.
  mutating func take(_ step: Step) -> String?
  /// What is wrong about the state, in words; nil if nothing is. Called once for each state.
  func fault() -> String?
}

/// A walk through all states that any order of steps leads to, breadth first.
///
/// Breadth first means that the first fault found has one of the shortest ways to it.
struct Walk<Place: Walkable> {
  /// The number of different states, the first one included.
  private(set) var stateCount = 0
  /// The number of steps that were taken, to new states and to known ones.
  private(set) var transitionCount = 0
  /// The number of steps to the states that are furthest away, of those that were reached.
  private(set) var depth = 0
  /// Whether no state was left to go on from: deeper, there is nothing new.
  private(set) var isComplete = false
  /// The fault that was found first.
  private(set) var fault: (message: String, way: [Place.Step])?

  /// Where a state was reached first.
  private var origins: [(parent: Int, step: Place.Step)] = []

  /// Walks from a state, at most so many steps away; stops at the first fault.
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

  /// The figures of the walk in a line.
  func summary(of name: String) -> String {
    "states: \(name): \(stateCount) states, \(transitionCount) transitions, depth \(depth)"
      + (isComplete ? ", complete" : "")
  }
}

/// How deep the walks go: as deep as fits a minute for all walks together, and less deep where nothing is
/// optimised.
enum WalkDepth {
  /// The depth of walks through timers: to their end, which comes after 14 steps.
  static var timer: Int {
    #if DEBUG
    3
    #else
    .max
    #endif
  }

  /// The depth of walks through carousels: the environment's DWELL_DEPTH if it is set.
  static var carousel: Int {
    if let depth = ProcessInfo.processInfo.environment["DWELL_DEPTH"].flatMap({ Int($0) }) { return depth }
    #if DEBUG
    return 1
    #else
    return 4
    #endif
  }
}
