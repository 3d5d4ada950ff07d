import Dwell

extension DemoScene {
  /// The screen of a small phone.
  private static let screen = Size(width: 195, height: 300)
  /// A drag from 0.5 s to 0.8 s, and its consequences.
  private static let turning = SampleTimes.times([0, 0.7, 0.9, 2])

  /// A finger that swipes to the left and lifts.
  private static let swipe = ScenarioEvent.drag(
    Point(x: 155, y: 150), Point(x: 45, y: 150), at: 0.5, for: 0.3)

  /// A carousel with dots and a layout of its pages.
  private static func layout(
    _ name: String, _ summary: String, pages count: Int = 8, _ change: (inout PageView.Configuration) -> Void
  ) -> DemoScene {
    var configuration = Carousel.Configuration(pageCount: count)
    configuration.pages.loops = false
    configuration.pages.spacing = 8
    change(&configuration.pages)
    let scenario = Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: screen, events: swipe, samples: turning)
    return DemoScene("layout-\(name)", summary, scenario)
  }

  /// A view that is as high as its page, because the front requests its preferred height in each frame.
  private static let fit: DemoScene = {
    var configuration = PageView.Configuration(pageCount: 3)
    configuration.layout.fitsPage = true
    let told = [140.0, 260, 90].enumerated().map { page, height in
      ScenarioEvent.at(0, .setPageCrossLength(height, page: page))
    }
    let drag = ScenarioEvent.drag(Point(x: 155, y: 60), Point(x: 45, y: 60), at: 0.5, for: 0.3)
    var scenario = Scenario(
      subject: ScenarioSubject(configuration), size: screen, events: told + drag, samples: turning)
    for index in 0..<turning.count {
      let time = turning[index]
      guard let view: PageView = scenario.component(at: time) else { continue }
      let size = view.preferredSize(in: screen, at: time)
      scenario.events = ScenarioEvent.inOrder(scenario.events + [.at(time, .resize(size))])
    }
    return DemoScene("layout-fit", "a view as high as its page, interpolated between two", scenario)
  }()

  /// Layouts other than one page that fills the view.
  static let layouts = [
    layout("peek", "neighbours peek in on both sides") {
      $0.layout = PageLayout(leadingInset: 24, trailingInset: 24)
      $0.layout.alignment = .center
      $0.currentPage = 1
    },
    layout("several", "two and a half pages per view, which stay at the ends") {
      $0.layout.length = .perView(2.5)
    },
    layout("three", "three pages per view, turned three at a time", pages: 12) {
      $0.layout.length = .perView(3)
      $0.layout.pagesPerTurn = 3
    },
    layout("center", "short pages, the current one in the middle") {
      $0.layout.length = .perView(1.6)
      $0.layout.alignment = .center
      $0.layout.isContained = false
    },
    layout("own", "pages of different lengths") {
      $0.layout.length = .own
      for page in 0..<8 { $0.pageLengths.append(PageLength(page: page, length: [90, 140, 60][page % 3])) }
    }, fit,
  ]

  /// Pages with an effect, dragged and released.
  private static func effect(
    _ name: String, _ summary: String, _ effect: PageEffect,
    _ change: (inout PageView.Configuration) -> Void = { _ in }
  ) -> DemoScene {
    var configuration = PageView.Configuration(pageCount: 5)
    configuration.currentPage = 1
    configuration.effect = effect
    change(&configuration)
    let scenario = Scenario(
      subject: ScenarioSubject(configuration), size: screen, events: swipe, samples: turning)
    return DemoScene("effect-\(name)", summary, scenario)
  }

  /// The effects with names, apart from those of other scenes.
  static let effects = [
    effect("cross-fade", "one page fades into the other", .crossFade),
    effect("stack", "pages on a stack", .stack),
    effect("cover", "neighbours are smaller and behind", .cover) {
      $0.layout.length = .fixed(120)
      $0.layout.alignment = .center
      $0.layout.isContained = false
    },
    effect("flip", "pages turn like cards", .flip), effect("cube", "pages are the sides of a cube", .cube),
    effect("hero", "a large page and the start of the next", .hero) {
      $0.spacing = 4
      $0.layout.length = .perView(1.25)
    },
    effect("multi-browse", "a large, a medium and a small page", .multiBrowse) {
      $0.spacing = 4
      $0.layout.length = .perView(1.875)
    },
  ]
}
