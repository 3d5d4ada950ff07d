import Dwell
import DwellJSON
import DwellTestSupport
import Foundation
import Testing

@testable import DwellScenes

/// By default the player is a perfect front: it wakes the component when it asked to be woken, and at no
/// other time.
@Suite struct ScenarioPlayerTests {
  @Test func `the number of samples makes no difference to what they show`() throws {
    var scene = try scenario(threePages)
    scene.samples = .every(2, until: 12)
    let rarely = try lines(of: scene).map(withoutEvents)
    scene.samples = .every(0.01, until: 12)
    let often = try lines(of: scene).map(withoutEvents)
    #expect(stride(from: 0, to: often.count, by: 200).map { often[$0] } == rarely)
  }

  @Test(arguments: 0..<100) func `unrequested wake-ups change nothing`(seed: UInt64) throws {
    let scene = RandomScenario.make(seed: seed)
    var restless = scene
    let ticks = (0...600).map { ScenarioEvent(at: Double($0) / 60, .event(.tick)) }
    restless.events = ScenarioEvent.inOrder(scene.events + ticks)
    var expected = try lines(of: scene).joined(separator: "\n")
    var given = try lines(of: restless).joined(separator: "\n")
    if scene.subject.scene is TimedScene<Carousel.Configuration> {
      // A carousel measures the speed of its pages over a millisecond, into which a wake-up can fall, which
      // moves its marks by hundredths of a point.
      expected = try states(of: expected)
      given = try states(of: given)
    }
    #expect(expected == given, "seed \(seed):\n\(lineDifference(from: expected, to: given))")
  }

  @Test func `pages turn when their time is up, not when they are sampled`() throws {
    var player = try scenario(threePages).controlPlayer()
    try player.play(until: 20)
    let turns = player.takeMoment().results.compactMap(\.outcome.pageChange)
    // 4 s, 2 s for the second page; paused from 1.5 to 2, the third page selected at 3.
    #expect(turns.map(\.time) == [3, 7, 11, 13, 17])
    #expect(turns.map(\.to) == [2, 0, 1, 2, 0])
    #expect(turns.map(\.cause) == [.app, .timer, .timer, .timer, .timer])
  }

  @Test func `a sample includes the events at its time, after anything that was due`() throws {
    let scene = try scenario(
      """
      {"component": "pageControl", "size": {"width": 390, "height": 44}, "configuration": {"pageCount": 3},
       "events": [{"at": 4, "type": "select", "page": 0}], "samples": [4]}
      """)
    let line = try #require(try lines(of: scene).first)
    #expect(try field("state.currentPage", of: line) == "0")
    let events = """
      [{"at":4,"type":"pageChange","from":0,"to":1,"cause":"timer"},\
      {"at":4,"type":"select","isHandled":true},\
      {"at":4,"type":"pageChange","from":1,"to":0,"cause":"app"}]
      """
    #expect(try field("events", of: line) == events)
  }

  @Test func `a page that asks before it goes waits for the answer`() throws {
    let scene = try scenario(
      """
      {"component": "pageControl", "size": {"width": 390, "height": 44},
       "configuration": {"pageCount": 3, "asksBeforeAdvancing": true},
       "events": [{"at": 5, "type": "veto"}, {"at": 10, "type": "advance"}], "samples": [4.5, 5, 9.5, 10]}
      """)
    let trace = try lines(of: scene)
    #expect(try trace.map { try field("state.currentPage", of: $0) } == ["0", "0", "0", "1"])
    #expect(try trace.map { try field("state.progress", of: $0) } == ["1", "0", "1", "0"])
    #expect(try field("events", of: trace[0]) == #"[{"at":4,"type":"advanceRequest","page":1}]"#)
    #expect(try field("events", of: trace[1]) == #"[{"at":5,"type":"veto","isHandled":true}]"#)
    #expect(try field("events", of: trace[2]) == #"[{"at":9,"type":"advanceRequest","page":1}]"#)
  }

