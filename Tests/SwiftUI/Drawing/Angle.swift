/// An angle.
@frozen public struct Angle: Sendable, Equatable {
  /// The angle in degrees.
  package var degrees: Double

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}
