#if canImport(SwiftUI) && (os(watchOS) || os(Linux))
import Dwell
import SwiftUI

/// Sends a component the rotation of the Digital Crown.
struct CrownInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether the component can be scrolled.
  let isOn: Bool
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// The rotation of the crown, in points of content.
  @State private var turned = 0.0

  func body(content: Content) -> some View {
    content
      .focusable(isEnabled && isOn)
      .digitalCrownRotation($turned)
      .onChange(of: turned) { before, now in if isOn { host.send(.crown(now - before)) } }
  }
}
#endif
