import Dwell
import DwellTestSupport
import Testing

/// A meter's reveal, and its motion to a new value.
@Suite("A progress meter in motion") struct ProgressMeterMotionTests {
  /// The curve of R061 by its definition: an independent computation by bisection.
  private func easeIn(_ fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<80 {
      let middle = (low + high) / 2
      let rest = 1 - middle
      let x = 3 * rest * rest * middle * 0.42 + 3 * rest * middle * middle + middle * middle * middle
      if x < fraction { low = middle } else { high = middle }
    }
    return 3 * low * low * (1 - low) + low * low * low
  }

  @Test("A meter without room asks for no frames while its level moves")
  func noRoom() {
    for size in [Size.zero, Size(width: 120, height: 0), Size(width: 0, height: 300)] {
      var meter = ProgressMeter.sample(3)
      _ = meter.handle(.resize(size), at: 5)
      _ = meter.handle(.setValue(7), at: 5)
      #expect(meter.nextChange(after: 5.1) == .still && meter.frame(at: 5.1).course == .still)
    }
  }

  @Test("R050 R059-R062: the cover rises by the meter's own height, 504 points, in 4 s, slowly at first")
  func reveal() {
    let meter = ProgressMeter.sample(10, size: Size(width: 320, height: 548))
    for time in [0, 0.5, 1, 2, 3, 3.9] as [Double] {
      let fill = DrawnMeter(meter.frame(at: time)).fills[0]
      let revealed = 504 * easeIn(time / 4)
      #expect(abs(fill.visible.height - revealed) < 1e-6, "after \(time) s")
      #expect(abs(fill.visible.maxY - 526) < 1e-9 && fill.rect.height == 504, "from the bottom")
    }
    #expect(DrawnMeter(meter.frame(at: 0)).fills[0].visible.height == 0, "hidden completely at first")
    #expect(DrawnMeter(meter.frame(at: 4)).fills[0].clip == nil, "all in sight at last")
    #expect(meter.shownFraction(at: 0) == 0 && meter.shownFraction(at: 4) == 1)
  }

