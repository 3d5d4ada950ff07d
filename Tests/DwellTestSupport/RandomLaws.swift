import Dwell
import Testing

/// Checks the invariants of a component after each of many random events.
public enum RandomLaws {
  /// Sends random events to five components of a seed, and records the first violation, with the events
  /// before it.
  /// - Parameters:
  ///   - seed: The seed; it is in every message.
  ///   - size: The initial size of each component.
  ///   - count: The number of events for each component.
  ///   - make: Creates the component from the next random numbers.
  ///   - next: The next event and its time.
  ///   - violation: The invariant that an event violated, in words, given the component after it and before,
  ///     and its time, which may be NaN; nil if there is none.
  ///   - unrest: The fault after all events, in words; nil if there is none.
  public static func expect<Watched: Component>(
    seed: UInt64, size: Size, events count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    make: (inout RandomEvents) -> Watched, next: (Watched, inout RandomEvents) -> (event: Event, now: Double),
    violation: (
      _ component: Watched, _ before: Watched, _ event: Event, _ now: Double, _ outcome: Outcome,
      _ events: inout RandomEvents
    ) -> String?,
    unrest: (_ component: Watched, _ now: Double) -> String? = { _, _ in nil }
  ) {
    var events = RandomEvents(seed: seed)
    for _ in 0..<5 {
      let component = make(&events)
      var watch = ComponentWatch(component, at: events.now)
      _ = watch.handle(.resize(size), at: events.now)
      var history: [Event] = []
      for _ in 0..<count {
        let before = watch.component
        let (event, now) = next(before, &events)
        history.append(event)
        let outcome = watch.handle(event, at: now)
        if let broken = watch.faults.first ?? violation(watch.component, before, event, now, outcome, &events)
        {
          Issue.record(
            "seed \(seed): \(broken) after \(history.suffix(6)) at \(now)", sourceLocation: sourceLocation)
          return
        }
      }
      if let broken = unrest(watch.component, events.now) {
        Issue.record(
          "seed \(seed): \(broken) in the end, after \(history.suffix(6))", sourceLocation: sourceLocation)
        return
      }
    }
  }
}
