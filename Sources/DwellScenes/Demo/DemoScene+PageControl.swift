import Dwell

extension DemoScene {
  /// A row as wide as a phone.
  private static let row = Size(width: 390, height: 44)
  /// A page dwells, turns, and the next one begins.
  private static let dwelling = SampleTimes.times([0, 1, 2, 3, 3.95, 4.05, 4.12, 4.2, 4.4, 5, 7, 9])
  /// A page is turned at 1 s.
  private static let turning = SampleTimes.times([0.9, 1, 1.05, 1.1, 1.2, 1.35, 1.6, 3])

  /// A page is turned at 1 s, up to more than half of the turn.
  private static let halfway = SampleTimes.times([1, 1.05])

  /// A page control with a changed configuration.
  private static func control(
    _ name: String, _ summary: String, pages: Int, size: Size = row, events: [ScenarioEvent] = [],
    samples: SampleTimes, appearance: Appearance = .light,
    _ change: (inout PageControl.Configuration) -> Void = { _ in }
  ) -> DemoScene {
    var configuration = PageControl.Configuration(pageCount: pages)
    change(&configuration)
    var scenario = Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: size, events: events, samples: samples)
    scenario.appearance = appearance
    return DemoScene("page-control" + (name.isEmpty ? "" : "-" + name), summary, scenario)
  }

  /// Few pages.
  static let pageControls = [
    control("", "the pill fills while its page dwells, and turns", pages: 5, samples: dwelling),
    control("dark", "the same on a dark background", pages: 5, samples: dwelling, appearance: .dark),
    control("right-to-left", "pages that follow one another to the left", pages: 5, samples: dwelling) {
      $0.direction = .rightToLeft
    },
    control(
      "loop", "three short pages that loop: six seconds repeat", pages: 3,
      size: Size(width: 200, height: 44),
      samples: .times([6, 6.5, 7, 7.5, 7.95, 8.1, 8.2, 9, 11, 12])
    ) {
      $0.timer.duration = .seconds(2)
      $0.dots.seenMarks = .none
    },
    control(
      "vertical", "a column whose pill fills downwards", pages: 5, size: Size(width: 44, height: 160),
      samples: dwelling
    ) {
      $0.direction = .topToBottom
    },
    control("reduced-motion", "a turn cross-fades instead of moving", pages: 5, samples: dwelling) {
      $0.reduceMotion = true
    },
    control(
      "dots", "plain dots, turned by a key", pages: 5, events: [.at(1, .key(.right))], samples: turning
    ) {
      $0.dots.showsProgress = false
      $0.currentPage = 1
    },
    control(
      "slide", "one dot slides over the others, which stay in place", pages: 3,
      events: [.at(1, .key(.right))], samples: halfway
    ) {
      $0.dots.transition = .slide
      $0.dots.showsProgress = false
    },
    control(
      "worm", "one dot stretches to the next, and leaves the previous", pages: 3,
      events: [.at(1, .key(.right))], samples: halfway
    ) {
      $0.dots.transition = .worm
      $0.dots.showsProgress = false
    },
    control(
      "images", "images in place of dots", pages: 5, events: [.at(1, .key(.right))], samples: turning
    ) {
      $0.dots.showsProgress = false
      $0.dots.images.all = ImageName(2)
      $0.dots.images.current = ImageName(1)
      $0.dots.images.set(ImageName(0), forPage: 0)
    },
    control(
      "paused", "a pointer pauses and shows the background", pages: 5,
      events: [.at(1, .hover(Point(x: 195, y: 22))), .at(3, .leave)],
      samples: .times([0.5, 1, 1.2, 2.9, 3, 3.5, 5])
    ) {
      $0.dots.inputProfile = .pointer
    },
    control(
      "scrub", "a finger scrubs along the row", pages: 8,
      events: ScenarioEvent.drag(Point(x: 150, y: 22), Point(x: 240, y: 22), at: 1, for: 1),
      samples: .times([0.5, 1, 1.25, 1.5, 1.75, 1.99, 2.2, 3])
    ) {
      $0.dots.background = .prominent
    },
  ]

  /// Many pages.
  static let pageControlsOfManyPages = [
    control(
      "many", "a window onto a million pages, with shrinking edges", pages: 1_000_000,
      events: [.at(1, .key(.right)), .at(2, .select(page: 999_999, animated: true))],
      samples: .times([0, 0.9, 1.05, 1.1, 1.2, 1.5, 2.05, 2.1, 2.2, 3])
    ) {
      $0.currentPage = 499_999
    },
    control(
      "label", "a number in place of dots from ten pages on", pages: 12, events: [.at(1, .key(.right))],
      samples: .times([0, 1, 2])
    ) {
      $0.dots.overflow = .label
      $0.dots.background = .prominent
    },
  ]
}
