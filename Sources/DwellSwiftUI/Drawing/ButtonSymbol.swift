#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// A symbol of a button, as a symbol of the system, which is bold with Bold Text.
struct ButtonSymbol: View {
  /// The symbol.
  let name: ImageName
  /// Its width and height, in points.
  let length: Double
  /// Its colour.
  var role = ColorRole.foreground
  /// The styles of the color roles.
  @Environment(\.pageTheme) private var theme

  var body: some View {
    Image(systemName: systemName).font(.system(size: length, weight: .medium))
      .foregroundStyle(theme.style(of: role))
  }

  /// The system's name of the symbol.
  private var systemName: String {
    switch name {
    case .chevronLeft: "chevron.left"
    case .chevronRight: "chevron.right"
    case .chevronUp: "chevron.up"
    case .chevronDown: "chevron.down"
    case .play: "play.fill"
    default: "pause.fill"
    }
  }
}

extension PageTheme {
  /// Returns the style of a color role.
  func style(of role: ColorRole) -> AnyShapeStyle {
    switch role {
    case .foreground: foreground
    case .background: background
    case .color(let color): AnyShapeStyle(color.swiftUI)
    }
  }
}
#endif
