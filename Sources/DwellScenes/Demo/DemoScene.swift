import Dwell

/// A scenario with a name: a component in an instructive state, for pictures, goldens and the command line.
public struct DemoScene: Equatable, Sendable {
  /// The name: words with hyphens, the component first.
  public let name: String
  /// A description in one line.
  public let summary: String
  /// The component, its events, and the moments to draw.
  public let scenario: Scenario

  /// A named scenario.
  init(_ name: String, _ summary: String, _ scenario: Scenario) {
    self.name = name
    self.summary = summary
    self.scenario = scenario
  }

  /// All scenes, in the order in which they are listed.
  public static let all: [DemoScene] =
    pageControls + pageControlsOfManyPages + pageViews + segments + meters + carousels
    + layouts + effects

  /// The scene of a name; nil if there is none.
  public static func named(_ name: String) -> DemoScene? { all.first { $0.name == name } }

  /// The prefix of a scene's name if a file path is possible too.
  public static let prefix = "scene:"
}

extension ScenarioEvent {
  /// An event of the component at a time.
  static func at(_ time: Double, _ event: Event) -> ScenarioEvent { ScenarioEvent(at: time, .event(event)) }

  /// A finger that moves from one point to another in equal steps, from `start` for `duration` seconds, and
  /// lifts.
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
