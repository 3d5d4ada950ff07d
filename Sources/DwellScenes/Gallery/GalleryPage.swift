import Dwell

/// A page of the gallery: a component, or a use case that the components were made for.
public struct GalleryPage: Equatable, Sendable {
  /// What a page is about.
  public enum Kind: Equatable, Sendable, CaseIterable {
    /// One of the components.
    case component
    /// One of the use cases in `Examples`.
    case use
  }

  /// What stands around the component.
  public enum Stage: Equatable, Sendable, CaseIterable {
    /// The card of the shown page, and the component along its trailing edge: below it, or beside it if the
    /// component is vertical.
    case card
    /// The component as a screen of its own, whose pages are the cards.
    case screen
    /// As ``screen``, in the proportions of the scenario's size: those of a telephone.
    case telephone
    /// The component beside words about its value.
    case score
  }

  /// The name: words with hyphens; that of a use case is its folder's in `Examples`, written so.
  public let name: String
  /// What it is called.
  public let title: String
  /// What is seen, in one sentence.
  public let sentence: String
  /// Whether it is about a component or a use case.
  public let kind: Kind
  /// What stands around the component.
  public let stage: Stage
  /// What it can start from, the first to begin with.
  public let looks: [GalleryLook]
  /// Its switches, in the order in which they are shown.
  public let switches: [GallerySwitch]
  /// The colours of the component, where they are not those of the appearance: on dark cards, white.
  public let palette: Palette?
  /// The pages that the component shows; they begin again after the last.
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

  /// A look; the nearest for a number out of range.
  public func look(_ index: Int) -> GalleryLook { looks[min(max(index, 0), looks.count - 1)] }

  /// The card of one of the component's pages, from 0; they begin again after the last.
  public func card(ofPage page: Int) -> GalleryCard { cards[max(page, 0) % cards.count] }

  /// What the words beside a meter say.
  public static func score(_ value: Int, of total: Int) -> (title: String, line: String) {
    ("\(value) of \(total)", value == total ? "All correct!" : value == 0 ? "Have another go." : "Well done.")
  }
}

/// What a page of the gallery can start from: a scene with a name of its own.
public struct GalleryLook: Equatable, Sendable {
  /// What it is called, in a word or two.
  public let title: String
  /// The component, its size, and what happens to it as time passes.
  public let scenario: Scenario

  /// A look.
  init(_ title: String, _ scenario: Scenario) {
    self.title = title
    self.scenario = scenario
  }

  /// The demo scenes of these names, each with what it is called here; names that there are none of are left
  /// out.
  static func scenes(_ scenes: [(title: String, name: String)]) -> [GalleryLook] {
    scenes.compactMap { scene in
      DemoScene.named(scene.name).map { GalleryLook(scene.title, $0.scenario) }
    }
  }
}
