#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The drawing of a row, as a view of the row's own size if it is part of something larger.
struct MarksDrawing: View {
  /// The display list.
  let display: DisplayList
  /// The size of the component that contains the row; nil for a row by itself.
  var size: Size?
  /// The row's rectangle in it; nil for a row by itself.
  var rect: Rect?

  var body: some View {
    FrameView(display)
      .frame(width: size.map { CGFloat($0.width) }, height: size.map { CGFloat($0.height) })
      .offset(x: -CGFloat(rect?.x ?? 0), y: -CGFloat(rect?.y ?? 0))
      .frame(
        width: rect.map { CGFloat($0.width) }, height: rect.map { CGFloat($0.height) }, alignment: .topLeading
      )
  }
}
#endif
