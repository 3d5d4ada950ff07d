#if canImport(SwiftUI) && (os(watchOS) || os(Linux))
import Dwell
import SwiftUI

/// Hands the turns of a crown to a component.
struct CrownInput<Shown: Dwell.Component>: ViewModifier {
  /// The component.
  let host: ComponentHost<Shown>
  /// Whether people may use the view.
  @Environment(\.isEnabled) private var isEnabled
  /// How far the crown has been turned, in points of content.
  @State private var turned = 0.0

  func body(content: Content) -> some View {
    content
      .focusable(isEnabled)
      .digitalCrownRotation($turned)
      .onChange(of: turned) { before, now in host.send(.crown(now - before)) }
  }
}
#endif
