#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension View {
  /// Gives the view the layout size of its visible part: across its pages, the rest of its tap target
  /// overlaps its surroundings.
  /// - Parameters:
  ///   - size: the view's whole size, in points.
  ///   - thickness: the thickness of the visible part in its middle, in points; nil for all of it.
  ///   - isVertical: whether pages are vertical.
  func fingerRoom(_ size: Size, around thickness: Double?, isVertical: Bool) -> some View {
    let whole = isVertical ? size.width : size.height
    return padding(isVertical ? .horizontal : .vertical, -max(whole - (thickness ?? whole), 0) / 2)
  }
}
#endif
