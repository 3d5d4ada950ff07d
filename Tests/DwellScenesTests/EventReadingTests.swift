import Dwell
import DwellJSON
import DwellTestSupport
import Testing

@testable import DwellScenes

/// The events of a scenario file are read as the component's events.
@Suite struct EventReadingTests {
  @Test(
    arguments: [
      (#""type": "press", "x": 1, "y": -2.5"#, .press(Point(x: 1, y: -2.5))),
      (#""type": "move", "x": 1, "y": 2"#, .move(Point(x: 1, y: 2))),
      (#""type": "release", "x": 1, "y": 2"#, .release(Point(x: 1, y: 2))),
      (#""type": "cancel""#, .cancel), (#""type": "hover", "x": 1, "y": 2"#, .hover(Point(x: 1, y: 2))),
      (#""type": "leave""#, .leave), (#""type": "key", "key": "pageDown""#, .key(.pageDown)),
      (#""type": "wheel", "x": 0, "y": 9"#, .wheel(Point(x: 0, y: 9), isPrecise: false)),
      (#""type": "wheel", "x": 0, "y": 9, "isPrecise": true"#, .wheel(Point(x: 0, y: 9), isPrecise: true)),
      (#""type": "wheelEnded""#, .wheelEnded), (#""type": "crown", "points": -8"#, .crown(-8)),
      (#""type": "select", "page": 2"#, .select(page: 2, animated: true)),
      (#""type": "select", "page": 0, "animated": false"#, .select(page: 0, animated: false)),
      (#""type": "setPosition", "position": 1.5"#, .setPosition(1.5)),
      (#""type": "advance""#, .advance), (#""type": "veto""#, .veto), (#""type": "restart""#, .restart),
      (#""type": "pause""#, .pause(.app)), (#""type": "pause", "reason": "touch""#, .pause(.touch)),
      (#""type": "resume", "reason": "reduceMotion""#, .resume(.reduceMotion)),
      (#""type": "setPageCount", "count": 0"#, .setPageCount(0)),
      (#""type": "insert", "index": 3"#, .edit(.insert(at: 3, count: 1))),
      (#""type": "insert", "index": 0, "count": 7"#, .edit(.insert(at: 0, count: 7))),
      (#""type": "remove", "index": 1, "count": 2"#, .edit(.remove(at: 1, count: 2))),
      (#""type": "movePage", "from": 2, "to": 0"#, .edit(.move(from: 2, to: 0))),
      (#""type": "setDuration", "duration": 0.5"#, .setDuration(.seconds(0.5))),
      (
        #""type": "setPageDuration", "page": 1, "duration": "external""#, .setPageDuration(.external, page: 1)
      ),
      (#""type": "setPageDuration", "page": 1, "duration": null"#, .setPageDuration(nil, page: 1)),
      (#""type": "setProgress", "progress": 0.5"#, .setProgress(0.5, rate: 0)),
      (#""type": "setProgress", "progress": 1, "rate": 2"#, .setProgress(1, rate: 2)),
      (#""type": "setSeen", "page": 2"#, .setSeen(true, page: 2)),
      (#""type": "setSeen", "page": 1, "isSeen": false"#, .setSeen(false, page: 1)),
      (#""type": "setPageLength", "page": 1, "length": 1200"#, .setPageLength(1200, page: 1)),
      (#""type": "setPageLength", "page": 1, "length": null"#, .setPageLength(nil, page: 1)),
      (#""type": "setPageCrossLength", "page": 1, "length": 240"#, .setPageCrossLength(240, page: 1)),
      (#""type": "setPageCrossLength", "page": 1, "length": null"#, .setPageCrossLength(nil, page: 1)),
      (#""type": "setValue", "value": 7"#, .setValue(7)),
      (#""type": "resize", "width": 100, "height": 0"#, .resize(Size(width: 100, height: 0))),
      (#""type": "setDisplayScale", "scale": 2.625"#, .setDisplayScale(2.625)),
      (#""type": "setDirection", "direction": "rightToLeft""#, .setDirection(.rightToLeft)),
      (#""type": "setReduceMotion", "reduceMotion": true"#, .setReduceMotion(true)),
    ] as [(String, Event)])
  func `every event is read`(fields: String, event: Event) throws {
    let read = try events("{\"at\": 1.5, \(fields)}")
    #expect(read == [ScenarioEvent(at: 1.5, .event(event))])
  }

  @Test func `a change of the appearance is an event of the scenario`() throws {
    let read = try events(#"{"at": 0, "type": "appearance", "appearance": "dark"}"#)
    #expect(read == [ScenarioEvent(at: 0, .appearance(.dark))])
  }

  @Test func `events are sorted by time, and those at one time keep the order of the file`() throws {
    let read = try events(
      """
      {"at": 2, "type": "advance"}, {"at": 1, "type": "pause"}, {"at": 2, "type": "veto"}, {"at": 1, "type": "resume"}
      """)
    #expect(read.map(\.at) == [1, 1, 2, 2])
    #expect(
      read.map(\.happening) == [.event(.pause(.app)), .event(.resume(.app)), .event(.advance), .event(.veto)])
  }

  @Test func `page numbers are checked against the page count at that time`() throws {
    #expect(
      try events(
        #"{"at": 2, "type": "select", "page": 4}, {"at": 1, "type": "insert", "index": 0, "count": 2}"#
      )
      .count == 2)
  }

  @Test func `a randomly damaged scenario is read or rejected, and never traps`() {
    var random = SeededRandom(seed: 11)
    let sample = Array(threePages.utf8)
    for _ in 0..<2000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 32...126, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8(ascii: "9"), at: index)
        }
      }
      _ = try? Scenario(JSONDocument(bytes: bytes, name: "damaged"))
    }
  }

  /// The events of a scenario with three pages.
  private func events(_ events: String) throws -> [ScenarioEvent] {
    try scenario(
      """
      {"component": "pageControl", "size": {"width": 1, "height": 1}, "configuration": {"pageCount": 3},
       "samples": [], "events": [\(events)]}
      """
    ).events
  }
}
