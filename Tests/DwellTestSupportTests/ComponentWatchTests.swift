import Dwell
import DwellTestSupport
import Testing

@Suite("The component watch") struct ComponentWatchTests {
  /// A component that draws a square whose colour changes at 5 s.
  private struct Square: Component {
    /// What it announces and draws.
    struct Configuration: Equatable, Sendable {
      /// The next change that it announces.
      var promise: NextChange
      /// Whether it draws beyond its size.
      var isTooLarge = false
    }

    /// What it announces and draws.
    var configuration: Configuration

    /// A square at any time.
    init(_ configuration: Configuration, at start: Double) { self.configuration = configuration }

    /// A square that announces and draws as configured.
    init(promise: NextChange, isTooLarge: Bool = false) {
      self.init(Configuration(promise: promise, isTooLarge: isTooLarge), at: 0)
    }

    /// Changes the configuration.
    mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome {
      self.configuration = configuration
      return Outcome()
    }

    /// Does nothing.
    mutating func handle(_ event: Event, at now: Double) -> Outcome { Outcome() }

    /// Draws the square.
    func frame(at now: Double, into frame: inout Frame) {
      frame.reset(size: Size(width: 10, height: 10))
      let rect = Rect(x: 0, y: 0, width: configuration.isTooLarge ? 11 : 10, height: 10)
      frame.append(
        .fill(ItemKey(.indicator), rect, radius: 0, .solid(now < 5 ? .white : .black, opacity: 1)))
    }

    /// Returns the announced change.
    func nextChange(after now: Double, step: Double) -> NextChange {
      now < 5 ? configuration.promise : .still
    }
  }

  @Test("It finds nothing if frames change only when announced, or all the time")
  func honest() {
    for promise in [NextChange.at(5), .at(3), .everyFrame] {
      var watch = ComponentWatch(Square(promise: promise), at: 0)
      _ = watch.handle(.tick, at: 8)
      _ = watch.handle(.tick, at: 9)
      #expect(watch.faults == [], "\(promise)")
    }
  }

  @Test("It finds a frame that changes too early, a change in the past, and an invalid frame")
  func dishonest() {
    for promise in [NextChange.still, .at(7), .at(-1)] {
      var watch = ComponentWatch(Square(promise: promise), at: 0)
      _ = watch.handle(.tick, at: 8)
      #expect(watch.faults.count >= 1, "\(promise)")
    }
    var watch = ComponentWatch(Square(promise: .at(5), isTooLarge: true), at: 0)
    _ = watch.handle(.tick, at: 1)
    #expect(watch.faults.count == 1)
  }
}
