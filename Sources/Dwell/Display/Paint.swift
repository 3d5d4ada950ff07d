/// A fixed colour, or one of the front's theme.
public enum ColorRole: Equatable, Sendable {
  /// The theme's colour for text and symbols.
  case foreground
  /// The theme's background colour.
  case background
  /// A fixed colour.
  case color(Color)

  /// White, in any theme.
  public static let white = ColorRole.color(.white)
  /// Black, in any theme.
  public static let black = ColorRole.color(.black)

  /// The opacity of the colour, 0...1; 1 for the theme's, which the front knows.
  var opacity: Double {
    guard case .color(let color) = self else { return 1 }
    return color.opacity > 0 ? min(color.opacity, 1) : 0
  }

  /// The colour without its opacity.
  var opaque: ColorRole {
    guard case .color(var color) = self else { return self }
    color.opacity = 1
    return .color(color)
  }
}

/// A linear gradient between two colours, across the whole shape.
public struct LinearGradient: Equatable, Sendable {
  /// The colour at the leading end of `direction`.
  public var start: Color
  /// The colour at the trailing end of `direction`.
  public var end: Color
  /// The direction from `start` to `end`.
  public var direction: Direction

  /// A gradient from `start` to `end`.
  public init(from start: Color, to end: Color, direction: Direction) {
    self.start = start
    self.end = end
    self.direction = direction
  }
}

/// How a shape is filled.
public enum Paint: Equatable, Sendable {
  /// One colour at an opacity of 0...1.
  case solid(ColorRole, opacity: Double)
  /// An opaque gradient.
  case gradient(LinearGradient)
}

extension Paint {
  /// A tint at a multiple of its own opacity.
  static func tint(_ tint: ColorRole, opacity: Double) -> Paint {
    .solid(tint.opaque, opacity: opacity * tint.opacity)
  }
}

extension DrawCommand {
  /// An image in a tint, at a multiple of its own opacity.
  static func image(
    _ key: ItemKey, _ image: ImageName, _ rect: Rect, tint: ColorRole, opacity: Double
  ) -> DrawCommand {
    .image(key, image, rect, tint.opaque, opacity: opacity * tint.opacity)
  }

  /// The text `current/count` in a tint, at a multiple of its own opacity.
  static func label(
    _ key: ItemKey, current: Int, count: Int, _ rect: Rect, fontSize: Double, tint: ColorRole, opacity: Double
  ) -> DrawCommand {
    .label(
      key, current: current, count: count, rect, fontSize: fontSize, tint.opaque,
      opacity: opacity * tint.opacity)
  }
}
