/// The user's changes to a deck, such as on the command line.
public struct DeckChanges: Equatable, Sendable {
  /// The duration of pages without their own, in seconds; nil leaves the deck's.
  public var duration: Double?
  /// Whether animated pictures without a duration stay as long as they play.
  public var takesMediaTime = false
  /// Whether the first page follows the last; nil leaves the deck's setting.
  public var loops: Bool?
  /// How pages look while they turn; nil leaves the deck's effect.
  public var effect: DeckEffect?
  /// Whether pictures slowly zoom; nil leaves the deck's setting.
  public var zooms: Bool?
  /// The background behind the pictures; nil leaves the deck's.
  public var ground: DeckGround?
  /// How many pages are in view at once; nil leaves the deck's number.
  public var pagesPerView: Double?
  /// Whether pages without a title are titled by their file names.
  public var namesPages = false
  /// The order of the pages.
  public var order = DeckOrder.given

  /// No changes.
  public init() {}

  /// Applies the changes to a deck.
  public func apply(to deck: inout Deck) {
    deck.duration = duration ?? deck.duration
    deck.loops = loops ?? deck.loops
    deck.effect = effect ?? deck.effect
    deck.zooms = zooms ?? deck.zooms
    deck.ground = ground ?? deck.ground
    deck.pagesPerView = pagesPerView ?? deck.pagesPerView
    deck.reorder(order)
    deck.namesPages = namesPages
    if takesMediaTime { deck.takesMediaTime = true }
    for index in deck.pages.indices {
      if namesPages { deck.pages[index].takeName() }
      if takesMediaTime { deck.pages[index].takeMediaTime() }
    }
  }
}
