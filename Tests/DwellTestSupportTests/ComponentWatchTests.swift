import Dwell
import DwellTestSupport
import Testing

@Suite("The watch on a component") struct ComponentWatchTests {
  /// A component that draws a square whose colour changes at 5 s.
  private struct Square: Component {
    /// What it is told to say and to draw.
    struct Configuration: Equatable, Sendable {
      /// What it says of its next change.
      var promise: NextChange
      /// Whether it draws beyond its size.
      var isTooLarge = false
    }

    /// What it says and draws.
    var configuration: Configuration

    /// A square at any time.
    init(_ configuration: Configuration, at start: Double) { self.configuration = configuration }

    /// A square that says and draws what it is told.
    init(promise: NextChange, isTooLarge: Bool = false) {
      self.init(Configuration(promise: promise, isTooLarge: isTooLarge), at: 0)
    }

    /// Draws something else from now on.
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

    /// Says what it was told to.
    func nextChange(after now: Double, step: Double) -> NextChange {
      now < 5 ? configuration.promise : .still
    }
  }

  @Test("finds nothing where the picture changes when it was said to, or all the time")
  func honest() {
    for promise in [NextChange.at(5), .at(3), .everyFrame] {
      var watch = ComponentWatch(Square(promise: promise), at: 0)
      _ = watch.handle(.tick, at: 8)
      _ = watch.handle(.tick, at: 9)
      #expect(watch.faults == [], "\(promise)")
    }
  }

  @Test("finds a picture that changes too early, a change in the past, and a bad frame")
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
