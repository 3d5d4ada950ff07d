/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// A size of the given width and height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// This size with both lengths clamped to 0...1e6 points; NaN counts as 0.
  package var sanitized: Size { Size(width: Size.sanitized(width), height: Size.sanitized(height)) }

  /// A length clamped to 0...1e6 points; NaN counts as 0.
  static func sanitized(_ length: Double) -> Double { length > 0 ? min(length, 1e6) : 0 }
}
