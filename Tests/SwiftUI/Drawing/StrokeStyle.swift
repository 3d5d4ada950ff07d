import Foundation

/// The end of a stroke.
public enum CGLineCap: Equatable, Sendable {
  /// At its end.
  case butt
  /// In half a circle beyond its end.
  case round
  /// In half a square beyond its end.
  case square
}

/// The joint of a stroke.
public enum CGLineJoin: Equatable, Sendable {
  /// With a sharp corner.
  case miter
  /// With a round corner.
  case round
  /// With a corner that is cut off.
  case bevel
}

/// The style of a stroke.
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// The thickness.
  package var lineWidth: CGFloat
  /// How it ends.
  package var lineCap: CGLineCap
  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap) = (lineWidth, lineCap)
  }
}
