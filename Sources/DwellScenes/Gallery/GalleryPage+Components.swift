import Dwell

extension GalleryPage {
  /// One page for each component.
  static let components = [
    GalleryPage(
      "page-control", "Page Control",
      "The current dot grows into a pill and fills while its page dwells.", stage: .card,
      looks: GalleryLook.scenes([
        ("Timed", "page-control"), ("Dots", "page-control-dots"), ("Images", "page-control-images"),
        ("A million", "page-control-many"), ("Number", "page-control-label"),
        ("Worm", "page-control-worm"), ("Scrubbed", "page-control-scrub"),
      ]),
      switches: [
        .look, .transition, .numberLabel, .duration, .direction, .axis, .count, .background, .inputProfile,
        .indicatorRole,
      ]),
    GalleryPage(
      "page-view", "Page View", "Pages follow a finger, a wheel or a key, and settle where they should.",
      stage: .screen,
      looks: GalleryLook.scenes([
        ("Side by side", "page-view"), ("Fade and scale", "page-view-effect"),
        ("At the edge", "page-view-edge"),
      ]),
      switches: [.look, .direction, .axis, .count]),
    GalleryPage(
      "page-layouts", "Page Layouts", "Neighbours that peek in, several pages per view, and snap points.",
      stage: .screen,
      looks: GalleryLook.scenes([
        ("Peek", "layout-peek"), ("Two and a half", "layout-several"), ("By three", "layout-three"),
        ("Centred", "layout-center"),
      ]),
      switches: [.look, .duration, .direction, .axis, .count, .fitsPage]),
    GalleryPage(
      "page-effects", "Page Effects", "How pages look beside the current one, as tables.",
      stage: .screen,
      looks: GalleryLook.scenes([
        ("Cover", "effect-cover"), ("Stack", "effect-stack"), ("Hero", "effect-hero"),
        ("Multi-browse", "effect-multi-browse"), ("Cross-fade", "effect-cross-fade"),
        ("Flip", "effect-flip"), ("Cube", "effect-cube"), ("Fade and scale", "page-view-effect"),
      ]),
      switches: [.look, .direction, .axis, .count]),
    GalleryPage(
      "segmented-progress", "Segmented Progress",
      "One capsule per page, as in stories, filled page by page or as one fluid.", stage: .card,
      looks: GalleryLook.scenes([
        ("Page by page", "segmented-progress"), ("One fluid", "segmented-progress-fluid"),
        ("A jump", "segmented-progress-jump"), ("A thousand", "segmented-progress-many"),
      ]),
      switches: [.look, .duration, .direction, .axis, .count, .indicatorRole]),
    GalleryPage(
      "progress-meter", "Progress Meter",
      "A gauge that is revealed, and whose hue goes from red to green with the score.", stage: .score,
      looks: GalleryLook.scenes([("Score", "progress-meter-7"), ("A change", "progress-meter-change")]),
      switches: [.look, .value, .duration, .direction, .axis]),
    GalleryPage(
      "carousel", "Carousel",
      "Pages, timer and indicator in one: when one turns the page, the others follow.",
      stage: .screen,
      looks: GalleryLook.scenes([
        ("Page control", "carousel"), ("Stories", "carousel-stories"), ("Dragged", "carousel-drag"),
      ]),
      switches: [
        .look, .duration, .direction, .axis, .count, .background, .inputProfile, .indicatorRole,
      ]),
    GalleryPage(
      "carousel-controls", "Carousel Controls",
      "Buttons above the pages, a start delay, and pauses after interaction.",
      stage: .screen,
      looks: GalleryLook.scenes([
        ("Buttons", "carousel-controls"), ("Start delay", "carousel-start-delay"),
        ("After interaction", "carousel-after-interaction"),
      ]),
      switches: [
        .look, .controls, .startDelay, .afterInteraction, .duration, .direction, .axis, .count,
      ]),
    GalleryPage(
      "thumbnails", "Thumbnails",
      "A strip that follows the pages above: a tap turns to a page, a drag only scrolls.",
      stage: .album, looks: [GalleryLook("Album", album)], switches: [.duration, .direction]),
    GalleryPage(
      "free-scrolling", "Free Scrolling", "Cards that rest wherever they stop, or pass by themselves.",
      stage: .screen, looks: [GalleryLook("Cards", freeCards), GalleryLook("Ticker", ticker)],
      switches: [.look, .direction]),
    GalleryPage(
      "calendar", "Calendar", "Days without a first or a last: only each one's neighbours are known.",
      stage: .calendar, looks: [GalleryLook("Days", days)], switches: [.direction], cards: GalleryCard.week),
    GalleryPage(
      "stories", "Stories", "Several people's moments: a story's end leads to the next person.",
      stage: .stories, looks: [GalleryLook("Three people", story)], switches: [.duration, .direction]),
    GalleryPage(
      "zoom", "Zoom", "Pages that a pinch or a double tap magnifies; at the edge a drag turns.",
      stage: .zoom, looks: [GalleryLook("Pictures", zoomed)], switches: [.direction, .count]),
  ]

