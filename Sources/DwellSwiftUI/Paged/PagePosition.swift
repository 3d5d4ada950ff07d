#if canImport(SwiftUI)
import SwiftUI

extension EnvironmentValues {
  /// The key of ``pagePosition``.
  private struct PositionKey: EnvironmentKey {
    static var defaultValue: Double? { nil }
  }

  /// The position that page controls follow, in pages; nil if they follow none.
  var pagePosition: Double? {
    get { self[PositionKey.self] }
    set { self[PositionKey.self] = newValue }
  }
}

extension View {
  /// Makes the dots of the page controls inside follow the pages of another view, such as a scroll view,
  /// between two pages.
  ///
  /// `onScrollGeometryChange(for:of:action:)` reports a scroll view's position. A page is selected when the
  /// position has stayed at it for 0.1 s; if the position stays between two pages, the nearest one is
  /// selected after 0.5 s. Pages that it passes aren't selected. The time is paused while the position isn't
  /// at the current page. Segments don't move between pages.
  ///
  /// - Parameter position: the position in pages: 0.5 is halfway from the first page to the second. It is
  ///   clamped if it is up to one page beyond the ends; further values and NaN are ignored and reported. With
  ///   nil the dots follow no other view.
  public func pagePosition(_ position: Double?) -> some View { environment(\.pagePosition, position) }
}
#endif