  @Test("R063: a 30 % meter is fully visible once the cover has risen by 30 %, and then nothing moves")
  func revealEndsEarly() {
    let meter = ProgressMeter.sample(3)
    var low = 0.0
    var high = 4.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if easeIn(middle / 4) < 0.3 { low = middle } else { high = middle }
    }
    #expect(meter.nextChange(after: high - 1e-6) == .everyFrame)
    #expect(meter.nextChange(after: high + 1e-6) == .still)
    #expect(abs((meter.frame(at: 1).course.end ?? 0) - high) < 1e-6)
    #expect(meter.frame(at: high + 1e-6) == meter.frame(at: 100))
    #expect(ProgressMeter.sample(0).nextChange(after: 0) == .still, "of an empty meter nothing is to be seen")
  }

  @Test("R054 R064: the border is there from the start, and doesn't move")
  func borderStands() {
    let meter = ProgressMeter.sample(3)
    for time in [0, 1, 2, 4] as [Double] {
      #expect(DrawnMeter(meter.frame(at: time)).borderLine == DrawnMeter(meter.frame(at: 9)).borderLine)
    }
  }

  @Test("Nothing is ever drawn outside the meter, whatever the background")
  func neverOutside() {
    let meter = ProgressMeter.sample(6)
    for step in 0...80 {
      let fill = DrawnMeter(meter.frame(at: Double(step) / 20)).fills[0]
      for rect in [fill.rect, fill.clip ?? fill.rect] {
        #expect(rect.y >= 22 && rect.maxY <= 796 + 1e-9 && rect.x == 145 && rect.width == 100)
      }
      for command in meter.frame(at: Double(step) / 20).display.commands {
        if case .fill(_, _, _, .solid) = command { Issue.record("no ground is painted") }
      }
    }
  }

  @Test("R060: the reveal begins with the first non-empty size, and another size doesn't repeat it")
  func appearance() {
    var meter = ProgressMeter(
      meterWidth: 100, borderWidth: 2, verticalPadding: 44, correctResponses: 10, questionCount: 10)
    #expect(meter.nextChange(after: 5) == .still)
    _ = meter.handle(.resize(Size(width: 200, height: 20)), at: 6)
    #expect(meter.frame(at: 7).display.commands.isEmpty)
    _ = meter.handle(.resize(Size(width: 200, height: 144)), at: 10)
    #expect(meter.shownFraction(at: 10) == 0)
    _ = meter.handle(.resize(Size(width: 200, height: 244)), at: 12)
    #expect(abs(meter.shownFraction(at: 12) - easeIn(0.5)) < 1e-9)
    #expect(meter.shownFraction(at: 14) == 1)
  }

  @Test("A restart repeats the reveal; a reveal of no duration is over at once")
  func restart() {
    var meter = ProgressMeter.sample(10)
    #expect(meter.handle(.restart, at: 20).isHandled)
    #expect(meter.shownFraction(at: 20) == 0)
    #expect(abs(meter.shownFraction(at: 22) - easeIn(0.5)) < 1e-9)
    var instant = ProgressMeter.sample(10) { $0.revealDuration = 0 }
    #expect(instant.nextChange(after: 0) == .still && instant.shownFraction(at: 0) == 1)
    _ = instant.handle(.restart, at: 3)
    #expect(instant.nextChange(after: 3) == .still && instant.shownFraction(at: 3) == 1)
  }

  @Test(
    "A new value moves height and hue together, from where they are, without going past it")
  func newValue() {
    var meter = ProgressMeter.sample(2)
    #expect(meter.handle(.setValue(8), at: 10).isHandled)
    var last = 0.2
    for step in 1...60 {
      let time = 10 + Double(step) / 60
      let fill = DrawnMeter(meter.frame(at: time)).fills[0]
      let level = meter.shownFraction(at: time)
      #expect(level >= last && level <= 0.8)
      #expect(abs(fill.rect.height - 774 * level) < 1e-9)
      #expect(fill.gradient.end == Color(hue: level * 120, saturation: 0.8, brightness: 0.9))
      last = level
    }
    #expect(meter.nextChange(after: 10.1) == .everyFrame)
    #expect(meter.nextChange(after: 13) == .still && meter.shownFraction(at: 13) == 0.8)
    #expect(meter.frame(at: 10).semantics.elements.map(\.value) == [.level(8, of: 10)], "told at once")
  }

  @Test("The example in its documentation works as described")
  func example() {
    var meter = ProgressMeter(.init(value: 7, of: 10))
    _ = meter.handle(.resize(Size(width: 390, height: 818)), at: 0)
    #expect((0.01..<0.7).contains(meter.shownFraction(at: 2)))
    _ = meter.handle(.setValue(9), at: 10)
    #expect(meter.shownFraction(at: 10) == 0.7 && meter.shownFraction(at: 20) == 0.9)
  }

  @Test("A value set during a motion continues from its position and velocity")
  func interrupted() {
    var meter = ProgressMeter.sample(1)
    _ = meter.handle(.setValue(9), at: 10)
    let before = meter
    _ = meter.handle(.setValue(2), at: 10.15)
    let small = 1e-5
    let place = before.shownFraction(at: 10.15)
    let velocity = (place - before.shownFraction(at: 10.15 - small)) / small
    #expect(abs(meter.shownFraction(at: 10.15) - place) < 1e-12)
    #expect(velocity > 1)
    #expect(abs((meter.shownFraction(at: 10.15 + small) - place) / small - velocity) < 0.01 * velocity)
    #expect(meter.shownFraction(at: 12) == 0.2)
  }

  @Test("A value set during the reveal rises behind the cover")
  func valueDuringReveal() {
    var meter = ProgressMeter.sample(3)
    _ = meter.handle(.setValue(10), at: 2)
    #expect(meter.shownFraction(at: 2) == 0.3, "all of it is in sight already")
    #expect(meter.frame(at: 2.2).faults == [])
    #expect(abs(meter.shownFraction(at: 3.5) - easeIn(3.5 / 4)) < 1e-9)
  }

  @Test(
    "Whatever values come during the reveal, no more is seen than the cover has left",
    arguments: 0..<50 as Range<UInt64>)
  func neverBeyondTheCover(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var meter = ProgressMeter.sample(random.unit() * 10)
    var now = random.unit() * 4
    while now < 4 {
      now += random.unit() * 0.3
      _ = meter.handle(.setValue(random.unit() * 10), at: now)
      for step in 0..<10 {
        let time = now + Double(step) / 50
        let limit = time < 4 ? easeIn(time / 4) : 1
        #expect(meter.shownFraction(at: time) <= limit + 1e-9, "seed \(seed), at \(time)")
      }
    }
  }

  @Test("Under reduced motion nothing rises: the fill fades in in place, and one picture into another")
  func reduceMotion() {
    var meter = ProgressMeter.sample(5) { $0.reduceMotion = true }
    #expect(DrawnMeter(meter.frame(at: 0.125)).fills.last?.rect.height == 387)
    #expect(DrawnMeter(meter.frame(at: 0.125)).fills.last?.opacity == 0.5)
    #expect(meter.nextChange(after: 0.25) == .still)
    _ = meter.handle(.setValue(10), at: 5)
    let fade = DrawnMeter(meter.frame(at: 5.0625))
    #expect(fade.fills.map(\.rect.height) == [387, 774])
    #expect(fade.fills.map(\.opacity) == [0.75, 0.25])
    #expect(DrawnMeter(meter.frame(at: 5.25)).fills.map(\.rect.height) == [774])
    #expect(meter.nextChange(after: 5.3) == .still)
  }

  @Test("Setting the same value or the same setting again changes nothing")
  func nothingNew() {
    for isReduced in [true, false] {
      var meter = ProgressMeter.sample(5) { $0.reduceMotion = isReduced }
      let before = meter
      _ = meter.handle(.setReduceMotion(isReduced), at: 0.1)
      #expect(meter.frame(at: 0.1) == before.frame(at: 0.1))
      _ = meter.handle(.setValue(5), at: 9)
      #expect(meter.nextChange(after: 9) == .still && meter.frame(at: 9) == before.frame(at: 9))
    }
  }

  @Test("If reduced motion is enabled during a motion, the meter shows its target")
  func reduceMotionMidway() {
    let moving = ProgressMeter.sample(5)
    var (told, configured) = (moving, moving)
    _ = told.handle(.setReduceMotion(true), at: 1)
    var configuration = moving.configuration
    configuration.reduceMotion = true
    _ = configured.configure(configuration, at: 1)
    for meter in [told, configured] {
      #expect(meter.shownFraction(at: 1) == 0.5 && meter.nextChange(after: 1) == .still)
    }
  }

  @Test("A value set as the last motion ends starts from rest")
  func fromRest() throws {
    var meter = ProgressMeter.sample(5)
    _ = meter.handle(.tick, at: 9)
    _ = meter.handle(.setValue(9), at: 10)
    let end = try #require(meter.frame(at: 10).course.end)
    _ = meter.handle(.setValue(2), at: end)
    let spring = SpringMotion(
      from: 0.9, to: 0.2, start: end, spring: Spring(response: 0.6, dampingFraction: 1))
    for time in [0.01, 0.1, 0.3] {
      #expect(abs(meter.shownFraction(at: end + time) - spring.value(at: end + time)) < 1e-12)
    }
  }

  @Test("An empty meter that restarts under reduced motion has nothing to fade")
  func nothingToReveal() {
    var meter = ProgressMeter.sample(0) { $0.reduceMotion = true }
    #expect(meter.nextChange(after: 0) == .still)
    _ = meter.handle(.restart, at: 5)
    #expect(meter.nextChange(after: 5) == .still && meter.frame(at: 5.1).course == .still)
  }

  @Test("Before its first size a meter is at its value, whatever is set; then that value is revealed")
  func beforeTheFirstSize() {
    for isReduced in [false, true] {
      var configuration = ProgressMeter.Configuration(value: 3, of: 10)
      configuration.reduceMotion = isReduced
      var meter = ProgressMeter(configuration, at: 0)
      _ = meter.handle(.restart, at: 0)
      #expect(meter.shownFraction(at: 0.1) == 0.3)
      _ = meter.handle(.setValue(8), at: 1)
      #expect(meter.shownFraction(at: 1) == 0.8)
      _ = meter.handle(.resize(Size(width: 390, height: 818)), at: 2)
      #expect(meter.shownFraction(at: 7) == 0.8)
    }
  }
}
