#if canImport(SwiftUI) && DEBUG
import DwellSwiftUI
import SwiftUI

/// A view in light and dark, from left to right and from right to left, one below the other.
struct PreviewSheet<Content: View>: View {
  /// Returns the view.
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: 0) {
      ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
        ForEach([LayoutDirection.leftToRight, .rightToLeft], id: \.self) { direction in
          content()
            .padding(16)
            .frame(maxWidth: .infinity)
            .background(scheme == .dark ? Color.black : .white)
            .environment(\.layoutDirection, direction)
            .environment(\.colorScheme, scheme)
        }
      }
    }
  }
}

/// Gives a view of pages its own selection.
struct PreviewPages<Content: View>: View {
  /// The current page.
  @State private var page = 0
  /// Returns the view for a selection.
  @ViewBuilder let content: (Binding<Int>) -> Content

  var body: some View { content($page) }
}
#endif
