import Dwell
import Testing

/// Consequences of the position of the first page.
@Suite("A direction") struct DirectionTests {
  /// The container of the tests.
  private let container = Size(width: 300, height: 200)

  @Test("Leading is the left, the right, the top or the bottom edge")
  func leadingEdge() {
    let rects = Direction.allCases.map {
      $0.rect(main: Extent(start: 10, length: 20), cross: Extent(start: 3, length: 4), in: container)
    }
    #expect(
      rects == [
        Rect(x: 10, y: 3, width: 20, height: 4), Rect(x: 270, y: 3, width: 20, height: 4),
        Rect(x: 3, y: 10, width: 4, height: 20), Rect(x: 3, y: 170, width: 4, height: 20),
      ])
  }

  @Test(
    "A point is found where it was laid out, and a movement is as long as the way between two points",
    arguments: Direction.allCases)
  func pointsAndMovements(_ direction: Direction) {
    for (main, cross) in [(0.0, 0.0), (12.5, 7), (200, -3), (-40, 90)] {
      let rect = direction.rect(
        main: Extent(start: main, length: 0), cross: Extent(start: cross, length: 0), in: container)
      let point = Point(x: rect.x, y: rect.y)
      #expect(direction.main(of: point, in: container) == main && direction.cross(of: point) == cross)
      let origin = direction.rect(
        main: Extent(start: 0, length: 0), cross: Extent(start: 0, length: 0), in: container)
      #expect(direction.main(ofMovement: Point(x: rect.x - origin.x, y: rect.y - origin.y)) == main)
    }
    let size = direction.size(main: 7, cross: 9)
    #expect(direction.mainLength(of: size) == 7 && direction.crossLength(of: size) == 9)
  }

  @Test("A line along a rectangle goes from its leading to its trailing edge", arguments: Direction.allCases)
  func lines(_ direction: Direction) {
    let rect = direction.rect(
      main: Extent(start: 10, length: 20), cross: Extent(start: 3, length: 4), in: container)
    let line = direction.line(along: rect)
    #expect(
      direction.main(of: line.start, in: container) == 10 && direction.main(of: line.end, in: container) == 30
    )
    #expect(direction.cross(of: line.start) == 3 && direction.cross(of: line.end) == 3)
  }

  @Test("Two of the four arrow keys step along it, one each way; other keys don't")
  func steps() {
    let steps = Direction.allCases.map { direction in
      [Key.left, .right, .up, .down].map { direction.step(for: $0) }
    }
    #expect(steps == [[-1, 1, nil, nil], [1, -1, nil, nil], [nil, nil, -1, 1], [nil, nil, 1, -1]])
    let others = Key.allCases.filter { ![.left, .right, .up, .down].contains($0) }
    #expect(
      Direction.allCases.allSatisfy { direction in others.allSatisfy { direction.step(for: $0) == nil } })
  }
}
