import Dwell
import DwellScenes

extension Rect {
  /// Whether it has a place and an inside.
  var isDrawable: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
  }

  /// Where a line across the whole rectangle in a direction begins and ends.
  func line(_ direction: Direction) -> (start: Point, end: Point) {
    let size = Size(width: width, height: height)
    let none = Extent(start: 0, length: 0)
    let lead = direction.rect(main: none, cross: none, in: size)
    let trail = direction.rect(
      main: Extent(start: direction.mainLength(of: size), length: 0), cross: none, in: size)
    return (Point(x: x + lead.x, y: y + lead.y), Point(x: x + trail.x, y: y + trail.y))
  }
}

extension Palette {
  /// The colour of an ink.
  func color(_ ink: Ink) -> Color {
    switch ink {
    case .foreground: foreground
    case .background: background
    case .color(let color): color
    }
  }
}
