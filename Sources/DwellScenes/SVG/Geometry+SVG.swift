import Dwell

extension Rect {
  /// Whether the rectangle is finite and not empty.
  var isDrawable: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
  }
}

extension Palette {
  /// The colour of a role.
  func color(_ ink: ColorRole) -> Color {
    switch ink {
    case .foreground: foreground
    case .background: background
    case .color(let color): color
    }
  }
}
