import Testing

@testable import Dwell

/// Lengths, extents, and the device's pixels.
@Suite("Lengths, extents and pixels") struct GeometryTests {
  @Test("Lengths are between 0 and a million points; NaN is 0")
  func lengths() {
    for (length, expected) in [
      (5, 5), (0, 0), (-1, 0), (0.001, 0.001), (1e6, 1e6), (1e6 + 1, 1e6), (.infinity, 1e6), (-.infinity, 0),
      (.nan, 0),
    ] as [(Double, Double)] {
      #expect(Size.sanitized(length) == expected, "\(length)")
      #expect(Size(width: length, height: 7).sanitized == Size(width: expected, height: 7))
      #expect(Size(width: 7, height: length).sanitized == Size(width: 7, height: expected))
    }
  }

  @Test("A rectangle has a size, edges, a centre, and half its shorter side as the radius of round ends")
  func rectangles() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 50)
    #expect(rect.size == Size(width: 30, height: 50) && rect.maxX == 40 && rect.maxY == 70)
    #expect(rect.center == Point(x: 25, y: 45) && rect.capsuleRadius == 15)
    #expect(rect.offsetBy(x: 1, y: -2) == Rect(x: 11, y: 18, width: 30, height: 50))
    #expect(Rect(x: 0, y: 0, width: 50, height: 30).capsuleRadius == 15)
    #expect(
      Point(x: 1, y: 2).isFinite && !Point(x: .nan, y: 2).isFinite && !Point(x: 1, y: .infinity).isFinite)
    let extent = Extent(length: 30, centeredIn: 100)
    #expect(extent.start == 35 && extent.end == 65 && extent.middle == 50)
  }

  @Test("A rectangle's extents along and across a direction are those that it was laid out with")
  func extents() {
    let container = Size(width: 300, height: 200)
    for direction in Direction.allCases {
      let (main, cross) = (Extent(start: 10, length: 20), Extent(start: 3, length: 4))
      let rect = direction.rect(main: main, cross: cross, in: container)
      #expect(direction.main(of: rect, in: container) == main && direction.cross(of: rect) == cross)
    }
    #expect(Direction.allCases.map { $0.rotation(30) } == [30, -30, -30, 30])
    #expect(
      Direction.allCases.map { $0.chevron(isForward: true) }
        == [.chevronRight, .chevronLeft, .chevronDown, .chevronUp])
    #expect(
      Direction.allCases.map { $0.chevron(isForward: false) }
        == [.chevronLeft, .chevronRight, .chevronUp, .chevronDown])
  }

  @Test("A display has 0.1 to 100 pixels per point, or none")
  func scales() {
    for (scale, isValid) in [
      (0, true), (0.1, true), (0.099, false), (1, true), (100, true), (100.1, false), (-1, false),
      (.nan, false),
      (.infinity, false),
    ] as [(Double, Bool)] {
      #expect((PixelGrid(scale: scale) != nil) == isValid, "\(scale)")
    }
    #expect(PixelGrid().pixel == 0 && PixelGrid(scale: 4)?.pixel == 0.25 && PixelGrid(scale: 0)?.pixel == 0)
  }

  @Test("A coordinate is moved to the nearest pixel, halves up, or to the next one that isn't before it")
  func pixels() throws {
    let grid = try #require(PixelGrid(scale: 2))
    for (coordinate, snapped, raised) in [
      (1, 1, 1), (1.2, 1, 1.5), (1.25, 1.5, 1.5), (1.24, 1, 1.5), (1.4, 1.5, 1.5), (-1.25, -1, -1),
      (-1.26, -1.5, -1), (1.000_000_1, 1, 1), (1.249_999_9, 1.5, 1.5), (1.000_001, 1, 1.5),
    ] as [(Double, Double, Double)] {
      #expect(grid.snapped(coordinate) == snapped && grid.raised(coordinate) == raised, "\(coordinate)")
    }
    #expect(grid.holds(1.5) && grid.holds(1.500_000_4) && !grid.holds(1.500_001) && !grid.holds(1.25))
    #expect(grid.snapped(Size(width: 1.3, height: 1.1)) == Size(width: 1.5, height: 1))
    #expect(grid.snapped(Extent(start: 0.3, length: 1)) == Extent(start: 0.5, length: 1))
    let none = PixelGrid()
    #expect(none.snapped(1.3) == 1.3 && none.raised(1.3) == 1.3 && none.holds(1.3))
    #expect(none.snapped(Extent(start: 0.1, length: 0.2)) == Extent(start: 0.1, length: 0.2))
  }
}
