#if canImport(SwiftUI)
import Dwell
import SwiftUI

extension Rect {
  /// The rectangle as SwiftUI knows it.
  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// The outline with round corners.
  func path(radius: Double) -> Path {
    radius > 0
      ? Path(roundedRect: cgRect, cornerRadius: min(radius, capsuleRadius), style: .circular) : Path(cgRect)
  }

  /// The ends of a line across the rectangle in a direction.
  func line(_ direction: Direction) -> (start: CGPoint, end: CGPoint) {
    let center = center
    return switch direction {
    case .leftToRight: (CGPoint(x: x, y: center.y), CGPoint(x: maxX, y: center.y))
    case .rightToLeft: (CGPoint(x: maxX, y: center.y), CGPoint(x: x, y: center.y))
    case .topToBottom: (CGPoint(x: center.x, y: y), CGPoint(x: center.x, y: maxY))
    case .bottomToTop: (CGPoint(x: center.x, y: maxY), CGPoint(x: center.x, y: y))
    }
  }

  /// The largest rectangle of a shape within this one, in its middle; this one for a shape without a size.
  func fitting(_ size: CGSize) -> Rect {
    guard size.width > 0, size.height > 0 else { return self }
    let share = min(width / size.width, height / size.height)
    let width = size.width * share
    let height = size.height * share
    return Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }
}

extension Dwell.Color {
  /// The colour as SwiftUI knows it.
  var swiftUI: SwiftUI.Color { SwiftUI.Color(.sRGB, red: red, green: green, blue: blue, opacity: 1) }
}
#endif
