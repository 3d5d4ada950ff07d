import Testing

@testable import DwellDeck

/// The times of an animation's frames.
@Suite struct PictureAnimationTests {
  /// An animation with frames of some seconds.
  private func animation(_ seconds: [Double], loopCount: Int? = nil) throws -> PictureAnimation {
    let frames = seconds.map {
      PictureAnimation.Frame(x: 0, y: 0, width: 1, height: 1, duration: $0, content: 0..<1)
    }
    return try #require(PictureAnimation(width: 1, height: 1, frames: frames, loopCount: loopCount))
  }

  @Test func framesFollowOneAnotherOverAndOver() throws {
    let animation = try animation([0.25, 0.5, 0.25])
    let times = [-1, 0, 0.2, 0.25, 0.7, 0.75, 0.99, 1, 1.25, 1000.25]
    #expect(times.map { animation.frame(at: $0) } == [0, 0, 0, 1, 1, 2, 2, 0, 1, 1])
    #expect(animation.nextChange(after: 0) == 0.25)
    #expect(animation.nextChange(after: 0.25) == 0.75)
    #expect(animation.nextChange(after: 0.8) == 1)
    #expect(animation.nextChange(after: 1000.3) == 1000.75)
  }

  @Test func anAnimationWithAnEndStaysAtItsLastFrame() throws {
    let animation = try animation([0.5, 0.5], loopCount: 2)
    #expect([0, 0.5, 1, 1.5, 1.99, 2, 1e9].map { animation.frame(at: $0) } == [0, 1, 0, 1, 1, 1, 1])
    #expect(animation.nextChange(after: 0.5) == 1)
    #expect(animation.nextChange(after: 1.2) == 1.5)
    #expect(animation.nextChange(after: 1.5) == nil)
    #expect(animation.nextChange(after: 100) == nil)
  }

  @Test func everyChangeLeadsToTheNextFrameWhateverTheRounding() throws {
    let animation = try animation([0.1, 0.07, 0.04, 0.3])
    var time = 0.0
    for step in 1...4000 {
      let next = try #require(animation.nextChange(after: time))
      #expect(next > time)
      time = next
      #expect(animation.frame(at: time) == step % 4, "step \(step)")
    }
    #expect(abs(time - 510) < 1e-6)
  }

  @Test func itsOwnTimeIsAllRoundsOrOneOfAnEndlessOne() throws {
    #expect(try animation([0.5, 1]).playingTime == 1.5)
    #expect(try animation([0.5, 1], loopCount: 1).playingTime == 1.5)
    #expect(try animation([0.5, 1], loopCount: 4).playingTime == 6)
    #expect(try animation([600, 600], loopCount: 1000).playingTime == Deck.maximumDuration)
  }

  @Test func framesThatCannotBeDecodedAreLeftOut() throws {
    var animation = try animation([1, 2, 3])
    animation.limit(toCount: 2)
    #expect(animation.roundDuration == 3)
    #expect(animation.frame(at: 3) == 0)
    animation.limit(toCount: 0)
    #expect(animation.frames.count == 1)
    #expect(animation.frame(at: 5) == 0 && animation.nextChange(after: 5) == nil)
  }
}
