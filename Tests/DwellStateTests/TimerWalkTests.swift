import DwellTestSupport
import Testing

/// All sequences of events of a page timer, and mistakes that the walk must detect.
@Suite("A page timer after all sequences of events") struct TimerWalkTests {
  @Test(
    "Matches the model in all reachable states",
    arguments: [2, 3], [(false, false), (false, true), (true, false), (true, true)])
  func everyOrder(_ pageCount: Int, _ manner: (loops: Bool, asks: Bool)) {
    let walk = Walk(
      from: TimerWalk(pageCount: pageCount, loops: manner.loops, asks: manner.asks), depth: WalkDepth.timer)
    print(
      walk.summary(
        of: "timer, \(pageCount) pages\(manner.loops ? ", looping" : "")\(manner.asks ? ", asking" : "")"))
    if let (message, way) = walk.fault {
      let scenario = TimerWalk.scenario(
        of: way, pageCount: pageCount, loops: manner.loops, asks: manner.asks)
      Issue.record("\(message), after \(way.count) steps:\n\(scenario)")
    }
  }

  @Test(
    "A wait before the first page, and a person's wish to play, match the model in all reachable states",
    arguments: [(false, false), (false, true), (true, false), (true, true)])
  func delayAndWish(_ manner: (loops: Bool, asks: Bool)) {
    let walk = Walk(
      from: TimerWalk(
        pageCount: 2, loops: manner.loops, asks: manner.asks, delay: 4, hasPlayButton: true),
      depth: WalkDepth.timer)
    print(
      walk.summary(
        of: "timer, 2 pages\(manner.loops ? ", looping" : "")\(manner.asks ? ", asking" : ""), waiting"))
    if let (message, way) = walk.fault {
      let scenario = TimerWalk.scenario(
        of: way, pageCount: 2, loops: manner.loops, asks: manner.asks, delay: 4)
      Issue.record("\(message), after \(way.count) steps:\n\(scenario)")
    }
  }

  /// A mistake, whether the timer asks, and the expected message and number of steps.
  typealias Finding = (flaw: WalkedTimer.Flaw, asks: Bool, message: String, steps: Int)

  @Test(
    "A mistake that is injected into the timer is found in the fewest steps",
    arguments: [
      (
        .forgetsPauses, false, "[] pauses it, expected: [app]", 2
      ),
      (.keepsPause, true, "[app] stays when all reasons have ended", 2),
      (.skipsPage, false, "a turn from 1 to 0 by timer at -0.25 came of it, expected: a turn from 1 to 2", 2),
      (.turnsTwice, false, "a turn from 1 to 2 by app at 0.0 came of it, expected: a turn from 0 to 1", 1),
      (.losesTime, false, "the share shown is 0.0, expected: 0.25", 3),
      (.missesWakeUp, false, "nothing came of it, expected: a turn from 0 to 1 by timer", 3),
      (.wakesEarly, false, "the next change is at +0.875, expected: +1.0", 1),
      (.answersLate, true, "the share shown is 0.0, expected: 0.25", 2),
      (.countsTicks, false, "a look between two wake-ups makes a difference", 0),
    ] as [Finding])
  func noticed(_ finding: Finding) throws {
    let start = TimerWalk(pageCount: 3, loops: true, asks: finding.asks, flaw: finding.flaw)
    let fault = try #require(Walk(from: start, depth: 4).fault)
    #expect(fault.message.hasPrefix(finding.message))
    #expect(fault.way.count == finding.steps)
  }

  @Test("All mistakes that can be injected are tested")
  func flaws() {
    #expect(WalkedTimer.Flaw.allCases.count == 9)
  }

  @Test("The path to a fault is printed as a playable scenario")
  func scenario() throws {
    let start = TimerWalk(pageCount: 3, loops: true, asks: false, flaw: .losesTime)
    let fault = try #require(Walk(from: start, depth: 4).fault)
    #expect(
      TimerWalk.scenario(of: fault.way, pageCount: 3, loops: true, asks: false) == """
        {
          "component": "pageControl",
          "size": {"width": 390, "height": 44},
          "configuration": {"pageCount": 3, "duration": 1, "loops": true, "asksBeforeAdvancing": false},
          "events": [
            {"at": 0.25, "type": "pause", "reason": "app"},
            {"at": 0.25, "type": "resume", "reason": "app"}
          ],
          "samples": [0.25, 1.25, 2.25]
        }
        """)
  }

  @Test("A late front is noted below the scenario")
  func late() throws {
    let start = TimerWalk(pageCount: 3, loops: true, asks: false, flaw: .turnsTwice)
    let fault = try #require(Walk(from: start, depth: 4).fault)
    let text = TimerWalk.scenario(of: fault.way, pageCount: 3, loops: true, asks: false)
    #expect(text.hasSuffix("\n}\nthe front wakes at 1.25, not at 1"))
  }
}
