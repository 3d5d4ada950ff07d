import Dwell
import DwellTestSupport
import Testing

/// Random events, and the invariants of a segmented progress.
@Suite("A segmented progress after random events") struct SegmentedProgressRandomTests {
  /// The configurations to which random events are sent.
  private func configuration(_ events: inout RandomEvents) -> SegmentedProgress.Configuration {
    var configuration = SegmentedProgress.Configuration(pageCount: events.pick([0, 1, 2, 3, 7, 40, 1000]))
    configuration.loops = events.pick([true, false])
    configuration.timer.asksBeforeAdvancing = events.pick([true, false, false])
    configuration.timer.initialProgress = events.pick([0, 0, 0.3])
    configuration.segments.style = events.pick(SegmentedProgress.Style.allCases)
    configuration.segments.metrics.windowLength = events.pick([9, 9, 1, 2, 5])
    configuration.segments.metrics.minimumSegmentLength = events.pick([8, 8, 1, 100])
    configuration.direction = events.pick(Direction.allCases)
    configuration.reduceMotion = events.pick([true, false])
    return configuration
  }

  @Test("The invariants hold after each of many random events", arguments: 0..<40 as Range<UInt64>)
  func laws(_ seed: UInt64) {
    RandomLaws.expect(
      seed: seed, size: Size(width: 390, height: 44), events: RandomEffort.events,
      make: { events in SegmentedProgress(configuration(&events), at: events.now) },
      next: { component, events in events.next(size: component.size, pageCount: component.pageCount) },
      violation: violation)
  }

  /// The invariant that an event violates, in words; nil if there is none.
  private func violation(
    _ progress: SegmentedProgress, _ before: SegmentedProgress, _ event: Event, _ told: Double,
    _ outcome: Outcome, _ events: inout RandomEvents
  ) -> String? {
    let (now, fraction) = (events.now, events.random.unit())
    if let broken = PageTimer.violation(
      from: before.currentPage, to: progress.currentPage, by: event, outcome)
      ?? progress.timer.violation(at: now, fraction: fraction)
    {
      return broken
    }
    let share = progress.sequenceProgress(at: now)
    guard (0...1).contains(share) else { return "the progress is \(share)" }
    if progress.sequenceProgress(at: now + fraction) < share { return "the progress goes back" }
    if !progress.timer.isRunning, progress.sequenceProgress(at: now + 50) != share {
      return "time passes while paused"
    }
    if let fault = progress.frame(at: now + fraction).faults.first { return fault }
    return brokenLook(progress, at: now + 10)
  }

  /// The fault of the frame at rest, in words; nil if there is none.
  private func brokenLook(_ progress: SegmentedProgress, at now: Double) -> String? {
    let drawn = DrawnSegments(progress, at: now)
    guard progress.pageCount > 0, progress.size.width > 0, progress.size.height > 0 else {
      return drawn.segments.isEmpty ? nil : "segments of nothing"
    }
    guard drawn.segments.contains(where: { $0.page == progress.currentPage }) else {
      return "no segment is current"
    }
    for segment in drawn.segments where segment.page != progress.currentPage {
      let expected = segment.page < progress.currentPage ? segment.main.length : 0
      if abs(drawn.filled(segment.page) - expected) > 1e-6 { return "page \(segment.page) is wrongly filled" }
    }
    return nil
  }

  @Test(
    "The same events end in the same state and frame at 30, 60 and 120 frames per second",
    arguments: 0..<30 as Range<UInt64>)
  func frameRates(_ seed: UInt64) {
    FrameRates.expectSameEnd(seed: seed) { events in
      SegmentedProgress(configuration(&events), at: 0)
    } next: { progress, events in
      events.next(size: progress.size, pageCount: progress.pageCount).event
    } state: {
      "\($0.currentPage) \($0.timer.phase)"
    }
  }
}
