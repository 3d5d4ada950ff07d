import Dwell

/// A gesture on content that is zoomed, in a view of 400 by 300 points. What is shown is its scale, and how
/// far its middle has moved.
public enum ZoomGesture: ScriptedGesture, Equatable {
  /// A double tap, or a double click.
  case doubleTap(Point)
  /// Two fingers around a point, or those that are down already, whose distance is a factor of the first one.
  case pinch(Double, at: Point)
  /// The fingers of a pinch are lifted.
  case lift
  /// A finger that moves content slowly, from where content follows it, rests, and is lifted.
  case drag(by: Point)
  /// A wheel with the Control key at a point: a positive distance is smaller.
  case wheel(Double, at: Point)
  /// The key, or the assistive gesture, for larger content.
  case larger
  /// The key, or the assistive gesture, for smaller content.
  case smaller

  /// How the names of the scripts begin.
  public static let prefix = "zoom"

  /// A gesture from the words of a script; nil if it isn't one of these.
  public init?(_ name: String, _ words: [String]) {
    let numbers = words.compactMap(Double.init)
    switch (name, numbers.count) {
    case ("double-tap", 2): self = .doubleTap(Point(x: numbers[0], y: numbers[1]))
    case ("pinch", 3): self = .pinch(numbers[0], at: Point(x: numbers[1], y: numbers[2]))
    case ("lift", 0): self = .lift
    case ("drag", 2): self = .drag(by: Point(x: numbers[0], y: numbers[1]))
    case ("wheel", 3): self = .wheel(numbers[0], at: Point(x: numbers[1], y: numbers[2]))
    case ("larger", 0): self = .larger
    case ("smaller", 0): self = .smaller
    default: return nil
    }
  }
}
