import Dwell
import DwellTestSupport
import Testing

/// Random events, and the invariants of a meter.
@Suite("A progress meter after random events") struct ProgressMeterRandomTests {
  /// A meter to which random events are sent.
  private func meter(_ events: inout RandomEvents, at now: Double) -> ProgressMeter {
    var configuration = ProgressMeter.Configuration(
      value: events.pick([0, 3, 10, 12, -1, .nan]), of: events.pick([10, 10, 10, 0, 1e-3]))
    configuration.direction = events.pick(Direction.allCases)
    configuration.reduceMotion = events.pick([true, false])
    configuration.revealDuration = events.pick([4, 4, 0, 0.3])
    configuration.metrics.borderWidth = events.pick([2, 2, 0, 40])
    var meter = ProgressMeter(configuration, at: now)
    _ = meter.handle(.resize(Size(width: 390, height: 818)), at: now)
    return meter
  }

  /// An event that a meter handles.
  private func event(_ events: inout RandomEvents) -> Event {
    let height = events.random.unit() * 900
    let width = events.random.unit() * 300
    let value = events.random.unit() * 10
    return events.pick([
      .setValue(value), .setValue(value), .setValue(value),
      .setValue(events.pick([.nan, .infinity, -1, 0, 5, 10, 11, 1e300])), .restart, .tick,
      .resize(Size(width: width, height: height)), .setDirection(events.pick(Direction.allCases)),
      .setReduceMotion(events.pick([true, false])),
    ])
  }

  @Test("The invariants hold after each of many random events", arguments: 0..<40 as Range<UInt64>)
  func laws(_ seed: UInt64) {
    var events = RandomEvents(seed: seed)
    for _ in 0..<5 {
      var watch = ComponentWatch(meter(&events, at: events.now), at: events.now)
      for _ in 0..<(RandomEffort.events / 4) {
        let (other, now) = events.next(size: watch.component.size, pageCount: 5)
        let event = events.pick([other, event(&events)])
        _ = watch.handle(event, at: now)
        if let broken = watch.faults.first
          ?? violation(watch.component, at: events.now, fraction: events.random.unit())
        {
          Issue.record("seed \(seed): \(broken) after \(event) at \(now)")
          return
        }
      }
    }
  }

  /// The invariant that is violated at a time, in words; nil if there is none.
  private func violation(_ meter: ProgressMeter, at now: Double, fraction: Double) -> String? {
    let range = meter.configuration.minimum...max(meter.configuration.minimum, meter.configuration.maximum)
    guard range.contains(meter.value) else { return "the value is \(meter.value)" }
    guard (0...1).contains(meter.fraction), (0...1).contains(meter.shownFraction(at: now + fraction)) else {
      return "more is shown than there is"
    }
    if let fault = meter.frame(at: now + fraction).faults.first { return fault }
    let last = meter.frame(at: now + 1e4)
    if last.course != .still { return "the motion never ends" }
    let drawn = DrawnMeter(last)
    if drawn.fills.isEmpty, !last.display.commands.isEmpty, meter.fraction > 0 { return "nothing fills it" }
    if drawn.fills.count > 1 { return "it is filled twice" }
    if last.semantics != meter.frame(at: now).semantics { return "what it means depends on a motion" }
    return nil
  }

  @Test(
    "The same events end in the same state and frame at 30, 60 and 120 frames per second",
    arguments: 0..<30 as Range<UInt64>)
  func frameRates(_ seed: UInt64) {
    FrameRates.expectSameEnd(seed: seed) { events in
      meter(&events, at: 0)
    } next: { meter, events in
      let (other, _) = events.next(size: meter.size, pageCount: 5)
      return events.pick([other, event(&events)])
    } state: {
      "\($0.value)"
    }
  }
}
