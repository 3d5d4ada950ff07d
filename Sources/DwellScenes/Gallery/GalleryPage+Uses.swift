import Dwell

/// The use cases, each like the GTK file of its folder in `Examples`.
extension GalleryPage {
  /// One page for each use case.
  static let uses = [
    GalleryPage(
      "seeds", "Seeds", "Minimal examples: only these lines change defaults.", kind: .use,
      stage: .screen,
      looks: Seed.all.map {
        GalleryLook($0.name, $0.scenario, palette: $0.palette, listings: $0.listings)
      },
      switches: [.look], cards: GalleryCard.plain),
    use(
      "timed-labs", "Timed Labs", "Three labs, four seconds each: the pill shows how long this one stays.",
      timedLabs, switches: [.duration, .direction, .count], palette: .onPictures,
      cards: [
        GalleryCard("Red", "The first lab", 0xE5484D, 0xB42A32),
        GalleryCard("Green", "The second lab", 0x2B8A5F, 0x1B6B47),
        GalleryCard("Blue", "The third lab", 0x0D74CE, 0x0A4F96),
      ]),
    use(
      "onboarding", "Onboarding",
      "First steps that advance automatically; a tap on the leading side goes back.",
      onboarding, switches: [.duration, .direction, .count], palette: .light,
      cards: [
        GalleryCard("Welcome", "Everything in a minute", 0xD3E6CB, 0xFFFFFF),
        GalleryCard("Choose your pictures", "A folder is all it takes", 0xEADDBB, 0xFFFFFF),
        GalleryCard("Share them", "With whom you like", 0xC9DAF1, 0xFFFFFF),
        GalleryCard("That's all", "Have a good time", 0xEBCFDF, 0xFFFFFF),
      ]),
    use(
      "dynamic-pages", "Dynamic Pages",
      "Pages that are added and removed: dots up to nine, a number from ten on.",
      dynamicPages, switches: [.direction, .count], palette: .onPictures, cards: GalleryCard.day),
    use(
      "scrubbing-control", "Scrubbing Control",
      "The cities of a weather app: a drag along the row scrubs through all of them.", scrubbingControl,
      stage: .card, switches: [.direction, .count, .background, .inputProfile],
      cards: [
        GalleryCard("Here", "18\u{B0}, a light breeze", 0x6FB4E8, 0x3A7FC1),
        GalleryCard("Lisbon", "24\u{B0}, sunny", 0xF7D488, 0xF0A95C),
        GalleryCard("Oslo", "6\u{B0}, rain", 0x6C7F94, 0x42546A),
        GalleryCard("Kyoto", "16\u{B0}, clouds", 0xD9C3D6, 0xA98BB0),
        GalleryCard("Nairobi", "21\u{B0}, clear", 0x8CC28A, 0x4E9A68),
        GalleryCard("Lima", "19\u{B0}, fog", 0xC9CED3, 0x9AA4AD),
        GalleryCard("Reykjavik", "2\u{B0}, snow", 0xE8F0F5, 0xC2D6E3),
        GalleryCard("Auckland", "15\u{B0}, wind", 0x4E8F9A, 0x2C6470),
      ]),
    use(
      "product-row", "Product Row",
      "Three products at a time, and a part of the next; a swipe moves by three.",
      productRow.overPictures, stage: .screen, switches: [.direction, .count],
      cards: [
        GalleryCard("Pen", "", 0x3D5A80, 0x293E5C), GalleryCard("Ink", "", 0x5B4B8A, 0x3A2E63),
        GalleryCard("Paper", "", 0x8A6A4B, 0x5F452C), GalleryCard("Glue", "", 0x3F7A6B, 0x26534A),
        GalleryCard("Ruler", "", 0xA4553F, 0x733427), GalleryCard("Chalk", "", 0x54646F, 0x353F47),
      ]),
    use(
      "hero-carousel", "Hero Carousel",
      "A large picture between the edges of its neighbours, eight seconds each.",
      DemoScene.heroCarousel.scenario.overPictures, stage: .screen,
      switches: [.duration, .controls, .direction, .count],
      cards: [
        GalleryCard("Lisbon", "", 0xC76633, 0x6B2B30), GalleryCard("Oslo", "", 0x386699, 0x1A2E52),
        GalleryCard("Kyoto", "", 0xAD4F70, 0x4D2147), GalleryCard("Lima", "", 0x4D786B, 0x213D3D),
        GalleryCard("Cairo", "", 0x9E6B1A, 0x4D3312),
      ]),
    use(
      "results-screen", "Results Screen", "The result of a quiz: a meter that rises to the score.",
      resultsScreen, stage: .score, switches: [.value, .duration], cards: GalleryCard.day),
  ]

