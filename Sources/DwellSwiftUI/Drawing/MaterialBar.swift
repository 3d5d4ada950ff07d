#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The background of an indicator as a view below its canvas, which can't draw materials.
struct MaterialBar: View {
  /// The background's rectangle, in the canvas's coordinates.
  let rect: Rect
  /// The radius of its corners, in points.
  let radius: Double
  /// The appearance.
  let theme: PageTheme

  /// The background in a drawing; nil if there is none, or the canvas draws it.
  init?(_ list: DisplayList, from origin: Point, _ theme: PageTheme) {
    guard theme.hasMaterial else { return nil }
    for case .fill(let key, let rect, let radius, .solid(_, let opacity)) in list.commands
    where key.part == .background && opacity > 0 {
      (self.rect, self.radius, self.theme) = (rect.offsetBy(x: -origin.x, y: -origin.y), radius, theme)
      return
    }
    return nil
  }

  var body: some View {
    bar.frame(width: rect.width, height: rect.height).position(rect.center.cgPoint)
  }

  /// The background.
  @ViewBuilder private var bar: some View {
    let shape = RoundedRectangle(cornerRadius: min(radius, rect.capsuleRadius))
    #if os(visionOS)
    shape.fill(theme.indicatorMaterial ?? theme.background)
    #else
    if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *), theme.indicatorIsGlass {
      SwiftUI.Color.clear.glassEffect(.regular, in: shape)
    } else {
      shape.fill(theme.indicatorMaterial ?? theme.background)
    }
    #endif
  }
}

extension PageTheme {
  /// Whether a view below the canvas draws the background of indicators.
  var hasMaterial: Bool { indicatorMaterial != nil || indicatorIsGlass }
}
#endif
