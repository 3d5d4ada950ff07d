import Dwell
import DwellTestSupport
import Testing

/// All sequences of events of a carousel, up to a depth, and mistakes that the walk must detect.
@Suite("A carousel after all sequences of events") struct CarouselWalkTests {
  @Test(
    "Keeps its invariants in all states within the depth",
    arguments: [2, 3], [(false, false), (false, true), (true, false), (true, true)])
  func everyOrder(_ pageCount: Int, _ manner: (loops: Bool, asks: Bool)) {
    let manner = CarouselWalk.Manner(pageCount: pageCount, loops: manner.loops, asks: manner.asks)
    let walk = Walk(from: CarouselWalk(manner), depth: WalkDepth.carousel)
    print(
      walk.summary(
        of: "carousel, \(pageCount) pages\(manner.loops ? ", looping" : "")\(manner.asks ? ", asking" : "")"))
    if let (message, way) = walk.fault {
      Issue.record(
        "\(message), after \(way.count) steps:\n\(CarouselWalk.scenario(of: way, manner))")
    }
  }

  /// The first fault of a looping carousel of three pages that receives wrong events.
  private func fault(
    telling: @escaping CarouselWalk.Telling
  ) throws -> (message: String, way: [CarouselWalk.Step]) {
    let manner = CarouselWalk.Manner(pageCount: 3, loops: true, asks: false)
    return try #require(Walk(from: CarouselWalk(manner, telling: telling), depth: 3).fault)
  }

  @Test("A pause that stays after the pointer has left is detected")
  func forgottenLeave() throws {
    let fault = try fault { $0 == .leave ? [] : [$0] }
    #expect(fault.message == "paused by 4, expected: 0")
    #expect(
      CarouselWalk.scenario(of: fault.way, CarouselWalk.Manner(pageCount: 3, loops: true, asks: false)) == """
        {
          "component": "carousel",
          "size": {"width": 400, "height": 300},
          "configuration": {"pageCount": 3, "duration": 8, "loops": true, "asksBeforeAdvancing": false, "taps": "none"},
          "events": [
            {"at": 0, "type": "hover", "x": 200, "y": 100},
            {"at": 0, "type": "leave"}
          ],
          "samples": [0, 0.1, 2, 8]
        }
        """)
  }

  @Test("A surplus turn is detected")
  func doubleAdvance() throws {
    let fault = try fault { $0 == .advance ? [$0, $0] : [$0] }
    #expect(fault.message.hasPrefix("page 2, dwelling, share 0.0; the timer alone: page 1"))
    #expect(fault.way.count == 1)
  }

  @Test("Input that changes the page's time is detected")
  func lostTime() throws {
    let fault = try fault { if case .press = $0 { [$0, .setProgress(0, rate: 0)] } else { [$0] } }
    #expect(fault.message == "the share went from 0.25 to 0.0")
    #expect(fault.way.count == 2)
  }
}
