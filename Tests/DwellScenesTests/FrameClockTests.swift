import DwellTestSupport
import Testing

@testable import DwellScenes

/// A front draws some of the frames of a screen.
@Suite struct FrameClockTests {
  @Test func `frames begin at 0 and follow the rate`() {
    let clock = FrameClock(rate: 10)
    #expect(clock.first(from: 0) == 0)
    #expect(clock.first(from: 0.01) == 0.1)
    #expect(clock.first(from: 0.3) == 0.3)
    #expect(clock.last(until: 0.3) == 0.3)
    #expect(clock.last(before: 0.3) == 0.2)
    #expect(clock.last(before: 0) == nil)
  }

  @Test func `one in n frames is drawn, beginning with the first`() {
    let clock = FrameClock(rate: 10, oneIn: 4)
    #expect(clock.first(from: 0.1) == 0.4)
    #expect(clock.last(until: 0.7) == 0.4)
  }

  @Test func `dropped frames are neither the next nor the last`() {
    let clock = FrameClock(
      rate: 10, dropped: [TimeSpan(from: 0, until: 0.2), TimeSpan(from: 0.5, until: 0.8)])
    #expect(clock.first(from: 0) == 0.3)
    #expect(clock.last(until: 0.2) == nil)
    #expect(clock.first(from: 0.45) == 0.9)
    #expect(clock.last(until: 0.85) == 0.4)
  }

  @Test(arguments: 0..<200) func `next and last frame are those of a list of all frames`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rates: [Double] = [24, 60, 90, 120, 7.3]
    let rate = rates[Int.random(in: 0..<5, using: &random)]
    let oneIn = Int.random(in: 1...4, using: &random)
    let dropped = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let from = Double(Int.random(in: 0...30, using: &random)) / 10
      return TimeSpan(from: from, until: from + Double(Int.random(in: -1...8, using: &random)) / 10)
    }
    let clock = FrameClock(rate: rate, oneIn: oneIn, dropped: dropped)
    let all = (0..<2000).map { (number: Int) -> Double in
      (Double(number * oneIn) / rate * 1e9).rounded() / 1e9
    }
    let frames = all.filter { frame in !dropped.contains { $0.from <= frame && frame <= $0.until } }
    for time in (0...80).map({ Double($0) / 20 }) + frames.prefix(50) {
      #expect(clock.first(from: time) == frames.first { $0 >= time }, "seed \(seed), from \(time)")
      #expect(clock.last(until: time) == frames.last { $0 <= time }, "seed \(seed), until \(time)")
      #expect(clock.last(before: time) == frames.last { $0 < time }, "seed \(seed), before \(time)")
    }
  }

  @Test func `invalid rates and shares count as sixty and one`() {
    #expect(FrameClock(rate: .nan, oneIn: 0) == FrameClock())
    #expect(FrameClock(rate: 0, oneIn: -3) == FrameClock())
  }

  @Test func `beyond any scenario frames are not distinguished`() {
    let clock = FrameClock(dropped: [TimeSpan(from: 1, until: .infinity)])
    #expect(clock.first(from: 2) == .infinity)
    #expect(clock.first(from: 1e300) == 1e300)
    #expect(clock.last(until: 1e9) == FrameClock().last(until: 0.999))
  }
}
