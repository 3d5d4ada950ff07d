/// A stretch of one axis, in points.
public struct Extent: Equatable, Sendable {
  /// Where it begins.
  public var start: Double
  /// How long it is.
  public var length: Double

  /// A stretch that begins at `start`.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// A stretch of the given length in the middle of `available`.
  public init(length: Double, centeredIn available: Double) {
    self.init(start: (available - length) / 2, length: length)
  }

  /// Where it ends.
  public var end: Double { start + length }
  /// Its middle.
  public var middle: Double { start + length / 2 }
}
