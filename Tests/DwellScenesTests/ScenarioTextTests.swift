import Dwell
import DwellScenes
import DwellTestSupport
import Testing

/// Scenario files that tests print for failures.
@Suite("A scenario printed by a test") struct ScenarioTextTests {
  /// One event of each kind.
  private let events: [Event] = [
    .press(Point(x: 1, y: 2.5)), .move(Point(x: -1, y: 2)), .release(Point(x: 0, y: 0)), .cancel,
    .hover(Point(x: 3, y: 4)), .leave, .key(.pageUp), .wheel(Point(x: 0, y: 5), isPrecise: true), .wheelEnded,
    .crown(-7.25), .select(page: 1, animated: false), .advance, .veto, .restart, .pause(.hover),
    .resume(.app),
    .setPageCount(4), .edit(.insert(at: 1, count: 2)), .edit(.remove(at: 0, count: 1)),
    .edit(.move(from: 0, to: 2)), .setDuration(.seconds(0.5)), .setDuration(.external),
    .setDuration(.seconds(.infinity)), .setPageDuration(.seconds(2), page: 1), .setPageDuration(nil, page: 1),
    .setPosition(1.5), .setProgress(0.5, rate: 0.25), .setSeen(false, page: 2), .setPageLength(1200, page: 0),
    .setPageLength(nil, page: 0), .setPageCrossLength(240, page: 0), .setPageCrossLength(nil, page: 1),
    .setValue(7.5), .resize(Size(width: 60, height: 300)),
    .setDisplayScale(2.625), .setDirection(.rightToLeft), .setReduceMotion(true),
  ]

  @Test("A printed scenario reads back as the same scenario")
  func roundTrip() throws {
    let text = ScenarioText(
      component: "carousel", size: Size(width: 400, height: 300),
      configuration: [("pageCount", "3"), ("duration", "8"), ("loops", "false")],
      events: events.enumerated().map { (Double($0) / 4, $1) }, samples: [0, 0.5])
    let scenario = try scenario(text.json)
    #expect(scenario.size == Size(width: 400, height: 300))
    #expect(scenario.events.map(\.at) == events.indices.map { Double($0) / 4 })
    #expect(scenario.events.map(\.happening) == events.map { .event($0) })
    #expect(try lines(of: scenario).count == 2)
  }

  @Test("It has a line for each reason to pause, and none for a tick")
  func several() throws {
    let text = ScenarioText(
      component: "pageControl", size: Size(width: 390, height: 44), configuration: [("pageCount", "3")],
      events: [(0, .tick), (1, .pause([.app, .touch]))], samples: [])
    let scenario = try scenario(text.json)
    #expect(scenario.events.map(\.happening) == [.event(.pause(.touch)), .event(.pause(.app))])
  }
}
