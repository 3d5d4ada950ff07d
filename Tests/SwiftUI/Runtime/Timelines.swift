import Foundation
import Observation

/// The timelines of a tree, and whether anything else in it has to be evaluated.
@MainActor
final class TimelineMemory {
  /// A timeline as it was evaluated last.
  struct Timeline {
    /// When it is redrawn next; nil for never.
    var next: Date?
    /// The environment at its place.
    var environment: EnvironmentValues
    /// The size proposed to it.
    var size: CGSize
    /// Evaluates it.
    var evaluate: @MainActor (RenderPass) -> Node
  }

  /// Whether an observable object has changed that the latest evaluation read.
  private final class Flag: @unchecked Sendable {
    /// Whether it is up.
    var isUp = false
  }

  /// The number of writes to the states of all views.
  static var stateWrites = 0
  /// The timelines, by their places.
  var timelines: [String: Timeline] = [:]
  /// The number of writes that the latest evaluation has seen.
  private var seenWrites = 0
  /// Whether observable objects have changed since then.
  private var observed = Flag()

  /// Whether a state or an observable object may have changed since the latest evaluation of all views.
  var isStale: Bool { observed.isUp || seenWrites != Self.stateWrites }

  /// Evaluates all views.
  /// - Parameter notes: whether to note what they read. It costs time, and is of use only before evaluations
  ///   of single timelines.
  func evaluateAll(notes: Bool, _ views: () -> Node) -> Node {
    let flag = Flag()
    flag.isUp = !notes
    observed = flag
    let node = notes ? withObservationTracking(views) { flag.isUp = true } : views()
    seenWrites = Self.stateWrites
    return node
  }
}

extension RenderPass {
  /// Evaluates the timelines of a tree that are due, and nothing else, as SwiftUI does.
  func redraw(_ node: Node) -> Node {
    var node = node
    if let place = node.place, let timeline = memory.timelines.timelines[place], let next = timeline.next,
      next <= date
    {
      node = resume(at: place, timeline.environment, timeline.size) { timeline.evaluate(self) }
    }
    node.children = node.children.map { redraw($0) }
    return node
  }
}
