import Dwell

/// A component in the fewest lines of code, and that code: only its own code sets options.
public struct Seed: Equatable, Sendable {
  /// The name, in a word or two; that of its lines in `Examples/Seeds`.
  public let name: String
  /// The component.
  public let scenario: Scenario
  /// Its colours; nil for those of the appearance.
  public let palette: Palette?
  /// Its code, for each front.
  public let listings: [Listing]

  /// A seed at an instructive moment.
  private init(
    _ name: String, _ scene: any ScenarioScene, _ size: Size, at time: Double, events: [ScenarioEvent] = [],
    palette: Palette? = nil, code: String? = nil
  ) {
    self.name = name
    scenario = Scenario(
      subject: ScenarioSubject(scene), size: size, events: events,
      samples: .times([0, time / 4, time / 2, time, time + 0.2, time + 0.4, time + 1]))
    self.palette = palette
    listings = Listing.Front.allCases.compactMap { front in
      Self.code[code ?? name]?[front].map { Listing(front, $0) }
    }
  }

  /// The moment at which it is drawn, in seconds.
  public var moment: Double { scenario.samples[3] }

  /// The screen of a phone, at half its size.
  private static let screen = Size(width: 195, height: 300)
  /// A finger that swipes to the left and lifts, after the drawn moment.
  private static let swipe = ScenarioEvent.drag(
    Point(x: 155, y: 150), Point(x: 45, y: 150), at: 2.1, for: 0.3)

  /// All of them.
  public static let all = [
    Seed(
      "Timed pages", TimedScene(Carousel.Configuration(pageCount: 3)), screen, at: 6,
      palette: .onPictures),
    Seed("Score", ProgressMeter.Configuration(value: 7, of: 10), score, at: 4),
    Seed("Pages", pages(6), screen, at: 2, events: swipe, palette: .light),
    Seed(
      "Pages in the dark", pages(6), screen, at: 2, events: swipe, palette: .dark, code: "Pages"),
    Seed("Ten pages", pages(10), screen, at: 2, events: swipe, palette: .light, code: "Pages"),
    Seed("Segments", TimedScene(segments), Size(width: 320, height: 44), at: 6),
    Seed(
      "Places", TimedScene(places), Size(width: 195, height: 44), at: 2,
      events: [.at(2.1, .select(page: 1, animated: true))]),
  ]

  /// The size of a meter of 100 by 300 points with its border, and the padding above and below.
  private static let score = Size(width: 104, height: 344)

  /// Pages that turn only by the user, and stop at the ends.
  private static func pages(_ count: Int) -> TimedScene<Carousel.Configuration> {
    var configuration = Carousel.Configuration(pageCount: count)
    configuration.timer.advances = false
    configuration.pages.loops = false
    return TimedScene(configuration)
  }

  /// The time of five pages in two colours.
  private static var segments: SegmentedProgress.Configuration {
    var configuration = SegmentedProgress.Configuration(pageCount: 5)
    configuration.segments.tint = .color(Color(hex: 0xEEEEEE))
    configuration.segments.currentTint = .color(Color(hex: 0x388E3C))
    return configuration
  }

  /// Untimed dots with an image for the first page.
  private static var places: PageControl.Configuration {
    var configuration = PageControl.Configuration(pageCount: 5)
    configuration.dots.showsProgress = false
    configuration.dots.images.set(ImageName(0), forPage: 0)
    return configuration
  }
}
