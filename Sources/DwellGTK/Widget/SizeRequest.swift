#if GTK
import Dwell

/// A widget's size request, in points.
public struct SizeRequest: Equatable, Sendable {
  /// The minimum size.
  public var minimum: Size
  /// The natural size.
  public var natural: Size

  /// Creates a request; the natural size is at least the minimum.
  public init(minimum: Size = .zero, natural: Size = .zero) {
    self.minimum = minimum
    self.natural = natural
  }

  /// Enlarges the request to at least another one, in each dimension.
  package mutating func grow(to other: SizeRequest) {
    minimum.grow(to: other.minimum)
    natural.grow(to: other.natural)
  }
}

extension Size {
  /// Enlarges the size to at least another one, in each dimension.
  fileprivate mutating func grow(to other: Size) {
    width = max(width, other.width)
    height = max(height, other.height)
  }
}
#endif
