#if canImport(SwiftUI) && (os(watchOS) || os(Linux))
import Dwell
import SwiftUI

/// Sends a component the rotation of the Digital Crown: an indicator has a detent for each page, and anything
/// else scrolls.
struct CrownInput<Shown: Dwell.Component>: ViewModifier {
  /// The component's host.
  let host: ComponentHost<Shown>
  /// Whether the component can be scrolled.
  let isOn: Bool
  /// Whether the component is an indicator.
  let hasDetents: Bool
  /// Whether the view is enabled.
  @Environment(\.isEnabled) private var isEnabled
  /// The rotation of the crown, in points of content.
  @State private var turned = 0.0

  func body(content: Content) -> some View {
    let focusable = content.focusable(isEnabled && isOn)
    // It is an indicator for the view's lifetime, so the branch costs no state.
    if hasDetents, let timer = host.timer {
      let _ = host.revision
      focusable.digitalCrownRotation(
        page, from: 0, through: Double(max(timer.pageCount - 1, 0)), by: 1, sensitivity: .low,
        isContinuous: timer.loops, isHapticFeedbackEnabled: true)
    } else {
      focusable
        .digitalCrownRotation($turned)
        .onChange(of: turned) { before, now in if isOn { host.send(.crown(now - before)) } }
    }
  }

  /// The current page, which a detent turns.
  private var page: Binding<Double> {
    Binding {
      Double(host.timer?.currentPage ?? 0)
    } set: { page in
      guard let timer = host.timer, case let step = Int(page.rounded()) - timer.currentPage, step != 0 else {
        return
      }
      // In a loop the first page follows the last.
      let isOverEnd = timer.loops && timer.pageCount > 2 && abs(step) == timer.pageCount - 1
      host.send(.key((step > 0) != isOverEnd ? .pageDown : .pageUp))
    }
  }
}
#endif
