#if GTK
import Dwell

/// The sizes that a widget asks for, in points.
public struct SizeRequest: Equatable, Sendable {
  /// The least size.
  public var minimum: Size
  /// The size in which it looks as it should.
  public var natural: Size

  /// A request for a size, and no less than another.
  public init(minimum: Size = .zero, natural: Size = .zero) {
    self.minimum = minimum
    self.natural = natural
  }

  /// Asks for no less than another request does, each way.
  package mutating func grow(to other: SizeRequest) {
    minimum.grow(to: other.minimum)
    natural.grow(to: other.natural)
  }
}

extension Size {
  /// Makes the size no less than another, each way.
  fileprivate mutating func grow(to other: Size) {
    width = max(width, other.width)
    height = max(height, other.height)
  }
}
#endif
