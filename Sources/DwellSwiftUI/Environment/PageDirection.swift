#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The direction of a component's pages, as the app has set it.
enum PageOrder: Equatable {
  /// The component's own.
  case own
  /// That of text.
  case natural
  /// A direction, whatever that of text.
  case fixed(Direction)
}

extension EnvironmentValues {
  /// The axis of pages; nil to keep the component's own.
  var pageAxis: PageAxis? {
    get { pageDirection?.axis }
    set { pages.order = newValue.map { $0 == .vertical ? .fixed(.topToBottom) : .natural } ?? .own }
  }

  /// The direction of pages; nil to keep the component's own.
  var pageDirection: Direction? {
    switch pages.order {
    case .own: nil
    case .natural: textDirection
    case .fixed(let direction): direction
    }
  }

  /// The direction of text.
  var textDirection: Direction { layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension View {
  /// Sets the axis of the pages of components inside; horizontal, in the direction of text, by default.
  public func pageAxis(_ axis: PageAxis) -> some View { environment(\.pageAxis, axis) }

  /// Sets the direction of the pages of components inside; with nil it is that of text, which is the default.
  public func pageDirection(_ direction: PageDirection?) -> some View {
    environment(\.pages.order, direction.map { .fixed($0) } ?? .natural)
  }
}
#endif
