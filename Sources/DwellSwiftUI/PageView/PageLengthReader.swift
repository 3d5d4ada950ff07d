#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Gives a page its ideal length along the axis, at least that of the view, and reports it to the carousel.
struct PageLengthReader: ViewModifier {
  /// The carousel's host.
  let host: ComponentHost<Dwell.Carousel>
  /// The page's index.
  let page: Int
  /// Whether pages can be longer than the view.
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
