#if canImport(SwiftUI) && !os(tvOS)
import Dwell
import SwiftUI

/// Handles the drags of pages with a UIKit recognizer, if available.
struct PagePanInput: ViewModifier {
  /// The axis of the pages; nil for pages that take drags in any direction.
  let axis: PageAxis?
  /// The size of the pages, in points.
  let size: CGSize
  /// Whether drags are handled.
  let isOn: Bool
  /// Returns whether the pages can follow a movement, and whether pages around them can.
  let canFollow: @MainActor (Point) -> (own: Bool, outer: Bool)
  /// Handles a drag.
  let follow: @MainActor (DragStep) -> Void
  /// Whether drags of pages are handled by a UIKit recognizer.
  @Environment(\.usesPanRecognizer) private var usesRecognizer

  func body(content: Content) -> some View {
    #if os(iOS) || os(Linux)
    // The system's version never changes, so the branch costs no state.
    if #available(iOS 18, *), usesRecognizer {
      content.gesture(
        PagePanGesture(
          axis: axis, size: size, isEnabled: isOn, canFollow: canFollow, follow: follow))
    } else {
      content
    }
    #else
    content
    #endif
  }
}

extension EnvironmentValues {
  /// The key of ``usesPanRecognizer``.
  private struct RecognizerKey: EnvironmentKey {
    static var defaultValue: Bool {
      #if os(iOS)
      if #available(iOS 18, *) { true } else { false }
      #else
      false
      #endif
    }
  }

  /// Whether drags of pages are handled by a UIKit recognizer; since iOS and Mac Catalyst 18.
  var usesPanRecognizer: Bool {
    get { self[RecognizerKey.self] }
    set { self[RecognizerKey.self] = newValue }
  }
}
#endif
