#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Sends a component changes of its view's environment. Repeating the configuration's values has no effect.
struct EnvironmentObserver<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Identifies this view among others of the same component.
  @StateObject private var token = ViewToken()
  /// Whether a scroll view around the view shows a part of it; true without one.
  @State private var isInSight = true
  /// Whether the view isn't in a page that waits for its turn.
  @Environment(\.isOnCurrentPage) private var isOnCurrentPage
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
      .onGeometryChange(for: Bool.self) { proxy in
        let scroll = proxy.bounds(of: .scrollView)
        return scroll?.intersects(CGRect(origin: .zero, size: proxy.size)) ?? true
      } action: {
        isInSight = $0
      }
      .onAppear { if isShown { host.appear(token, in: group) } }
      .onDisappear { host.disappear(token) }
      .onChange(of: isShown) { _, isShown in
        if isShown { host.appear(token, in: group) } else { host.disappear(token) }
      }
      .onChange(of: group.map { ObjectIdentifier($0) }) { if isShown { host.join(group) } }
      .onChange(of: scenePhase, initial: true) { old, phase in
        // In an app with UIKit's life cycle the phase is always `.background`, so only a change to it counts.
        let isChange = old != phase
        if phase == .active {
          host.send(.resume(.background))
        } else if isChange || phase == .inactive {
          host.send(.pause(.background))
        }
      }
      .modifier(UIKitObserver { follow($0) })
      .onChange(of: reduceMotion, initial: true) { _, isReduced in
        if host.followsEnvironment { host.send(.setReduceMotion(isReduced)) }
      }
      .onChange(of: displayScale, initial: true) { _, scale in follow(scale) }
      .onChange(of: direction, initial: true) { _, direction in
        if let direction, host.followsEnvironment { host.send(.setDirection(direction)) }
      }
  }

  /// Pauses while UIKit says that the app is in the background.
  private func follow(_ state: UIKitState) {
    host.send(state.isInBackground ? .pause(.background) : .resume(.background))
  }

  /// Takes over the screen's scale. No screen has fewer pixels than points: such a scale requests coarse
  /// drawing, not coarse positions.
  private func follow(_ scale: CGFloat) { host.send(.setDisplayScale(scale < 1 ? 0 : Double(scale))) }

  /// Whether time passes for the view: it can be seen, and timed pages aren't in a page that waits.
  private var isShown: Bool { isInSight && (isOnCurrentPage || host.timer == nil) }
}

extension EnvironmentValues {
  /// The key of ``isInView``.
  private struct ViewKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether the page around the view is the current one, or can be seen beside it.
  var isInView: Bool {
    get { self[ViewKey.self] }
    set { self[ViewKey.self] = newValue }
  }

  /// The key of ``isOnCurrentPage``.
  private struct CurrentPageKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether no page around the view waits for its turn.
  var isOnCurrentPage: Bool {
    get { self[CurrentPageKey.self] }
    set { self[CurrentPageKey.self] = newValue }
  }
}
#endif
