import Dwell
import DwellTestSupport
import Testing

@testable import DwellScenes

/// Components are correct on fronts that are late, drop frames, or have a clock that steps.
@Suite struct ScenarioFrontTests {
  @Test(arguments: [0.001, 0.02, 0.25, 0.5])
  func `up to half a second late, pages begin when they were due`(lateness: Double) throws {
    let late = try turns(of: control("{\"lateness\": \(lateness)}"))
    #expect(late == (try turns(of: control())))
    #expect(late.map(\.at) == [4, 6, 10, 14, 16, 20])
  }

  @Test func `later than that, a page begins when it is shown and stays for its whole time`() throws {
    #expect(try turns(of: control(#"{"lateness": 0.75}"#)).map(\.at) == [4.75, 7.5, 12.25, 17, 19.75])
  }

  @Test func `a page never begins so long ago that its time is over`() throws {
    let scene = try control(#"{"lateness": 0.4}"#, configuration: #""pageCount": 3, "duration": 0.3"#)
    let times = try turns(of: scene).map(\.at)
    #expect(times.count > 20)
    // Due after 0.3 s, woken 0.4 s later.
    for (index, time) in times.enumerated() { #expect(abs(time - 0.7 * Double(index + 1)) < 1e-9) }
  }

  @Test func `a front that is late within a span is on time outside of it`() throws {
    let scene = try control(
      #"{"lateness": [{"from": 5, "until": 7, "by": 1}, {"from": 6, "until": 6, "by": 2}]}"#)
    #expect(try turns(of: scene).map(\.at) == [4, 8, 12, 16, 18])
    let trace = try lines(of: scene)
    #expect(try field("state.progress", of: trace[7]) == "1")
    #expect(try field("semantics.value", of: trace[7]) == #""page 2 of 3""#)
    #expect(
      try field("events", of: trace[8])
        == #"[{"at":8,"type":"wakeUp","due":6},{"at":8,"type":"pageChange","from":1,"to":2,"cause":"timer"}]"#
    )
  }

  @Test func `an event reaches a late front on time, after anything that was due`() throws {
    var scene = try control(#"{"lateness": 0.4}"#)
    scene.events = [
      ScenarioEvent(at: 4.1, .event(.pause(.app))), ScenarioEvent(at: 5, .event(.resume(.app))),
    ]
    #expect(try turns(of: scene).map(\.at).prefix(2) == [4, 6.9])
  }

  @Test func `a front that drops frames shows the last one that it drew`() throws {
    let scene = try control(
      #"{"frames": {"rate": 10, "oneIn": 2, "dropped": [{"from": 1.5, "until": 3.5}]}}"#,
      samples: "[0.3, 1.3, 1.5, 3, 3.5, 3.6]")
    let trace = try lines(of: scene)
    let steady = try lines(of: control(samples: "[0.2, 1.2, 1.4, 1.4, 1.4, 3.6]"))
    #expect(try trace.prefix(5).map { try field("drawn", of: $0) } == ["0.2", "1.2", "1.4", "1.4", "1.4"])
    #expect(!trace[5].contains("drawn"))
    #expect(try trace.map { try field("display", of: $0) } == steady.map { try field("display", of: $0) })
    #expect(try field("state.progress", of: trace[3]) == "0.75", "time goes on unseen")
  }

  @Test func `before its first frame a front shows nothing`() throws {
    let trace = try lines(
      of: control(#"{"frames": {"dropped": [{"from": 0, "until": 1}]}}"#, samples: "[0.5, 2]"))
    #expect(try field("drawn", of: trace[0]) == "null")
    #expect(try field("semantics", of: trace[0]) == "null")
    #expect(try field("display", of: trace[0]) == #""""#)
    #expect(try field("display", of: trace[1]) != #""""#)
  }

  @Test func `a page turns with the next frame that is drawn, and begins when it was due`() throws {
    let scene = try control(
      #"{"frames": {"rate": 10, "dropped": [{"from": 3.95, "until": 4.25}, {"from": 5.9, "until": 7}]}}"#)
    // 0.3 s late, then 1.1 s.
    #expect(try turns(of: scene).map(\.at) == [4, 7.1, 11.1, 15.1, 17.1])
    #expect(try lines(of: scene).joined().contains(#"{"at":4.3,"type":"wakeUp","due":4}"#))
  }

  @Test(arguments: ["-3600", "-0.5", "-1000000000"])
  func `no time passes when a clock steps back`(step: String) throws {
    let scene = try control(
      "{\"clockSteps\": [{\"at\": 2.5, \"by\": \(step)}, {\"at\": 7, \"by\": \(step)}]}")
    #expect(try lines(of: scene).map(withoutClock) == lines(of: control()).map(withoutClock))
  }

  @Test(arguments: 0..<100) func `a timed page never moves back with the clock`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    // No sample is exactly when a page is due, on a clock that rounds differently after a step.
    var scene = try control(samples: #"{"every": 0.98765432, "until": 20}"#)
    scene.events = ScenarioEvent.inOrder(
      (0..<12).map { _ in
        ScenarioEvent(at: Double.random(in: 0...20, using: &random), .event(timingEvent(&random)))
      })
    var stepping = scene
    stepping.front = ScenarioFront(
      clockSteps: (0..<4).map { _ in
        .init(at: Double.random(in: 0...20, using: &random), by: Double.random(in: -100...0, using: &random))
      })
    let given = try lines(of: stepping).map(withoutClock).joined(separator: "\n")
    let expected = try lines(of: scene).map(withoutClock).joined(separator: "\n")
    let isSame = given == expected
    #expect(isSame, "seed \(seed):\n\(lineDifference(from: expected, to: given))")
  }

  @Test func `a front that slept finds that no time has passed since it last read a clock that stepped back`()
    throws
  {
    let scene = try scenario(
      """
      {"component": "carousel", "size": {"width": 390, "height": 200},
       "configuration": {"pageCount": 3, "indicatorSide": "none"},
       "front": {"clockSteps": [{"at": 2, "by": -10}]}, "samples": {"every": 1, "until": 21}}
      """)
    // It sleeps from 0 to 4, and finds its clock at -6: the page's four seconds start then.
    #expect(try turns(of: scene).map(\.at) == [8, 12, 16, 20])
  }

  @Test func `a clock that jumps ahead turns one page, which begins then`() throws {
    let scene = try control(#"{"clockSteps": [{"at": 5, "by": 86400}]}"#)
    #expect(try turns(of: scene).map(\.at) == [4, 5, 9, 13, 15, 19])
    let line = try lines(of: scene)[5]
    #expect(try field("clock", of: line) == "86405")
    #expect(try field("state.progress", of: line) == "0")
  }

  @Test func `a clock that jumps slightly past a page's end is late by that amount`() throws {
    let scene = try control(#"{"clockSteps": [{"at": 3.75, "by": 0.5}]}"#)
    // At 3.75 the clock reads 4.25: according to it the page began a quarter of a second ago.
    #expect(try turns(of: scene).map(\.at).prefix(3) == [3.5, 5.5, 9.5])
  }

  @Test(arguments: ["86400", "-86400"]) func `clock steps do not affect a paused page`(step: String)
    throws
  {
    let paused = [ScenarioEvent(at: 1, .event(.pause(.app))), ScenarioEvent(at: 3, .event(.resume(.app)))]
    var scene = try control("{\"clockSteps\": [{\"at\": 2, \"by\": \(step)}]}")
    scene.events = paused
    var steady = try control()
    steady.events = paused
    #expect(try lines(of: scene).map(withoutClock) == lines(of: steady).map(withoutClock))
    #expect(try turns(of: scene).map(\.at).first == 6)
  }

  @Test(arguments: 0..<60)
  func `the number of samples makes no difference on any front`(seed: UInt64) throws {
    var scene = RandomScenario.make(seed: seed)
    scene.front = RandomScenario.front(seed: seed)
    let rarely = try moments(of: scene)
    scene.samples = .every(0.05, until: 10)
    let often = try moments(of: scene)
    let isTheSame = rarely.flatMap(\.results) == often.flatMap(\.results)
    #expect(isTheSame, "seed \(seed)")
    for (index, moment) in rarely.enumerated() {
      let other = often[5 * index]
      let isTheSame =
        moment.state == other.state && moment.drawnAt == other.drawnAt && moment.frame == other.frame
      #expect(isTheSame, "seed \(seed) at \(moment.at)")
      #expect(moment.frame.faults.isEmpty, "seed \(seed) at \(moment.at): \(moment.frame.faults)")
    }
  }

  @Test(arguments: 0..<60) func `no wake-up is early, or repeated`(seed: UInt64) throws {
    var scene = RandomScenario.make(seed: seed)
    scene.front = RandomScenario.front(seed: seed)
    let results = try moments(of: scene).flatMap(\.results)
    #expect(results.map(\.at) == results.map(\.at).sorted(), "seed \(seed)")
    for result in results { if let due = result.due { #expect(due < result.at, "seed \(seed)") } }
    let late = results.compactMap(\.due)
    #expect(zip(late, late.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed): \(late)")
  }

  /// A page control of three pages, the second of them short, sampled every second.
  private func control(
    _ front: String = "{}", configuration: String = #""pageCount": 3, "durations": {"1": 2}"#,
    samples: String = #"{"every": 1, "until": 21}"#
  ) throws -> Scenario {
    try scenario(
      """
      {"component": "pageControl", "size": {"width": 390, "height": 44}, "configuration": {\(configuration)},
       "front": \(front), "samples": \(samples)}
      """)
  }

  /// The turns, with their times in the scenario.
  private func turns(of scene: Scenario) throws -> [Turned] {
    try moments(of: scene).flatMap(\.results).compactMap { result in
      result.outcome.pageChange.map { Turned(to: $0.to, at: $0.time - result.clockOffset) }
    }
  }

  /// A page that began.
  private struct Turned: Equatable {
    /// The page.
    var to: Int
    /// When.
    var at: Double
  }

  /// All moments of a scenario.
  private func moments(of scene: Scenario) throws -> [ScenarioMoment] {
    var moments: [ScenarioMoment] = []
    try scene.play { moment in
      moments.append(moment)
      return true
    }
    return moments
  }

  /// A line of a trace without the times of its front's clock.
  private func withoutClock(_ line: String) -> String {
    line.replacing(#/"(clock|nextChange)":[-0-9.]+(e[-0-9]+)?,?/#, with: "")
  }

  /// An event that affects the timer.
  private func timingEvent(_ random: inout SeededRandom) -> Event {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .pause(.hover)
    case 1: .resume(.hover)
    case 2: .select(page: Int.random(in: 0...2, using: &random), animated: true)
    case 3: .setProgress(Double(Int.random(in: 0...8, using: &random)) / 8, rate: 0)
    case 4: .setDuration(.seconds(Double(Int.random(in: 1...5, using: &random))))
    default: .restart
    }
  }
}
