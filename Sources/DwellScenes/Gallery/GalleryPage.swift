import Dwell

/// A page of the gallery: a component, or a use case.
public struct GalleryPage: Equatable, Sendable {
  /// The kind of a page.
  public enum Kind: Equatable, Sendable, CaseIterable {
    /// One of the components.
    case component
    /// One of the use cases in `Examples`.
    case use
  }

  /// The surroundings of the component.
  public enum Stage: Equatable, Sendable, CaseIterable {
    /// The card of the current page, and the component along its trailing edge: below it, or beside it if the
    /// component is vertical.
    case card
    /// The component fills the stage, and its pages are the cards.
    case screen
    /// As ``screen``, in the proportions of the scenario's size, which are those of a phone.
    case telephone
    /// As ``screen``, above a strip of thumbnails for its pages.
    case album
    /// As ``screen``, and its pages can be zoomed.
    case zoom
    /// As ``screen``, with days without a first or a last in place of the component's pages.
    case calendar
    /// The component is the story of the first of ``people``.
    case stories
    /// The component beside text about its value.
    case score
  }

  /// The name: words with hyphens; for a use case, that of its folder in `Examples` in this form.
  public let name: String
  /// The title.
  public let title: String
  /// A description in one sentence.
  public let sentence: String
  /// Whether it shows a component or a use case.
  public let kind: Kind
  /// The surroundings of the component.
  public let stage: Stage
  /// The presets to start from; the first one is the default.
  public let looks: [GalleryLook]
  /// Its switches, in the order in which they are shown.
  public let switches: [GallerySwitch]
  /// The component's colours, if they differ from the appearance's: white on dark cards.
  public let palette: Palette?
  /// The pages that the component shows; they repeat after the last.
  public let cards: [GalleryCard]

  /// A page.
  init(
    _ name: String, _ title: String, _ sentence: String, kind: Kind = .component, stage: Stage,
    looks: [GalleryLook],
    switches: [GallerySwitch], palette: Palette? = nil, cards: [GalleryCard] = GalleryCard.day
  ) {
    self.palette = palette
    self.name = name
    self.title = title
    self.sentence = sentence
    self.kind = kind
    self.stage = stage
    self.looks = looks
    self.switches = switches + GallerySwitch.common
    self.cards = cards
  }

  /// The switches for a panel: those of this page, and those of all pages. Time has a bar of its own.
  public var panel: (own: [GallerySwitch], shared: [GallerySwitch]) {
    let isShared = GallerySwitch.shared.contains
    return (switches.filter { !isShared($0) && $0 != .time }, switches.filter(isShared))
  }

  /// A look; an index out of range is clamped.
  public func look(_ index: Int) -> GalleryLook { looks[min(max(index, 0), looks.count - 1)] }

  /// The component's colours with a look; nil for those of the appearance.
  public func palette(look index: Int) -> Palette? { look(index).palette ?? palette }

  /// The card of one of the component's pages, from 0; they repeat after the last.
  public func card(ofPage page: Int) -> GalleryCard { cards[max(page, 0) % cards.count] }

  /// The card of a day, which may also be before the first: a weekday, and the day's number.
  public func card(ofDay day: Int) -> GalleryCard {
    let weekday = day % cards.count
    var card = cards[weekday < 0 ? weekday + cards.count : weekday]
    card.line = "Day \(day)"
    return card
  }

  /// The people whose stories a page shows, and the cards that are the moments of those after the first.
  public static let people: [(name: String, cards: Range<Int>)] = [
    ("Ann", 0..<3), ("Bob", 3..<5), ("Cem", 5..<8),
  ]

  /// A moment that represents the page in a picture, in seconds: the middle of a timed component's second
  /// page, a meter's end, or the result of input on pages.
  public var pictureTime: Double {
    let (settings, scenario) = (settings(), look(0).scenario)
    let samples = scenario.samples
    if scenario.subject.scene is TimedScene<Carousel.Configuration>, !scenario.events.isEmpty {
      return samples[samples.count - 1]
    }
    return switch scenario.subject.scene.course {
    case .still: samples[samples.count / 2]
    case .pages: settings.duration * 1.5
    case .reveal: settings.duration
    }
  }

  /// The text beside a meter.
  public static func score(_ value: Int, of total: Int) -> (title: String, line: String) {
    ("\(value) of \(total)", value == total ? "All correct!" : value == 0 ? "Have another go." : "Well done.")
  }
}

/// A preset of a gallery page: a scene with its own name.
public struct GalleryLook: Equatable, Sendable {
  /// The title, in a word or two.
  public let title: String
  /// The component, its size, and its events.
  public let scenario: Scenario
  /// The component's colours; nil for those of the page.
  public let palette: Palette?
  /// The code that shows this look, for each front; empty if only the switches describe it.
  public let listings: [Listing]

  /// A look.
  init(_ title: String, _ scenario: Scenario, palette: Palette? = nil, listings: [Listing] = []) {
    self.title = title
    self.scenario = scenario
    self.palette = palette
    self.listings = listings
  }

  /// All listings as one text, each below the name of its front; empty without any.
  public var code: String { listings.map { "\($0.front.title):\n\($0.text)" }.joined(separator: "\n\n") }

  /// The demo scenes of these names, each with its title here; unknown names are skipped.
  static func scenes(_ scenes: [(title: String, name: String)]) -> [GalleryLook] {
    scenes.compactMap { scene in
      DemoScene.named(scene.name).map { GalleryLook(scene.title, $0.scenario.overPictures) }
    }
  }
}
