import Testing

@testable import Dwell

/// Movements of a trackpad, a hundredth of a second apart unless said otherwise.
@Suite("The rhythm of swipes on a trackpad") struct SwipeRhythmTests {
  /// A swipe after some movements, and whether the last one has begun another.
  private func swipe(_ amounts: [Double], every interval: Double = 0.01) -> (
    rhythm: SwipeRhythm, isAnother: Bool
  ) {
    var rhythm = SwipeRhythm(at: 0)
    var isAnother = false
    for (index, amount) in amounts.enumerated() {
      isAnother = rhythm.add(amount, at: Double(index + 1) * interval)
    }
    return (rhythm, isAnother)
  }

  @Test("A swipe has slowed down below six tenths of its fastest movements, two in a row")
  func slowsDown() {
    for (amounts, isSlower) in [
      ([10, 10, 6, 6], false), ([10, 10, 5.9, 5.9], true), ([10, 10, 5, 7], false), ([10, 10, 7, 5], false),
      ([10, 10, 5], false), ([10, 5, 5], false), ([10, 10, 0, 5, 5], true), ([-10, -10, -5, -5], true),
    ] as [([Double], Bool)] {
      // At 120 Hz movements count as they are.
      #expect(swipe(amounts, every: 1.0 / 128).rhythm.isSlowingDown == isSlower, "\(amounts)")
    }
  }

  @Test("Two movements in a row that grow by half, and by a point, are another swipe")
  func anotherSwipe() {
    for (amounts, isAnother) in [
      ([10, 10, 4, 4, 6, 6], false), ([10, 10, 4, 4, 6.1, 6.1], true), ([10, 10, 4, 4, 9], false),
      ([10, 10, 4, 4, 9, 5], false), ([10, 10, 1, 1, 2, 2], false), ([10, 10, 1, 1, 2.1, 2.1], true),
      ([10, 10, 20, 20], false), ([-10, -10, -4, -4, -6.1, -6.1], true),
    ] as [([Double], Bool)] {
      #expect(swipe(amounts, every: 1.0 / 128).isAnother == isAnother, "\(amounts)")
    }
  }

  @Test("Three points the other way are another swipe, and less is a tremble")
  func reverses() {
    for (amount, isAnother) in [(-3.0, true), (-2.9, false), (3, false), (-100, true)] {
      #expect(swipe([10, 10, amount]).isAnother == isAnother, "\(amount)")
    }
    #expect(swipe([-10, 3]).isAnother && !swipe([-10, 2.9]).isAnother && !swipe([0, -10]).isAnother)
  }

  @Test("A movement after a pause counts as one of a frame, and fingers rest after 0.04 s")
  func pauses() {
    // 24 points in 24/1000 s are as fast as 8.33 in a frame.
    var rhythm = SwipeRhythm(at: 0)
    _ = rhythm.add(10, at: 0.01)
    _ = rhythm.add(10, at: 0.02)
    #expect(rhythm.latest == 0.02)
    _ = rhythm.add(14, at: 0.044)
    _ = rhythm.add(14, at: 0.068)
    #expect(rhythm.isSlowingDown, "14 points in 0.024 s are 4.9 a frame")
    var rested = SwipeRhythm(at: 0)
    _ = rested.add(10, at: 0.01)
    _ = rested.add(10, at: 0.02)
    _ = rested.add(40, at: 0.065)
    #expect(!rested.isSlowingDown, "7.4 a frame")
    _ = rested.add(0, at: 0.07)
    #expect(rested.latest == 0.065, "no movement is no news")
  }
}
