import Dwell
import Testing

/// The same events at different rates of frames.
public enum FrameRates {
  /// Plays the events of a seed at 30, 60 and 120 frames a second, and expects the same state and picture in the end.
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
    /// The component after the events of the seed, with so many frames a second between them.
    func play(_ rate: Double) -> Played {
      var events = RandomEvents(seed: seed)
      var component = make(&events)
      var now = 0.0
      var frame = 0.0
      for _ in 0..<60 {
        let event = FrameRates.fair(next(component, &events))
        now += Double(events.random.next() % 90) / 30
        while frame / rate < now {
          _ = component.handle(.tick, at: frame / rate)
          frame += 1
        }
        _ = component.handle(event, at: now)
      }
      return component
    }
    let slow = play(30)
    for rate in [60.0, 120] {
      let fast = play(rate)
      #expect(state(fast) == state(slow), "seed \(seed), \(rate) Hz", sourceLocation: sourceLocation)
      #expect(
        fast.frame(at: 1e4).display.text == slow.frame(at: 1e4).display.text, "seed \(seed), \(rate) Hz",
        sourceLocation: sourceLocation)
    }
  }

  /// The event, or a tick in place of one that the rate of frames must matter to: pages shorter than a frame, of which
  /// each frame turns one.
  public static func fair(_ event: Event) -> Event {
    switch event {
    case .setDuration(.seconds(let seconds)), .setPageDuration(.seconds(let seconds)?, _):
      seconds > 0 && seconds < 0.05 ? .tick : event
    default: event
    }
  }
}
