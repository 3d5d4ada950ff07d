#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Lets a page have the length along the pages that it asks for, at least that of the view, and tells it to
/// the carousel.
struct PageLengthReader: ViewModifier {
  /// The carousel.
  let host: ComponentHost<Dwell.Carousel>
  /// The number of the page.
  let page: Int
  /// Whether pages may be longer than the view.
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      let isVertical = host.component.direction.axis == .vertical
      let size = host.component.size
      content
        .fixedSize(horizontal: !isVertical, vertical: isVertical)
        .frame(minWidth: isVertical ? nil : size.width, minHeight: isVertical ? size.height : nil)
        .onGeometryChange(for: Double.self) {
          Double(isVertical ? $0.size.height : $0.size.width)
        } action: { length in
          host.send(.setPageLength(length, page: page))
        }
    } else {
      content
    }
  }
}
#endif
