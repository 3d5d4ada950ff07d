import Dwell

extension DemoScene {
  /// The screen of a small phone.
  private static let screen = Size(width: 195, height: 300)
  /// A drag from 0.5 s to 0.8 s, and its consequences.
  private static let turning = SampleTimes.times([0, 0.6, 0.7, 0.8, 0.85, 0.9, 1, 1.2, 2])

  /// A page view with a changed configuration.
  private static func pages(
    _ name: String, _ summary: String, events: [ScenarioEvent], samples: SampleTimes = turning,
    _ change: (inout PageView.Configuration) -> Void = { _ in }
  ) -> DemoScene {
    var configuration = PageView.Configuration(pageCount: 5)
    configuration.currentPage = 1
    change(&configuration)
    let scenario = Scenario(
      subject: ScenarioSubject(configuration), size: screen, events: events, samples: samples)
    return DemoScene("page-view" + (name.isEmpty ? "" : "-" + name), summary, scenario)
  }

  /// A finger that swipes to the left and lifts.
  private static let swipe = ScenarioEvent.drag(
    Point(x: 160, y: 150), Point(x: 50, y: 150), at: 0.5, for: 0.3)
  /// A finger that swipes upwards and lifts.
  private static let swipeUp = ScenarioEvent.drag(
    Point(x: 98, y: 240), Point(x: 98, y: 70), at: 0.5, for: 0.3)

  /// Pages that are dragged and settle.
  static let pageViews = [
    pages("", "a page is dragged, released, and settles", events: swipe),
    pages("effect", "pages beside the selected one are small and faint", events: swipe) {
      $0.effect = .fadeAndScale
    },
    pages("edge", "beyond the last page the finger pulls half as far", events: swipe) { $0.currentPage = 4 },
    pages("right-to-left", "the next page comes from the left", events: [.at(0.5, .key(.pageDown))]) {
      $0.direction = .rightToLeft
    },
    pages("vertical", "pages below one another", events: swipeUp) { $0.direction = .topToBottom },
    pages("reduced-motion", "a turn without a drag cross-fades", events: [.at(0.5, .key(.right))]) {
      $0.reduceMotion = true
    },
  ]

  /// A carousel with a changed configuration.
  private static func carousel(
    _ name: String, _ summary: String, size: Size = screen, events: [ScenarioEvent] = [],
    samples: SampleTimes = .times([0, 2, 3.9, 4.05, 4.15, 4.4, 6, 8]),
    _ change: (inout Carousel.Configuration) -> Void = { _ in }
  ) -> DemoScene {
    var configuration = Carousel.Configuration(pageCount: 5)
    change(&configuration)
    let scenario = Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: size, events: events, samples: samples)
    return DemoScene("carousel" + (name.isEmpty ? "" : "-" + name), summary, scenario)
  }

  /// A point on the button that turns to the next page.
  private static let next = Point(x: 167, y: 150)

  /// Material Design's hero carousel: a page of eight seconds between the edges of its neighbours.
  static let heroCarousel = carousel(
    "hero", "eight seconds for a large page between the edges of others",
    size: Size(width: 390, height: 240), samples: .times([4, 12])
  ) {
    $0.pages.effect = .hero
    $0.pages.layout.length = .perView(1.5)
    $0.pages.layout.alignment = .center
    $0.pages.spacing = 4
    $0.timer.duration = .seconds(8)
    $0.indicatorInset = 20
    $0.controls = .pause
  }

  /// Pages that advance by themselves.
  static let carousels = [
    carousel("", "pages that turn when their time is over, and the page control"),
    carousel("drag", "the row follows the finger", events: swipe, samples: turning),
    carousel("stories", "story progress above the pages") {
      $0.indicator = .segments(SegmentRow.Configuration())
      $0.indicatorSide = .start
      $0.indicatorMargin = 12
      $0.indicatorInset = 12
    },
    carousel("vertical", "pages below one another, the control beside them") {
      $0.pages.direction = .topToBottom
    },
    carousel(
      "controls", "buttons above the pages; previous is disabled at the start",
      events: [.at(0.5, .press(next)), .at(0.6, .release(next))], samples: .times([0, 0.55, 2])
    ) {
      $0.controls = .all
      $0.pages.loops = false
    },
    carousel(
      "start-delay", "the first page waits two seconds before its time starts",
      samples: .times([2, 4, 6.5])
    ) {
      $0.timer.startDelay = 2
    },
    carousel(
      "after-interaction", "paused permanently after a finger has turned a page", events: swipe,
      samples: .times([0.4, 2, 8])
    ) {
      $0.timer.afterInteraction = .pause
      $0.controls = .pause
    },
    heroCarousel,
  ]
}
