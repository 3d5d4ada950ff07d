#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension View {
  /// The view in the room of what is seen of it: what it has beyond that across its pages is there for
  /// fingers, and lies over whatever is around it.
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
