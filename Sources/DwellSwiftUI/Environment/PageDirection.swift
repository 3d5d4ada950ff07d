#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The axis along which pages follow one another.
public enum PageAxis: Hashable, Sendable, CaseIterable {
  /// In the direction of text.
  case horizontal
  /// From top to bottom.
  case vertical
}

/// The direction in which pages follow one another.
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

  /// The direction in which pages follow one another, as the app has set it; nil to keep the component's own.
  var pageOrder: PageDirection? {
    get { self[OrderKey.self] }
    set { self[OrderKey.self] = newValue }
  }

  /// The axis along which pages follow one another; nil to keep the component's own.
  var pageAxis: PageAxis? {
    get { pageOrder?.axis }
    set { pageOrder = newValue.map { $0 == .vertical ? .topToBottom : .natural } }
  }

  /// The direction in which pages follow one another; nil to keep the component's own.
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
  /// Sets the axis along which the pages of components inside follow one another; horizontal by default.
  public func pageAxis(_ axis: PageAxis) -> some View { environment(\.pageAxis, axis) }

  /// Sets the direction in which the pages of components inside follow one another; that of text by default.
  public func pageDirection(_ direction: PageDirection) -> some View {
    environment(\.pageOrder, direction)
  }
}
#endif
