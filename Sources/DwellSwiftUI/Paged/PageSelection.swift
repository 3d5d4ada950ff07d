#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Sets whether the components inside animate to a page that the app selects; they do by default. Without
  /// animation they show it at once.
  ///
  /// Turns by the user and by the timer are always animated.
  public func pageSelectionAnimated(_ isAnimated: Bool = true) -> some View {
    environment(\.pages.animatesSelection, isAnimated)
  }

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
  public func pagePosition(_ position: Double?) -> some View { environment(\.pages.position, position) }
}
#endif
