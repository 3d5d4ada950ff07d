/// What a shape is coloured with: a fixed colour, or a role that the front's theme fills in.
public enum ColorRole: Equatable, Sendable {
  /// The theme's colour for text and symbols.
  case foreground
  /// The theme's colour for the ground on which content lies.
  case background
  /// A colour of its own, whatever the theme.
  case color(Color)

  /// White, whatever the theme.
  public static let white = ColorRole.color(.white)
  /// Black, whatever the theme.
  public static let black = ColorRole.color(.black)
}

/// A linear blend between two colours across the whole shape that it fills.
public struct LinearGradient: Equatable, Sendable {
  /// The colour at the leading end of `direction`.
  public var start: Color
  /// The colour at the trailing end of `direction`.
  public var end: Color
  /// The direction from `start` to `end`.
  public var direction: Direction

  /// A blend from `start` to `end`.
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
  /// An opaque blend of two colours.
  case gradient(LinearGradient)
}