  /// The first person's moments: as many as there are cards for them.
  private static var story: Scenario {
    var configuration = Carousel.Configuration(pageCount: people[0].cards.count)
    configuration.pages.loops = false
    configuration.indicator = .segments(SegmentRow.Configuration())
    configuration.indicatorSide = .start
    configuration.indicatorInset = Stories.inset
    configuration.indicatorMargin = Stories.margin
    configuration.isOverMedia = true
    configuration.taps = .turn
    configuration.hoverArea = .indicator
    return Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: Size(width: 195, height: 300),
      samples: .times([0, 2, 3.9, 4.1, 6, 8, 10, 12])
    ).overPictures
  }

  /// Pages that only their user turns.
  private static var zoomed: Scenario {
    var configuration = Carousel.Configuration(pageCount: 4)
    configuration.timer.advances = false
    configuration.pages.loops = false
    return scenario(configuration, events: flick)
  }

  /// Pages that follow one another for ever.
  private static var days: Scenario {
    var configuration = Carousel.Configuration(pageCount: GalleryCard.week.count)
    configuration.timer.advances = false
    configuration.indicator = .none
    return scenario(configuration, events: flick)
  }

  /// A flick to the next page.
  private static let flick = ScenarioEvent.drag(
    Point(x: 270, y: 150), Point(x: 90, y: 150), at: 0.5, for: 0.12)

  /// Cards of which several are in view, and one flick over several of them.
  private static var freeCards: Scenario {
    var configuration = cards
    configuration.pages.loops = false
    return scenario(configuration, events: flick)
  }

  /// The same cards, which pass by themselves, round and round.
  private static var ticker: Scenario {
    var configuration = cards
    configuration.speed = 60
    return scenario(configuration)
  }

  /// Eight cards that don't snap.
  private static var cards: Carousel.Configuration {
    var configuration = Carousel.Configuration(pageCount: 8)
    configuration.timer.advances = false
    configuration.indicator = .none
    configuration.pages.snap = .none
    configuration.pages.spacing = 12
    configuration.pages.layout.length = .fixed(140)
    return configuration
  }

  /// A scenario in the size of a row of cards.
  private static func scenario(
    _ configuration: Carousel.Configuration, events: [ScenarioEvent] = []
  ) -> Scenario {
    Scenario(
      subject: ScenarioSubject(TimedScene(configuration)), size: Size(width: 300, height: 300),
      events: events, samples: .times([0, 0.6, 0.7, 0.8, 1, 1.5, 2, 4])
    ).overPictures
  }

  /// Eight timed pages, as many as there are cards, so that each has a thumbnail of its own.
  private static let album = Scenario(
    subject: ScenarioSubject(TimedScene(Carousel.Configuration(pageCount: 8))),
    size: Size(width: 390, height: 260), samples: SampleTimes.times([0, 2, 3.9, 4.1, 6, 8, 10, 12])
  ).overPictures
}