  /// A use case with its own size.
  private static func use(
    _ name: String, _ title: String, _ sentence: String, _ scenario: Scenario, stage: Stage = .telephone,
    switches: [GallerySwitch], palette: Palette? = nil, cards: [GalleryCard]
  ) -> GalleryPage {
    GalleryPage(
      name, title, sentence, kind: .use, stage: stage, looks: [GalleryLook(title, scenario)],
      switches: switches, palette: palette, cards: cards)
  }

  /// The samples of a use case: three pages of four seconds.
  private static let samples = SampleTimes.times([0, 2, 3.9, 4.1, 6, 8, 10, 12])
  /// The screen of a phone, at half its size.
  private static let screen = Size(width: 195, height: 300)

  /// Three pages with a timed page control on them.
  private static let timedLabs = Scenario(
    subject: ScenarioSubject(TimedScene(Carousel.Configuration(pageCount: 3))), size: screen, samples: samples
  )

  /// Pages that advance automatically to the last, a fluid indicator below, and taps that turn.
  private static var onboarding: Scenario {
    var segments = SegmentRow.Configuration()
    segments.style = .fluid
    var configuration = Carousel.Configuration(pageCount: 4)
    configuration.indicator = .segments(segments)
    configuration.taps = .turn
    configuration.pages.effect = .fadeAndScale
    configuration.pages.loops = false
    return Scenario(subject: ScenarioSubject(TimedScene(configuration)), size: screen, samples: samples)
  }

  /// Pages that stop at the ends, with plain dots or a number.
  private static var dynamicPages: Scenario {
    var configuration = Carousel.Configuration(pageCount: 8)
    configuration.pages.loops = false
    configuration.timer.advances = false
    let drag = ScenarioEvent.drag(Point(x: 160, y: 150), Point(x: 50, y: 150), at: 0.5, for: 0.3)
    return Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: screen, events: drag,
      samples: .times([0, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 2]))
  }

  /// Dots with an arrow for the first page, for scrubbing.
  private static var scrubbingControl: Scenario {
    var configuration = PageControl.Configuration(pageCount: 8)
    configuration.dots.showsProgress = false
    configuration.dots.background = .prominent
    configuration.dots.inputProfile = .pointer
    configuration.dots.images.set(ImageName(0), forPage: 0)
    let row = Size(width: 320, height: 44)
    let drag = ScenarioEvent.drag(Point(x: 110, y: 22), Point(x: 215, y: 22), at: 0.5, for: 1.5)
    return Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: row, events: drag,
      samples: .times([0, 0.5, 0.8, 1.1, 1.4, 1.7, 2, 3]))
  }

  /// A row of short pages that turns three at a time, with a dot for each snap point.
  private static var productRow: Scenario {
    var configuration = Carousel.Configuration(pageCount: 12)
    configuration.timer.advances = false
    configuration.pages.loops = false
    configuration.pages.spacing = 12
    configuration.pages.layout = PageLayout(leadingInset: 16, trailingInset: 16)
    configuration.pages.layout.length = .perView(3.3)
    configuration.pages.layout.pagesPerTurn = 3
    configuration.indicatorInset = 8
    let drag = ScenarioEvent.drag(Point(x: 300, y: 90), Point(x: 120, y: 90), at: 0.5, for: 0.3)
    return Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: Size(width: 390, height: 192), events: drag,
      samples: .times([0, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 2]))
  }

  /// A score of seven out of ten.
  private static var resultsScreen: Scenario {
    let configuration = ProgressMeter.Configuration(value: 7, of: 10)
    return Scenario(
      subject: ScenarioSubject(configuration), size: Size(width: 140, height: 300),
      samples: .times([0, 0.5, 1, 2, 3, 4]))
  }
}
