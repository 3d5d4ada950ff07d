import Dwell
import DwellConformance
@testable import DwellScenes
import SwiftUI
import Testing

/// Comparisons between fronts depend on this: a scenario file can be played through a view.
@Suite("A scenario can be played through a view") @MainActor
struct ScenarioStageTests {
  @Test("With the same trace as without one", arguments: DemoScene.all.map(\.name))
  func traces(name: String) throws {
    try compare(try #require(DemoScene.named(name)).scenario)
  }

  @Test("For every conformance scenario", arguments: try ConformanceScenario.all())
  func conforms(_ file: ConformanceScenario) throws { try compare(file.scenario) }

  @Test("With wheels, trackpads, the crown, focus and the background")
  func input() throws {
    var configuration = Dwell.Carousel.Configuration(pageCount: 5)
    configuration.pages.loops = false
    let events: [(Double, Dwell.Event)] = [
      (1, .wheel(Point(x: 60, y: 0), isPrecise: true)), (1.05, .wheel(Point(x: 90, y: 5), isPrecise: true)),
      (1.1, .wheelEnded), (2, .wheel(Point(x: 0, y: 53), isPrecise: false)), (3, .crown(200)),
      (4, .pause(.focus)), (5, .resume(.focus)), (6, .pause(.background)), (7, .resume(.background)),
      (8, .setReduceMotion(true)), (8.5, .key(.right)), (9, .resize(Size(width: 200, height: 300))),
      (9.5, .press(Point(x: 150, y: 100))), (9.6, .move(Point(x: 100, y: 100))), (9.7, .cancel),
      (10, .select(page: 0, animated: true)), (10.5, .setDirection(.rightToLeft)),
    ]
    try compare(
      Scenario(
        subject: ScenarioSubject(TimedScene(configuration)), size: Size(width: 390, height: 400),
        events: events.map { ScenarioEvent(at: $0.0, .event($0.1)) },
        samples: .times((0...60).map { Double($0) / 5 })), hasFocus: { $0 >= 4 && $0 < 5 })
  }

  /// Compares the state and the results through the front with those without it.
  /// - Parameter hasFocus: whether the component has the focus at a time.
  func compare(_ scenario: Scenario, hasFocus: (Double) -> Bool = { _ in false }) throws {
    var expected: [String] = []
    try scenario.play { moment in
      expected.append(moment.withoutCauses.line.text)
      return true
    }
    var lines: [String] = []
    scenario.playInSwiftUI { moment, drawing in
      lines.append(moment.line.text)
      // The stand-in draws nothing for pages, and symbols have no images here.
      let list = expectedSteps(moment.frame.display, images: ScenarioStage<Dwell.PageControl>.images)
      // A focus has a ring above the list.
      let isDrawn = hasFocus(moment.at) ? drawing.starts(with: list) : drawing == list
      #expect(isDrawn, "at \(moment.at) the canvas draws the display list")
    }
    // One difference is enough: the rest follows from it.
    if let place = zip(lines, expected).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      #expect(lines[place] == expected[place])
    }
    #expect(lines.count == expected.count)
  }
}

extension ScenarioMoment {
  /// The moment without the causes of results that a scenario's own events had.
  fileprivate var withoutCauses: ScenarioMoment {
    let effects = results.map { ScenarioResult(at: $0.at, outcome: $0.outcome) }.filter(\.isReported)
    return ScenarioMoment(
      at: at, state: state, frame: frame, size: size, hasOneElement: hasOneElement, appearance: appearance,
      results: effects)
  }
}
