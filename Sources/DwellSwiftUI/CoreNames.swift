#if canImport(SwiftUI)
import Dwell

// Apple's modules declare types of the same names; in this module these names mean the core's types.

/// The core's point.
typealias Point = Dwell.Point
/// The core's rectangle.
typealias Rect = Dwell.Rect
/// The core's size.
typealias Size = Dwell.Size
/// The core's key.
typealias Key = Dwell.Key
/// The core's direction.
typealias Direction = Dwell.Direction
#endif
