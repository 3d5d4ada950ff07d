#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Which input a component's view takes.
public enum ComponentInput: Hashable, Sendable, CaseIterable {
  /// None: the component only shows something.
  case none
  /// Presses from the moment a finger is down, as controls do.
  case pressed
  /// Drags from 10 points on, so that what is inside can be tapped and scrolled; a finger that rests lets
  /// time stand.
  case dragged

  /// How far a finger moves before the component is told, in points; nil if it never is.
  var minimumDistance: CGFloat? {
    switch self {
    case .none: nil
    case .pressed: 0
    case .dragged: 10
    }
  }
}

/// Hands what people do with a view to its component: all that the platform has.
struct PlatformInput<Shown: Dwell.Component>: ViewModifier {
  /// The component.
  let host: ComponentHost<Shown>
  /// Which input it takes.
  let input: ComponentInput

  func body(content: Content) -> some View {
    if input == .none {
      content
    } else {
      #if os(iOS)
      content
        .modifier(PressInput(host: host, minimumDistance: input.minimumDistance ?? 0))
        .modifier(HoverInput(host: host))
        .modifier(KeyInput(host: host))
      #elseif os(macOS)
      content
        .modifier(PressInput(host: host, minimumDistance: input.minimumDistance ?? 0))
        .modifier(HoverInput(host: host))
        .modifier(WheelInput(host: host))
        .modifier(KeyInput(host: host))
      #elseif os(tvOS)
      content.modifier(RemoteInput(host: host))
      #elseif os(watchOS)
      content
        .modifier(PressInput(host: host, minimumDistance: input.minimumDistance ?? 0))
        .modifier(CrownInput(host: host))
      #elseif os(visionOS)
      content
        .modifier(PressInput(host: host, minimumDistance: input.minimumDistance ?? 0))
        .modifier(KeyInput(host: host))
      #else
      // The stand-in on Linux has every platform's input, so that all of it is checked.
      content
        .modifier(PressInput(host: host, minimumDistance: input.minimumDistance ?? 0))
        .modifier(HoverInput(host: host))
        .modifier(WheelInput(host: host))
        .modifier(KeyInput(host: host))
        .modifier(RemoteInput(host: host))
        .modifier(CrownInput(host: host))
      #endif
    }
  }
}
#endif
