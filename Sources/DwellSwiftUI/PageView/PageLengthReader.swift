#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Gives a page its ideal length along the axis, at least that of the view unless pages have lengths of their
/// own, and reports it to the carousel.
///
/// The view is the same whether or not pages can be longer: another one would cost pages their state.
struct PageLengthReader: ViewModifier {
  /// The carousel's host.
  let host: ComponentHost<Dwell.Carousel>
  /// The page's index.
  let page: Int
  /// Whether pages can be longer than the view.
  let isOn: Bool

  func body(content: Content) -> some View {
    // The axis and the size are the component's, which tells of their changes.
    let _ = host.revision
    let isVertical = host.component.direction.axis == .vertical
    let size = host.component.size
    let isLong = isOn && host.component.configuration.pages.layout.length != .own
    content
      .fixedSize(horizontal: isOn && !isVertical, vertical: isOn && isVertical)
      .frame(
        minWidth: isLong && !isVertical ? size.width : nil,
        minHeight: isLong && isVertical ? size.height : nil
      )
      .onGeometryChange(for: Double?.self) { [isOn] proxy in
        isOn ? Double(isVertical ? proxy.size.height : proxy.size.width) : nil
      } action: { length in
        host.send(.setPageLength(length, page: page))
      }
  }
}
#endif
