#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The drawing of a row of marks, as a view of the row's own size where it is part of something larger.
struct MarksDrawing: View {
  /// The display list.
  let display: DisplayList
  /// The size of what the row is part of; nil for a row by itself.
  var size: Size?
  /// The row's place in it; nil for a row by itself.
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
