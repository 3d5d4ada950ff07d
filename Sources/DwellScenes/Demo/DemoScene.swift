import Dwell

/// A scenario with a name: a component in a telling state, for pictures, goldens and whoever wants to look.
public struct DemoScene: Equatable, Sendable {
  /// The name: words with hyphens, the component first.
  public let name: String
  /// What is seen, in one line.
  public let summary: String
  /// The component, what happens to it, and the moments that tell.
  public let scenario: Scenario

  /// A named scenario.
  init(_ name: String, _ summary: String, _ scenario: Scenario) {
    self.name = name
    self.summary = summary
    self.scenario = scenario
  }

  /// Every scene, in the order in which they are listed.
  public static let all: [DemoScene] =
    pageControls + pageControlsOfManyPages + pageViews + segments + meters + carousels

  /// The scene of a name; nil for a name that there is none of.
  public static func named(_ name: String) -> DemoScene? { all.first { $0.name == name } }

  /// What begins the name of a scene where a file could be named as well.
  public static let prefix = "scene:"
}

extension ScenarioEvent {
  /// An event of the component at a time.
  static func at(_ time: Double, _ event: Event) -> ScenarioEvent { ScenarioEvent(at: time, .event(event)) }

  /// A finger that goes from one place to another in equal steps: from `start` for `duration` seconds, and
  /// lets go.
  static func drag(_ from: Point, _ to: Point, at start: Double, for duration: Double) -> [ScenarioEvent] {
    let steps = 10
    let moves = (1...steps).map { step in
      let share = Double(step) / Double(steps)
      let place = Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      return ScenarioEvent.at(start + duration * share, .move(place))
    }
    return [.at(start, .press(from))] + moves + [.at(start + duration, .release(to))]
  }
}
