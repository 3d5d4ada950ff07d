/// An interval of one axis, in points.
package struct Extent: Equatable, Sendable {
  /// The start.
  package var start: Double
  /// The length.
  package var length: Double

  /// An interval that begins at `start`.
  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// An interval of the given length, centred in `available`.
  package init(length: Double, centeredIn available: Double) {
    self.init(start: (available - length) / 2, length: length)
  }

  /// The end.
  package var end: Double { start + length }
  /// The midpoint.
  package var middle: Double { start + length / 2 }
}
