#if canImport(SwiftUI)
import SwiftUI

extension EnvironmentValues {
  /// The key of ``pagePosition``.
  private struct PositionKey: EnvironmentKey {
    static var defaultValue: Double? { nil }
  }

  /// Where the pages are that page controls follow, in pages; nil where they follow none.
  var pagePosition: Double? {
    get { self[PositionKey.self] }
    set { self[PositionKey.self] = newValue }
  }
}

extension View {
  /// Has the page controls and segments inside follow pages of another view, such as a scroll view, wherever
  /// those are between two pages.
  ///
  /// `onScrollGeometryChange(for:of:action:)` tells where a scroll view is. Marks are between two pages where
  /// the position is, and segments wait for a page. The time is paused until the position is at the current
  /// page. The page at which it stays for 0.1 s is selected, or between two pages the nearest after half a
  /// second; pages on the way aren't.
  ///
  /// - Parameter position: the position in pages, 0.5 halfway from the first to the second. Up to a page
  ///   beyond the ends it is clamped. NaN and others are ignored and reported. With nil they follow none.
  public func pagePosition(_ position: Double?) -> some View { environment(\.pagePosition, position) }
}
#endif
