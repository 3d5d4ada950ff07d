#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The axis of pages.
public enum PageAxis: Hashable, Sendable, CaseIterable {
  /// In the direction of text.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// The direction of pages.
public enum PageDirection: Hashable, Sendable, CaseIterable {
  /// In the direction of text.
  case natural
  /// From left to right, whatever the direction of text.
  case leftToRight
  /// From right to left, whatever the direction of text.
  case rightToLeft
  /// From top to bottom.
  case topToBottom
  /// From bottom to top.
  case bottomToTop

  /// The axis of the direction.
  var axis: PageAxis {
    switch self {
    case .natural, .leftToRight, .rightToLeft: .horizontal
    case .topToBottom, .bottomToTop: .vertical
    }
  }
}

extension EnvironmentValues {
  /// The key of ``pageOrder``.
  private struct OrderKey: EnvironmentKey {
    static var defaultValue: PageDirection? { .natural }
  }

  /// The direction of pages, as the app has set it; nil to keep the component's own.
  var pageOrder: PageDirection? {
    get { self[OrderKey.self] }
    set { self[OrderKey.self] = newValue }
  }

  /// The axis of pages; nil to keep the component's own.
  var pageAxis: PageAxis? {
    get { pageOrder?.axis }
    set { pageOrder = newValue.map { $0 == .vertical ? .topToBottom : .natural } }
  }

  /// The direction of pages; nil to keep the component's own.
  var pageDirection: Direction? {
    switch pageOrder {
    case .natural: textDirection
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .topToBottom: .topToBottom
    case .bottomToTop: .bottomToTop
    case nil: nil
    }
  }

  /// The direction of text.
  var textDirection: Direction { layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension View {
  /// Sets the axis of the pages of components inside; horizontal by default.
  public func pageAxis(_ axis: PageAxis) -> some View { environment(\.pageAxis, axis) }

  /// Sets the direction of the pages of components inside; that of text by default.
  public func pageDirection(_ direction: PageDirection) -> some View {
    environment(\.pageOrder, direction)
  }
}
#endif
