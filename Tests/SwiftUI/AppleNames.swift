// Names that Apple's modules bring along and that the core has too. They are here so that an ambiguity is
// found on Linux.

/// QuickDraw's point, which Foundation brings along on macOS.
public struct Point {}
/// QuickDraw's rectangle, which Foundation brings along on macOS.
public struct Rect {}
/// A size in bytes, which Foundation brings along on macOS.
public typealias Size = Int
/// A spring of SwiftUI's.
public struct Spring: Hashable, Sendable {}
/// An axis of SwiftUI's.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical
}
/// A gradient of SwiftUI's.
public struct LinearGradient {}
