/// What the number of an option measures, and its valid range.
package struct NumberKind: Equatable, Sendable {
  /// What a number measures.
  package enum Quantity: Equatable, Sendable {
    /// A length that is drawn, in points. A row changes it on a spring.
    case length
    /// An opacity. A row changes it on a spring.
    case opacity
    /// A distance that decides something, in points.
    case distance
    /// A number without a unit, such as a fraction.
    case number
    /// A speed, in points per second.
    case speed
    /// A time, in seconds.
    case duration
    /// An angle, in degrees.
    case angle
  }

  /// What it measures.
  package let quantity: Quantity
  /// The valid values.
  package let range: ClosedRange<Double>

  /// A number in a range.
  private init(_ quantity: Quantity, _ range: ClosedRange<Double>) {
    self.quantity = quantity
    self.range = range
  }

  /// A length that is drawn, of at most 10,000 points: more than any screen has.
  package static var length: NumberKind { NumberKind(.length, 0...1e4) }
  /// An opacity of 0...1.
  package static var opacity: NumberKind { NumberKind(.opacity, 0...1) }
  /// A distance that decides something, in points.
  package static func distance(in range: ClosedRange<Double>) -> NumberKind { NumberKind(.distance, range) }
  /// A number without a unit, such as a fraction.
  package static func number(in range: ClosedRange<Double>) -> NumberKind { NumberKind(.number, range) }
  /// A speed, in points per second.
  package static func speed(in range: ClosedRange<Double>) -> NumberKind { NumberKind(.speed, range) }
  /// A time, in seconds.
  package static func duration(in range: ClosedRange<Double>) -> NumberKind { NumberKind(.duration, range) }
  /// An angle, in degrees.
  package static func angle(in range: ClosedRange<Double>) -> NumberKind { NumberKind(.angle, range) }
}
