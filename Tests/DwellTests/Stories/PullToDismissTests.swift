import Testing

@testable import Dwell

/// A pull downwards closes stories.
@Suite("Pull to dismiss (R235)") struct PullToDismissTests {
  @Test("A pull begins beyond 10 points downwards, not sideways or up")
  func begin() {
    for (x, y, begins) in [
      (0, 10.1, true), (0, 10, false), (10, 10.1, true), (11, 11, false), (-20, 15, false), (0, -20, false),
      (.nan, 20, false), (0, .nan, false),
    ] as [(Double, Double, Bool)] {
      #expect(PullToDismiss.begins(with: Point(x: x, y: y)) == begins, "\(x), \(y)")
    }
  }

  @Test("A view of 800 points follows, gets smaller and gives way")
  func look() {
    for (distance, offset, scale, background) in [
      (0, 0, 1, 1), (100, 100, 0.975, 0.875), (400, 400, 0.9, 0.5), (800, 800, 0.8, 0), (900, 900, 0.8, 0),
      (-50, 0, 1, 1), (.nan, 0, 1, 1),
    ] as [(Double, Double, Double, Double)] {
      let look = PullToDismiss.look(at: distance, height: 800)
      #expect(look == .init(offset: offset, scale: scale, backgroundOpacity: background), "\(distance)")
    }
    #expect(PullToDismiss.look(at: 50, height: 0) == .init(offset: 50, scale: 1, backgroundOpacity: 1))
  }

  @Test("It is dismissed beyond a quarter of its height, or by a flick; a flick upwards keeps it")
  func dismiss() {
    for (distance, velocity, dismisses) in [
      (200, 0, false), (200.1, 0, true), (20, 500, false), (20, 501, true), (300, -500, true),
      (300, -501, false),
      (0.5, 900, true), (0, 900, false), (-20, 900, false), (.nan, 900, false), (300, .nan, false),
    ] as [(Double, Double, Bool)] {
      #expect(
        PullToDismiss.dismisses(from: distance, velocity: velocity, height: 800) == dismisses,
        "\(distance) points at \(velocity)")
    }
  }
}
