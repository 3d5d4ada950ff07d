#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Tells a component what surrounds its view. To one whose configuration says the same that is nothing new.
struct EnvironmentObserver<Shown: Dwell.Component>: ViewModifier {
  /// The component.
  let host: ComponentHost<Shown>
  /// The wish for less motion.
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  /// Whether the app can be seen.
  @Environment(\.scenePhase) private var scenePhase
  /// The direction in which pages follow one another; nil to leave it to the component.
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

  /// The axis along which pages follow one another; nil to leave it to the component.
  var pageAxis: PageAxis? {
    get { self[AxisKey.self] }
    set { self[AxisKey.self] = newValue }
  }

  /// The direction in which pages follow one another; nil to leave it to the component.
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
  /// Lets the pages of components inside follow one another along an axis; horizontally by default.
  public func pageAxis(_ axis: PageAxis) -> some View { environment(\.pageAxis, axis) }
}
#endif
