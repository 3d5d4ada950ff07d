import Testing

@testable import Dwell

/// The ring around a person's picture.
@Suite("Ring of stories (R236)") struct StoryRingTests {
  /// The arcs of a ring, with their opacities.
  private func arcs(
    _ ring: StoryRing, length: Double = 64, direction: Direction = .leftToRight
  ) -> [(arc: Arc, opacity: Double)] {
    ring.display(length: length, direction: direction).commands.compactMap {
      if case .arc(_, let arc, .solid(_, let opacity)) = $0 { (arc, opacity) } else { nil }
    }
  }

  @Test("Four moments are four arcs from the top, 4 points apart, the seen ones fainter")
  func four() throws {
    let drawn = arcs(StoryRing(momentCount: 4, seen: SeenPages([0..<2])))
    #expect(drawn.map(\.opacity) == [0.35, 0.35, 1, 1])
    // The line's middle is 30.75 points from the centre; an arc's round ends take 1.25 points at each end.
    let space = 6.5 / 30.75 * 180 / Double.pi
    for (moment, (arc, _)) in drawn.enumerated() {
      #expect(arc.center == Point(x: 32, y: 32) && arc.radius == 30.75 && arc.width == 2.5)
      #expect(abs(arc.start - (-90 + Double(moment) * 90 + space / 2)) < 1e-9)
      #expect(abs(arc.sweep - (90 - space)) < 1e-9)
    }
  }

  @Test("They go counterclockwise where text runs from right to left")
  func rightToLeft() {
    let (one, other) = (
      arcs(StoryRing(momentCount: 3)), arcs(StoryRing(momentCount: 3), direction: .rightToLeft)
    )
    for (left, right) in zip(one, other) {
      #expect(abs((left.arc.start + right.arc.start) + 180) < 1e-9 && left.arc.sweep == -right.arc.sweep)
    }
    #expect(one.count == 3 && other.count == 3)
  }

  @Test("One moment is a whole ring, and so are more than have room, faint once all were seen")
  func whole() {
    for count in [1, 15, 1000] {
      #expect(arcs(StoryRing(momentCount: count)).map(\.arc.sweep) == [360])
      #expect(arcs(StoryRing(momentCount: count, seen: SeenPages([0..<count]))).map(\.opacity) == [0.35])
      #expect(
        count == 1 || arcs(StoryRing(momentCount: count, seen: SeenPages([1..<count]))).map(\.opacity) == [1])
    }
    #expect(arcs(StoryRing(momentCount: 14)).count == 14)
  }

  @Test("Without moments, or without room for the line, nothing is drawn")
  func nothing() {
    for (count, length) in [(0, 64.0), (-1, 64), (3, 2.5), (3, 0), (3, .nan), (3, .infinity)] {
      #expect(arcs(StoryRing(momentCount: count), length: length).isEmpty, "\(count) in \(length)")
    }
  }
}
