import Dwell
import DwellTestSupport
import Testing

/// The sequence's clock: one, whatever starts, stops and reads it.
@Suite("A segmented progress and its clock") struct SegmentedProgressClockTests {
  /// A progress of four pages in a world.
  private func progress(in variant: LayoutVariant) -> SegmentedProgress {
    SegmentedProgress.sample(4) {
      $0.direction = variant.direction
      $0.reduceMotion = variant.reduceMotion
    }
  }

  @Test(
    "R131: looked at every 0.01 s, up to 0.01 s late, the fill is never behind the time",
    arguments: LayoutVariant.all
  )
  func ticks(_ variant: LayoutVariant) {
    var progress = progress(in: variant)
    var random = SeededRandom(seed: 131)
    for step in 1..<1600 {
      let now = Double(step) * 0.01 + random.unit() * 0.01
      _ = progress.handle(.tick, at: now)
      guard now < 16 else { break }
      #expect(abs(progress.sequenceProgress(at: now) - now / 16) < 1e-12, "at \(now) s")
    }
    #expect(progress.nextChange(after: 15.5) == .everyFrame, "no step is too small")
  }

  @Test("R139: starting twice makes nothing faster", arguments: LayoutVariant.all)
  func startsTwice(_ variant: LayoutVariant) {
    var progress = progress(in: variant)
    for _ in 0..<5 { _ = progress.handle(.resume(.all), at: 1) }
    #expect(progress.timer.progress(at: 2) == 0.5)
    for _ in 0..<5 { _ = progress.handle(.restart, at: 2) }
    #expect(progress.timer.progress(at: 3) == 0.25 && progress.timer.nextBoundary(after: 3) == 6)
    #expect(progress.handle(.tick, at: 6).pageChange?.to == 1, "one page, not five")
  }

  @Test("R140: a stopped progress doesn't run, and stopping twice is harmless", arguments: LayoutVariant.all)
  func stops(_ variant: LayoutVariant) {
    var progress = progress(in: variant)
    for _ in 0..<2 { _ = progress.handle(.pause(.app), at: 1) }
    #expect(progress.nextChange(after: 1) == .still && progress.frame(at: 1).course == .still)
    _ = progress.handle(.resume(.app), at: 50)
    #expect(progress.timer.progress(at: 51) == 0.5)
  }

  @Test(
    "R142: drawing it, however often, and copies of it leave its progress alone",
    arguments: LayoutVariant.all)
  func survivesDrawing(_ variant: LayoutVariant) {
    var progress = progress(in: variant)
    _ = progress.handle(.tick, at: 5)
    let kept = progress
    var frame = Frame()
    for step in 0..<500 { progress.frame(at: Double(step) / 10, into: &frame) }
    #expect(progress == kept)
    #expect(kept.frame(at: 6) == progress.frame(at: 6))
  }
}
