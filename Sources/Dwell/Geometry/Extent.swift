/// A stretch of one axis, in points.
package struct Extent: Equatable, Sendable {
  /// Where it begins.
  package var start: Double
  /// How long it is.
  package var length: Double

  /// A stretch that begins at `start`.
  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// A stretch of the given length in the middle of `available`.
  package init(length: Double, centeredIn available: Double) {
    self.init(start: (available - length) / 2, length: length)
  }

  /// Where it ends.
  package var end: Double { start + length }
  /// Its middle.
  package var middle: Double { start + length / 2 }
}
