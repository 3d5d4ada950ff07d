#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Pages as those inside them see them: at its end an inner page view leaves a drag to them, and otherwise
/// takes it alone. SwiftUI's simultaneous gestures would all follow it.
@MainActor
final class OuterPages {
  /// The pages around these; nil without any.
  let outer: OuterPages?
  /// Returns whether these pages can follow a movement.
  private let follows: @MainActor (Point) -> Bool
  /// Whether pages inside have taken the current drag.
  private(set) var isTaken = false

  /// Creates pages inside others.
  init(in outer: OuterPages?, follows: @escaping @MainActor (Point) -> Bool) {
    self.outer = outer
    self.follows = follows
  }

  /// Returns whether these pages, or others around them, can follow a movement.
  func canFollow(_ movement: Point) -> Bool { follows(movement) || outer?.canFollow(movement) ?? false }

  /// Takes the drag from these pages and all around them, or gives it back when it is over.
  func take(_ isTaken: Bool) {
    self.isTaken = isTaken
    outer?.take(isTaken)
  }
}

extension EnvironmentValues {
  /// The key of ``outerPages``.
  private struct OuterKey: EnvironmentKey {
    static var defaultValue: OuterPages? { nil }
  }

  /// The pages that contain a view; nil outside of pages.
  var outerPages: OuterPages? {
    get { self[OuterKey.self] }
    set { self[OuterKey.self] = newValue }
  }
}
#endif