  @Test func `the end and diagnostics are reported`() throws {
    var configuration = PageControl.Configuration(pageCount: 2)
    configuration.loops = false
    configuration.timer.initialProgress = 7
    let scene = Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: Size(width: 390, height: 44),
      samples: .times([0, 8]))
    let trace = try lines(of: scene)
    #expect(
      try field("events", of: trace[0]) == #"[{"at":0,"type":"diagnostics","names":["invalidProgress"]}]"#)
    #expect(
      try field("events", of: trace[1])
        == #"[{"at":4,"type":"pageChange","from":0,"to":1,"cause":"timer"},{"at":8,"type":"end"}]"#)
    #expect(try field("state.nextChange", of: trace[1]) == #""still""#)
  }

  @Test func `a trace reports which events were handled`() throws {
    let scene = try scenario(
      """
      {"component": "pageControl", "size": {"width": 390, "height": 44}, "configuration": {"pageCount": 3},
       "events": [{"at": 1, "type": "key", "key": "right"}, {"at": 1, "type": "setValue", "value": 3},
                  {"at": 1, "type": "appearance", "appearance": "dark"}, {"at": 1, "type": "release", "x": 0, "y": 0}],
       "samples": [1, 2]}
      """)
    let trace = try lines(of: scene)
    let events = """
      [{"at":1,"type":"key","isHandled":true},{"at":1,"type":"pageChange","from":0,"to":1,"cause":"person"},\
      {"at":1,"type":"setValue","isHandled":false},{"at":1,"type":"release","isHandled":false}]
      """
    #expect(try field("events", of: trace[0]) == events)
    #expect(!trace[1].contains("events"))
  }

  @Test func `a trace has the actions and the rectangle of each element`() throws {
    let scene = try scenario(
      """
      {"component": "carousel", "size": {"width": 390, "height": 200}, "configuration": {"pageCount": 3},
       "events": [{"at": 1, "type": "pause"}], "samples": [0, 1]}
      """)
    let trace = try lines(of: scene)
    let semantics = """
      [{"role":"playPause","label":"Pause","value":"running","actions":["pause"],"rect":[340,6,44,44]},\
      {"role":"pageView","label":"Pages","value":"page 1 of 3","actions":["next","previous","setValue"],\
      "rect":[0,0,390,200]},\
      {"role":"page","label":"Page","value":"page 1 of 3","actions":[],"rect":[0,0,390,200]},\
      {"role":"pageControl","label":"Pages","value":"page 1 of 3","actions":["next","previous","setValue","pause"],\
      "rect":[153,146,84,44]}]
      """
    #expect(trace[0].contains("\"semantics\":" + semantics + ","))
    let paused = semantics.replacingOccurrences(of: #""setValue","pause"]"#, with: #""setValue","resume"]"#)
      .replacingOccurrences(
        of: #""label":"Pause","value":"running","actions":["pause"]"#,
        with: #""label":"Play","value":"paused","actions":["resume"]"#)
    #expect(trace[1].contains("\"semantics\":" + paused + ","))
  }

  @Test(arguments: EventType.allCases) func `every event of a file has its own word in the trace`(
    type: EventType
  )
    throws
  {
    let fields: [String: String] = [
      "x": "1", "y": "1", "key": #""left""#, "points": "1", "page": "0", "count": "1", "index": "0",
      "from": "0",
      "to": "1", "duration": "2", "progress": "0.5", "length": "900", "value": "3", "width": "9",
      "height": "9", "position": "1", "scale": "2",
      "direction": #""leftToRight""#, "reduceMotion": "true",
    ]
    let written = type.fieldNames.compactMap { name in fields[name].map { ", \"\(name)\": \($0)" } }.joined()
    let scene = try scenario(
      """
      {"component": "pageControl", "size": {"width": 390, "height": 44}, "configuration": {"pageCount": 3},
       "events": [{"at": 1, "type": "\(type.rawValue)"\(written)}], "samples": [1]}
      """)
    #expect(try lines(of: scene)[0].contains("{\"at\":1,\"type\":\"\(type.rawValue)\",\"isHandled\":"))
  }

  @Test func `without pages there is no drawing and no semantics`() throws {
    let scene = try scenario(
      """
      {"component": "pageControl", "size": {"width": 390, "height": 44}, "configuration": {"pageCount": 0},
       "samples": [1]}
      """)
    let expected = """
      {"at":1,"state":{"currentPage":0,"progress":0,"position":0,"isRunning":false,"pausedBy":[],\
      "nextChange":"still"},"semantics":null,"display":""}
      """
    #expect(try lines(of: scene) == [expected])
  }

  @Test func `the appearance changes as in the scenario`() throws {
    var scene = try scenario(threePages)
    scene.events = [ScenarioEvent(at: 2, .appearance(.dark))]
    var player = try scene.controlPlayer()
    try player.play(until: 1)
    #expect(player.appearance == .light)
    try player.play(until: 2)
    #expect(player.appearance == .dark)
  }

  @Test func `time never goes back`() throws {
    var player = try scenario(threePages).controlPlayer()
    try player.play(until: 8)
    let before = player.component
    try player.play(until: 1)
    #expect(player.now == 8)
    #expect(player.component == before)
  }

  @Test func `a scenario with too many wake-ups ends in an error`() throws {
    var configuration = PageControl.Configuration(pageCount: 2)
    configuration.timer.duration = .seconds(1e-3)
    let scene = Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: .zero, samples: .times([1]))
    var player = try scene.controlPlayer(wakeUps: 100)
    let overrun = #expect(throws: ScenarioOverrun.self) { try player.play(until: 1) }
    #expect(abs((overrun?.time ?? 0) - 0.101) < 1e-9)
    #expect(
      ScenarioOverrun(time: 0.101).description
        == "the samples come after more than 50000 wake-ups, the last at 0.101 s -- "
        + "use longer durations, or end the samples earlier")
  }

  @Test func `the caller can stop the trace`() throws {
    var count = 0
    try scenario(threePages).play { _ in
      count += 1
      return count < 3
    }
    #expect(count == 3)
  }

  /// The states of a trace, one per line.
  private func states(of trace: String) throws -> String {
    try trace.split(separator: "\n").map { try field("state", of: String($0)) }.joined(separator: "\n")
  }

  /// A line without its events, which depend on the time of the previous line.
  private func withoutEvents(_ line: String) -> String {
    guard let range = line.range(of: ",\"events\":") else { return line }
    return line[..<range.lowerBound] + "}"
  }
}
