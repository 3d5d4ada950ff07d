import DwellText
import Dwell
import Testing

/// Plays the same events at different frame rates.
public enum FrameRates {
  /// Plays the events of a seed at 30, 60 and 120 frames per second, and expects the same final state and
  /// frame.
  /// - Parameters:
  ///   - seed: The seed; it is in every message.
  ///   - make: Creates the component from the first random numbers.
  ///   - next: The next event.
  ///   - state: The further state to compare, as text.
  public static func expectSameEnd<Played: Component>(
    seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
    make: (inout RandomEvents) -> Played, next: (Played, inout RandomEvents) -> Event,
    state: (Played) -> String
  ) {
    expectSame(seed: seed, sourceLocation: sourceLocation, make: make, next: next) { component, event, now in
      _ = component.handle(event, at: now)
    } end: { component in
      state(component) + "\n" + component.frame(at: 1e4).display.text
    }
  }

  /// Plays the events of a seed at 30, 60 and 120 frames per second, and expects the same final text.
  /// - Parameters:
  ///   - seed: The seed; it is in every message.
  ///   - make: Creates the subject from the first random numbers.
  ///   - next: The next event.
  ///   - handle: Handles an event.
  ///   - end: The state to compare, as text.
  public static func expectSame<Played>(
    seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
    make: (inout RandomEvents) -> Played, next: (Played, inout RandomEvents) -> Event,
    handle: (inout Played, Event, _ now: Double) -> Void, end: (Played) -> String
  ) {
    /// The final state after the events of the seed, at a frame rate.
    func play(_ rate: Double) -> String {
      var events = RandomEvents(seed: seed)
      var played = make(&events)
      var now = 0.0
      var frame = 0.0
      for _ in 0..<80 {
        let event = FrameRates.fair(next(played, &events))
        // Sometimes during a motion, sometimes after it.
        now += Double(events.random.next() % (events.random.next() % 2 == 0 ? 90 : 20)) / 30
        while frame / rate < now {
          handle(&played, .tick, frame / rate)
          frame += 1
        }
        handle(&played, event, now)
      }
      return end(played)
    }
    let slow = play(30)
    for rate in [60.0, 120] {
      #expect(play(rate) == slow, "seed \(seed), \(rate) Hz", sourceLocation: sourceLocation)
    }
  }

  /// The event, or a tick in place of an event whose result depends on the frame rate: with pages shorter
  /// than a frame, each frame turns one.
  public static func fair(_ event: Event) -> Event {
    switch event {
    case .setDuration(.seconds(let seconds)), .setPageDuration(.seconds(let seconds)?, _):
      seconds > 0 && seconds < 0.05 ? .tick : event
    default: event
    }
  }
}
