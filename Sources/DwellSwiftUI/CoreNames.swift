#if canImport(SwiftUI)
import Dwell

// Apple's modules bring along types of these names; in this module they mean the core's.

/// A place of the core's.
typealias Point = Dwell.Point
/// A rectangle of the core's.
typealias Rect = Dwell.Rect
/// A size of the core's.
typealias Size = Dwell.Size
/// A key of the core's.
typealias Key = Dwell.Key
/// A direction of the core's.
typealias Direction = Dwell.Direction
#endif
