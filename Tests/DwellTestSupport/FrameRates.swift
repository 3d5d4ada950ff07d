import DwellText
import Dwell
import Testing

/// The same events at different rates of frames.
public enum FrameRates {
  /// Plays the events of a seed at 30, 60 and 120 frames a second, and expects the same state and picture in
  /// the end.
  /// - Parameters:
  ///   - seed: The seed; it is in every message.
  ///   - make: The component, from the first of the random numbers.
  ///   - next: The next event.
  ///   - state: What is to be the same besides the picture, as text.
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

  /// Plays the events of a seed at 30, 60 and 120 frames a second, and expects the same end of whatever takes
  /// events.
  /// - Parameters:
  ///   - seed: The seed; it is in every message.
  ///   - make: What is played, from the first of the random numbers.
  ///   - next: The next event.
  ///   - handle: Lets it happen.
  ///   - end: What is to be the same, as text.
  public static func expectSame<Played>(
    seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
    make: (inout RandomEvents) -> Played, next: (Played, inout RandomEvents) -> Event,
    handle: (inout Played, Event, _ now: Double) -> Void, end: (Played) -> String
  ) {
    /// The end after the events of the seed, with so many frames a second between them.
    func play(_ rate: Double) -> String {
      var events = RandomEvents(seed: seed)
      var played = make(&events)
      var now = 0.0
      var frame = 0.0
      for _ in 0..<80 {
        let event = FrameRates.fair(next(played, &events))
        // Sometimes amid a motion, sometimes after it.
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

  /// The event, or a tick in place of one that the rate of frames must matter to: pages shorter than a frame,
  /// of which each frame turns one.
  public static func fair(_ event: Event) -> Event {
    switch event {
    case .setDuration(.seconds(let seconds)), .setPageDuration(.seconds(let seconds)?, _):
      seconds > 0 && seconds < 0.05 ? .tick : event
    default: event
    }
  }
}
