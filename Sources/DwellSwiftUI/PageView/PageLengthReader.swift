#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// Gives a page its ideal lengths along and across the axis, if the carousel's layout uses them, and reports
/// them to it. Along the axis a page is at least as long as the view, unless pages have lengths of their own.
///
/// The view is the same whichever lengths are read: another one would cost pages their state.
struct PageLengthReader: ViewModifier {
  /// The carousel's host.
  let host: ComponentHost<Dwell.Carousel>
  /// The page's index.
  let page: Int
  /// Whether pages can be longer than the view.
  let isOn: Bool

  func body(content: Content) -> some View {
    // Axis and size are the component's; its revision changes with them.
    let _ = host.revision
    let isVertical = host.component.direction.axis == .vertical
    let size = host.component.size
    let layout = host.component.configuration.pages.layout
    let isLong = isOn && layout.length != .own
    let fits = layout.fitsPage
    content
      .fixedSize(horizontal: isVertical ? fits : isOn, vertical: isVertical ? isOn : fits)
      .frame(
        minWidth: isLong && !isVertical ? size.width : nil,
        minHeight: isLong && isVertical ? size.height : nil
      )
      .onGeometryChange(for: Lengths.self) { [isOn] proxy in
        let (width, height) = (Double(proxy.size.width), Double(proxy.size.height))
        return Lengths(
          along: isOn ? isVertical ? height : width : nil, across: fits ? isVertical ? width : height : nil)
      } action: { lengths in
        host.send(.setPageLength(lengths.along, page: page))
        if let across = lengths.across { host.send(.setPageCrossLength(across, page: page)) }
      }
  }

  /// The ideal lengths of a page, in points; nil for those that the layout doesn't use.
  private struct Lengths: Equatable, Sendable {
    /// Along the axis.
    var along: Double?
    /// Across it.
    var across: Double?
  }
}
#endif
