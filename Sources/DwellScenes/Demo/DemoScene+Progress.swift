import Dwell

extension DemoScene {
  /// Segments with a changed configuration.
  private static func segments(
    _ name: String, _ summary: String, pages: Int = 4, events: [ScenarioEvent] = [],
    samples: SampleTimes = .times([0, 2, 3.9, 4.1, 6, 8, 10, 14]),
    _ change: (inout SegmentedProgress.Configuration) -> Void = { _ in }
  ) -> DemoScene {
    var configuration = SegmentedProgress.Configuration(pageCount: pages)
    change(&configuration)
    let scenario = Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: Size(width: 326, height: 28),
      events: events,
      samples: samples)
    return DemoScene("segmented-progress" + (name.isEmpty ? "" : "-" + name), summary, scenario)
  }

  /// The progress of stories.
  static let segments = [
    segments("", "one capsule per page, filled page by page"),
    segments("fluid", "one fluid with a straight edge through the whole track") {
      $0.segments.style = .fluid
    },
    segments("right-to-left", "filled from the right") { $0.direction = .rightToLeft },
    segments(
      "many", "a window onto many segments", pages: 1000,
      events: [.at(1, .select(page: 500, animated: true))],
      samples: .times([0, 1, 1.1, 1.3, 2, 4])),
    segments(
      "jump", "the fill flows to a page that was selected",
      events: [.at(1, .select(page: 3, animated: true))],
      samples: .times([0.9, 1, 1.05, 1.1, 1.2, 1.4, 2, 4])
    ) {
      $0.segments.style = .fluid
    },
  ]

  /// A meter of ten questions with a changed configuration.
  private static func meter(
    _ name: String, _ summary: String, value: Double, size: Size = Size(width: 104, height: 300),
    events: [ScenarioEvent] = [], samples: SampleTimes = .times([0, 0.5, 1, 2, 3, 4]),
    _ change: (inout ProgressMeter.Configuration) -> Void = { _ in }
  ) -> DemoScene {
    var configuration = ProgressMeter.Configuration(value: value, of: 10)
    configuration.metrics.meterWidth = 64
    change(&configuration)
    let scenario = Scenario(
      subject: ScenarioSubject(configuration), size: size, events: events, samples: samples)
    return DemoScene("progress-meter-" + name, summary, scenario)
  }

  /// Meters.
  static let meters = [
    meter("3", "3 of 10 are revealed", value: 3),
    meter("7", "7 of 10 are revealed", value: 7),
    meter("10", "all of 10 are revealed", value: 10),
    meter("0", "none of 10: an empty border", value: 0),
    meter(
      "change", "the meter moves from its value to a new one", value: 3, events: [.at(5, .setValue(9))],
      samples: .times([4, 5, 5.1, 5.2, 5.4, 6])),
    meter("horizontal", "filled from the left", value: 7, size: Size(width: 300, height: 104)) {
      $0.direction = .leftToRight
    },
  ]
}
