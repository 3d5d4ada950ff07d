import Dwell
import DwellJSON
import Testing

@testable import DwellScenes

/// The cost of playing a scenario: a bounded number of calls of the component for each event, wake-up and
/// sample, whatever the front, and none beyond the limits.
@Suite struct ScenarioWorkTests {
  /// A page control that counts its calls.
  private struct CountingControl: TracedComponent {
    /// The number of calls of a component.
    final class Calls: Sendable {
      /// Their number.
      nonisolated(unsafe) var count = 0
    }

    /// The page control.
    var control: PageControl
    /// The calls of all copies.
    var calls = Calls()

    init(_ configuration: PageControl.Configuration, at start: Double) {
      control = PageControl(configuration, at: start)
    }

    var configuration: PageControl.Configuration { control.configuration }
    var direction: Direction { control.direction }

    mutating func configure(_ configuration: PageControl.Configuration, at now: Double) -> Outcome {
      calls.count += 1
      return control.configure(configuration, at: now)
    }

    mutating func handle(_ event: Event, at now: Double) -> Outcome {
      calls.count += 1
      return control.handle(event, at: now)
    }

    func frame(at now: Double, into frame: inout Frame) {
      calls.count += 1
      control.frame(at: now, into: &frame)
    }

    func nextChange(after now: Double, step: Double) -> NextChange {
      calls.count += 1
      return control.nextChange(after: now, step: step)
    }

    func state(at now: Double) -> [JSONLine.Field] {
      calls.count += 1
      return control.state(at: now)
    }

    static func == (one: Self, other: Self) -> Bool { one.control == other.control }
  }

  /// Fronts: a perfect one, late ones, one with a slow screen, one with the maximum number of faults.
  private static let fronts: [ScenarioFront] = [
    .perfect,
    ScenarioFront(lateness: [.init(by: 1e-7)]),
    ScenarioFront(lateness: [.init(by: 0.3)], frames: FrameClock(rate: 60, oneIn: 3)),
    ScenarioFront(
      lateness: (0..<ScenarioLimits.faultCount).map {
        .init(during: TimeSpan(from: Double($0) / 100, until: Double($0) / 100 + 0.005), by: 0.001)
      },
      frames: FrameClock(
        dropped: (0..<ScenarioLimits.faultCount).map {
          TimeSpan(from: Double($0) / 90, until: Double($0) / 90 + 0.01)
        }),
      clockSteps: (0..<ScenarioLimits.faultCount).map { .init(at: Double($0) / 80, by: $0 % 2 == 0 ? 1 : -1) }
    ),
  ]

  /// Plays a scenario with events and samples at equal distances.
  /// - Returns: the calls of the component, and the error that ended it.
  private func work(
    events: Int, samples: Int, until end: Double = 10, duration: Double = 4, front: ScenarioFront,
    wakeUps: Int = ScenarioOverrun.limit
  ) -> (calls: Int, overrun: ScenarioOverrun?) {
    var configuration = PageControl.Configuration(pageCount: 3)
    configuration.timer.duration = .seconds(duration)
    var scenario = Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: Size(width: 390, height: 44),
      samples: .times((0..<samples).map { end * Double($0 + 1) / Double(samples) }))
    let kinds: [Event] = [
      .hover(Point(x: 5, y: 5)), .press(Point(x: 5, y: 5)), .move(Point(x: 300, y: 5)), .cancel,
      .leave,
    ]
    scenario.events = (0..<events).map {
      ScenarioEvent(at: end * Double($0) / Double(events), .event(kinds[$0 % kinds.count]))
    }
    scenario.front = front
    let component = CountingControl(configuration, at: 0)
    var player = ScenarioPlayer(component, scenario, wakeUps: wakeUps)
    var overrun: ScenarioOverrun?
    do throws(ScenarioOverrun) {
      for index in 0..<scenario.samples.count {
        try player.play(until: scenario.samples[index])
        _ = player.takeMoment()
      }
    } catch {
      overrun = error
    }
    return (component.calls.count, overrun)
  }

  @Test(arguments: fronts)
  func `each event and each sample costs the same few calls, however many there are`(front: ScenarioFront) {
    // At most one wake-up falls between two events: a page turns, or dots move.
    let most = { (events: Int, samples: Int, wakeUps: Int) in 4 * (events + wakeUps) + 6 * samples + 100 }
    for (events, samples) in [(500, 10), (1000, 10), (2000, 10), (10, 500), (10, 2000)] {
      let (calls, overrun) = work(events: events, samples: samples, front: front)
      #expect(overrun == nil)
      #expect(calls <= most(events, samples, 1500), "\(events) events, \(samples) samples")
    }
  }

  @Test func `with a thousand pages in view, fewer wake-ups reach the limit`() throws {
    let scenario = try scenario(
      """
      {"component": "carousel", "size": {"width": 1000000, "height": 400}, "configuration":
       {"pageCount": 1000000, "duration": 1e-5, "layout": {"length": 1}}, "samples": [1e9]}
      """)
    let overrun = #expect(throws: ScenarioOverrun.self) { try scenario.play { _ in true } }
    #expect((overrun?.wakeUps ?? .max) <= ScenarioOverrun.itemLimit / 1000)
    #expect(overrun?.description.contains(" wake-ups with 2000000 items to draw, the last at ") == true)
    #expect(
      overrun?.description.hasSuffix(
        " -- use longer durations or fewer pages in view, or end the samples earlier") == true)
  }

  @Test(arguments: fronts)
  func `a component that requests endless wake-ups is woken up to the limit`(front: ScenarioFront) {
    for wakeUps in [100, 200, 400] {
      let (calls, overrun) = work(
        events: 0, samples: 1, until: 1e6, duration: 1e-5, front: front, wakeUps: wakeUps)
      #expect(
        overrun != nil && calls <= 4 * wakeUps + 4 * ScenarioLimits.faultCount + 100, "\(wakeUps): \(calls)")
    }
  }
}
