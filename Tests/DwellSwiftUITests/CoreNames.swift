import Dwell

/// A place of the core's.
typealias Point = Dwell.Point
/// A rectangle of the core's.
typealias Rect = Dwell.Rect
/// A size of the core's.
typealias Size = Dwell.Size
