#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Sends a component changes of its view's environment. Repeating the configuration's values has no effect.
struct EnvironmentObserver<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Identifies this view among others of the same component.
  @StateObject private var token = ViewToken()
  /// Whether the user prefers reduced motion.
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  /// Whether the scene is visible and active.
  @Environment(\.scenePhase) private var scenePhase
  /// The state shared by the components inside one `pageTimer`; nil if pages aren't timed.
  @Environment(\.pages.group) private var group
  /// Device pixels per point.
  @Environment(\.displayScale) private var displayScale
  /// The direction of pages; nil to keep the component's own.
  @Environment(\.pageDirection) private var direction

  func body(content: Content) -> some View {
    content
      .onAppear { host.appear(token, in: group) }
      .onDisappear { host.disappear(token) }
      .onChange(of: group.map { ObjectIdentifier($0) }) { host.join(group) }
      .onChange(of: scenePhase, initial: true) { old, phase in
        // In an app with UIKit's life cycle the phase is always `.background`, so only a change to it counts.
        let isChange = old != phase
        if phase == .active {
          host.send(.resume(.background))
        } else if isChange || phase == .inactive {
          host.send(.pause(.background))
        }
      }
      .onChange(of: reduceMotion, initial: true) { _, isReduced in
        if host.followsEnvironment { host.send(.setReduceMotion(isReduced)) }
      }
      // No screen has fewer pixels than points: such a scale requests coarse drawing, not coarse positions.
      .onChange(of: displayScale, initial: true) { _, scale in
        host.send(.setDisplayScale(scale < 1 ? 0 : Double(scale)))
      }
      .onChange(of: direction, initial: true) { _, direction in
        if let direction, host.followsEnvironment { host.send(.setDirection(direction)) }
      }
  }
}
#endif
