#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Sends a component changes of its view's environment. Repeating what the configuration says has no effect.
struct EnvironmentObserver<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether the user prefers reduced motion.
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  /// Whether the app is visible.
  @Environment(\.scenePhase) private var scenePhase
  /// The direction in which pages follow one another; nil to keep the component's own.
  @Environment(\.pageDirection) private var direction

  func body(content: Content) -> some View {
    content
      .onAppear { host.send(.resume(.hidden)) }
      .onDisappear { host.send(.pause(.hidden)) }
      .onChange(of: scenePhase, initial: true) { _, phase in
        host.send(phase == .background ? .pause(.background) : .resume(.background))
      }
      .onChange(of: reduceMotion, initial: true) { _, isReduced in host.send(.setReduceMotion(isReduced)) }
      .onChange(of: direction, initial: true) { _, direction in
        if let direction { host.send(.setDirection(direction)) }
      }
  }
}

extension EnvironmentValues {
  /// The key of ``pageAxis``.
  private struct AxisKey: EnvironmentKey {
    static var defaultValue: PageAxis? { .horizontal }
  }

  /// The axis along which pages follow one another; nil to keep the component's own.
  var pageAxis: PageAxis? {
    get { self[AxisKey.self] }
    set { self[AxisKey.self] = newValue }
  }

  /// The direction in which pages follow one another; nil to keep the component's own.
  var pageDirection: Direction? {
    switch pageAxis {
    case .horizontal: textDirection
    case .vertical: .topToBottom
    case nil: nil
    }
  }

  /// The direction of text.
  var textDirection: Direction { layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// The axis along which pages follow one another.
public enum PageAxis: Hashable, Sendable, CaseIterable {
  /// In the direction of text.
  case horizontal
  /// From top to bottom.
  case vertical
}

extension View {
  /// Sets the axis along which the pages of components inside follow one another; horizontal by default.
  public func pageAxis(_ axis: PageAxis) -> some View { environment(\.pageAxis, axis) }
}
#endif
