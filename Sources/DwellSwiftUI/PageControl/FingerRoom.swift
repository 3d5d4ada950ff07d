#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension View {
  /// Gives the view the layout size of its visible part: across its pages, the rest of its tap target
  /// overlaps what is around it.
  /// - Parameters:
  ///   - size: the view's whole size, in points.
  ///   - thickness: how thick what is seen in its middle is, in points; nil for the whole of it.
  ///   - isVertical: whether pages follow one another from top to bottom.
  func fingerRoom(_ size: Size, around thickness: Double?, isVertical: Bool) -> some View {
    let whole = isVertical ? size.width : size.height
    return padding(isVertical ? .horizontal : .vertical, -max(whole - (thickness ?? whole), 0) / 2)
  }
}
#endif
