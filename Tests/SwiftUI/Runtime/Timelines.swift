import Foundation
import Observation

/// The timelines of a tree, and whether anything else in it needs evaluation.
@MainActor
final class TimelineMemory {
  /// A timeline's latest evaluation.
  struct Timeline {
    /// When it is redrawn next; nil if never.
    var next: Date?
    /// The environment at its place.
    var environment: EnvironmentValues
    /// The size proposed to it.
    var size: CGSize
    /// Evaluates it.
    var evaluate: @MainActor (RenderPass) -> Node
  }

  /// The number of changes of the states of all views.
  static var stateWrites = 0
  /// The timelines, by their places.
  var timelines: [ObjectIdentifier: Timeline] = [:]
  /// The number of changes that the latest evaluation has seen.
  private var seenWrites = 0
  /// Whether observable objects have changed since then.
  let staleness = Staleness()
  /// Counts how often all timelines restarted.
  private(set) var starts = 0

  /// Whether a state or an observable object may have changed since the latest evaluation of all views.
  var isStale: Bool { staleness.isStale || seenWrites != Self.stateWrites }

  /// Evaluates all views.
  /// - Parameters:
  ///   - content: describes the views.
  ///   - evaluate: evaluates them.
  func evaluateAll<Content>(_ content: () -> Content, _ evaluate: (Content) -> Node) -> Node {
    let staleness = staleness
    staleness.isStale = false
    let views = withObservationTracking(content) { staleness.isStale = true }
    let node = evaluate(views)
    seenWrites = Self.stateWrites
    return node
  }

  /// Restarts all timelines at their next evaluation.
  func restart() { starts += 1 }
}

extension RenderPass {
  /// Evaluates the timelines of a tree that are due, and nothing else, as SwiftUI does.
  func redraw(_ node: Node) -> Node {
    var node = node
    if let place = node.place, let timeline = memory.timelines.timelines[ObjectIdentifier(place)],
      let next = timeline.next, next <= date
    {
      node = resume(at: place, timeline.environment, timeline.size) { timeline.evaluate(self) }
    }
    node.children = node.children.map { redraw($0) }
    return node
  }
}
