import Dwell

/// The core's point.
typealias Point = Dwell.Point
/// The core's rectangle.
typealias Rect = Dwell.Rect
/// The core's size.
typealias Size = Dwell.Size
