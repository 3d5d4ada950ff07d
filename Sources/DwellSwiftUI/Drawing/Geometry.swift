#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension Rect {
  /// The rectangle as a `CGRect`.
  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Returns the outline with rounded corners; `radius` is limited to that of a capsule.
  func path(radius: Double) -> Path {
    radius > 0
      ? Path(roundedRect: cgRect, cornerRadius: min(radius, capsuleRadius), style: .circular) : Path(cgRect)
  }

  /// Returns the largest centred rectangle with the aspect ratio of `size`; the whole rectangle if `size` is
  /// empty.
  func fitting(_ size: CGSize) -> Rect {
    guard size.width > 0, size.height > 0 else { return self }
    let share = min(width / size.width, height / size.height)
    let width = size.width * share
    let height = size.height * share
    return Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }
}

extension Point {
  /// The point as a `CGPoint`.
  var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

extension Arc {
  /// The middle of the line.
  var path: Path {
    Path {
      $0.addRelativeArc(
        center: center.cgPoint, radius: radius, startAngle: .degrees(start), delta: .degrees(sweep))
    }
  }
}

extension Dwell.Color {
  /// The colour as an opaque SwiftUI colour in sRGB.
  var swiftUI: SwiftUI.Color { SwiftUI.Color(.sRGB, red: red, green: green, blue: blue, opacity: 1) }
}
#endif
