// Names that both Apple's modules and the core declare, so that ambiguities are found on Linux.

/// QuickDraw's point, which Foundation exports on macOS.
public struct Point {}
/// QuickDraw's rectangle, which Foundation exports on macOS.
public struct Rect {}
/// A size in bytes, which Foundation exports on macOS.
public typealias Size = Int
/// SwiftUI's spring.
public struct Spring: Hashable, Sendable {}
/// SwiftUI's axis.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical
}
