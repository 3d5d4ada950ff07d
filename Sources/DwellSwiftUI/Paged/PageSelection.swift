#if canImport(SwiftUI)
import SwiftUI

extension EnvironmentValues {
  /// The key of ``animatesPageSelection``.
  private struct AnimationKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether pages turn with animation when the app sets the selection.
  var animatesPageSelection: Bool {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the components inside animate to a page that the app selects; they do by default. Without
  /// animation they show it at once.
  ///
  /// Turns by the user and by the timer are always animated.
  public func pageSelectionAnimated(_ isAnimated: Bool = true) -> some View {
    environment(\.animatesPageSelection, isAnimated)
  }
}
#endif
