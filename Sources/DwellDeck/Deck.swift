/// Pictures to be shown page by page.
///
///     let reading = try Deck.read(path: "trip")
///     for problem in reading.skipped { print(problem) }
///     for page in reading.deck.pages { show(page.path, for: page.duration ?? reading.deck.duration) }
public struct Deck: Equatable, Sendable {
  /// What a deck is called without a title: the name of its folder, or of its one picture.
  public var name: String
  /// The title a deck.json gives.
  public var title: String?
  /// The pages in their order, at least one.
  public var pages: [DeckPage]
  /// The time in seconds of every page without a duration of its own.
  public var duration: Double
  /// Whether the first page follows the last.
  public var loops: Bool
  /// The language of titles, descriptions and words (BCP 47); nil where nobody gave it.
  public var language: String?
  /// What is said around the pictures.
  public var words = DeckWords()

  /// Makes a deck.
  public init(
    name: String, title: String? = nil, pages: [DeckPage], duration: Double = defaultDuration,
    loops: Bool = true
  ) {
    self.name = name
    self.title = title
    self.pages = pages
    self.duration = duration
    self.loops = loops
  }

  /// Whether the deck's language is written from right to left; not where it has none.
  public var isRightToLeft: Bool { language.map(LanguageTag.isRightToLeft) ?? false }

  /// The time in seconds of pages nobody gave one: 4, as `PageTimer` has it.
  public static let defaultDuration = 4.0

  /// The longest time in seconds that a deck.json may give a page: a day.
  public static let maximumDuration = 86_400.0
}

/// A page of a deck.
public struct DeckPage: Equatable, Sendable {
  /// The absolute path of the picture.
  public var path: String
  /// The format of the picture, by its first bytes. Whether this machine can read it is for the front to find
  /// out.
  public var format: PictureFormat
  /// The page's own time in seconds; nil takes the deck's.
  public var duration: Double?
  /// What the picture shows, for people who don't see it. Empty says that it only decorates; nil, that nobody
  /// wrote it.
  public var alternativeText: String?
  /// The page's title.
  public var title: String?

  /// Makes a page.
  public init(
    path: String, format: PictureFormat, duration: Double? = nil, alternativeText: String? = nil,
    title: String? = nil
  ) {
    self.path = path
    self.format = format
    self.duration = duration
    self.alternativeText = alternativeText
    self.title = title
  }

  /// The name of the picture's file.
  public var fileName: String { lastComponent(of: path) }

  /// What to call the page aloud: its alternative text, else its title, else the file's name without
  /// extension.
  public var label: String {
    if let text = alternativeText, !text.isEmpty { return text }
    if let title, !title.isEmpty { return title }
    return NaturalName(fileName).stem
  }
}

/// What reading a deck gives.
public struct DeckReading: Equatable, Sendable {
  /// The deck.
  public let deck: Deck
  /// What is not in it and why, in the order of the deck: one line each for the person who wrote it.
  public let skipped: [DeckProblem]
}
