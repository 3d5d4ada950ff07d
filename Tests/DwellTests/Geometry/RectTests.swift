import Dwell
import Testing

/// Points in a rectangle.
@Suite("A rectangle") struct RectTests {
  @Test("A rectangle contains its left and top edges, and neither the right nor the bottom one")
  func edges() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    for (x, y, isInside) in [
      (10, 20, true), (10, 59.9, true), (39.9, 20, true), (25, 40, true), (9.9, 40, false), (40, 40, false),
      (25, 19.9, false), (25, 60, false), (.nan, 40, false), (25, .nan, false),
    ] as [(Double, Double, Bool)] {
      #expect(rect.contains(Point(x: x, y: y)) == isInside, "\(x), \(y)")
    }
  }
}
