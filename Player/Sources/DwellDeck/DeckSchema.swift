import DwellJSON

/// The contents of a deck.json, before its pictures are looked up.
///
///     {"title": "A trip", "duration": 4, "loop": true, "effect": "cube", "kenBurns": true,
///      "ground": "light", "language": "en", "words": {"pause": "Stop"},
///      "pages": ["a.jpg", {"picture": "b.jpg", "duration": 2.5, "alt": "A boat", "title": "Day two"}]}
///
/// Only `pages` is required. The article "Deck files" documents the schema for authors.
struct DeckSchema {
  /// The deck's title.
  let title: String?
  /// The duration of pages without their own.
  let duration: Duration?
  /// Whether the first page follows the last.
  let loops: Bool
  /// How pages look while they turn.
  let effect: DeckEffect
  /// Whether pictures slowly zoom.
  let zooms: Bool
  /// The background behind the pictures.
  let ground: DeckGround
  /// How many pages are in view at once.
  let pagesPerView: Double
  /// The language of the deck (BCP 47).
  let language: String?
  /// The words shown or spoken around the pictures.
  let words: DeckWords
  /// The list of pages, at least one.
  let pages: [Page]
  /// The list itself, for problems that concern all of it.
  let list: JSONNode

  /// How long pages stay.
  enum Duration: Equatable {
    /// A number of seconds.
    case seconds(Double)
    /// As long as an animated picture plays.
    case media

    /// The seconds; nil if the picture defines them.
    var seconds: Double? { if case .seconds(let seconds) = self { seconds } else { nil } }
  }

  /// An entry of the list of pages.
  struct Page {
    /// The picture's path, relative to the deck's folder and inside it.
    let picture: String
    /// The path's node, for problems.
    let node: JSONNode
    /// The page's own duration.
    let duration: Duration?
    /// The picture's alternative text.
    let alternativeText: String?
    /// The page's title.
    let title: String?
  }

  /// The fields of a deck.
  static let fieldNames = [
    "title", "duration", "loop", "effect", "kenBurns", "ground", "perView", "language", "words", "pages",
  ]
  /// The fields of a page.
  static let pageFieldNames = ["picture", "duration", "alt", "title"]
  /// Every field name and word, for tools.
  static var vocabulary: [String] {
    fieldNames + pageFieldNames + DeckWords.Word.allCases.map(\.rawValue)
      + DeckEffect.allCases.map(\.rawValue) + DeckGround.allCases.map(\.rawValue) + [mediaTime]
  }

  /// Reads the root of a document.
  init(_ root: JSONNode) throws(JSONProblem) {
    let fields = try root.object(allowed: Self.fieldNames)
    title = try Self.title(fields)
    duration = try Self.duration(fields)
    loops = try fields["loop"]?.bool() ?? true
    effect = try fields["effect"].map(Self.effect) ?? .slide
    zooms = try fields["kenBurns"]?.bool() ?? false
    ground = try fields["ground"].map(Self.ground) ?? .auto
    pagesPerView =
      try fields["perView"]?.number(
        in: 1...Deck.maximumPagesPerView, rule: "1 to 20 pages are visible at once", example: 2.5) ?? 1
    language = try fields["language"].map(Self.language)
    words = try fields["words"].map { node throws(JSONProblem) in try DeckWords(node) } ?? DeckWords()
    list = try fields.required("pages", example: #"["a.jpg", "b.jpg"]"#)
    var pages: [Page] = []
    for node in try list.array() { pages.append(try Self.page(node)) }
    guard !pages.isEmpty else {
      throw list.problem("is an empty list", fix: #"name at least one picture, e.g. ["a.jpg"]"#)
    }
    self.pages = pages
  }

  /// Reads a page: a path, or an object with one.
  private static func page(_ node: JSONNode) throws(JSONProblem) -> Page {
    switch node.kind {
    case .string:
      return Page(picture: try picturePath(node), node: node, duration: nil, alternativeText: nil, title: nil)
    case .object:
      let fields = try node.object(allowed: Self.pageFieldNames)
      let picture = try fields.required("picture", example: "\"a.jpg\"")
      return Page(
        picture: try picturePath(picture), node: picture, duration: try duration(fields),
        alternativeText: try fields["alt"]?.string(), title: try title(fields))
    default:
      throw node.problem(
        "is \(node.text(limit: 24)), not a page",
        fix: #"write "a.jpg", or {"picture": "a.jpg", "duration": 4}"#)
    }
  }

  /// Reads a title; an empty one is none.
  private static func title(_ fields: JSONFields) throws(JSONProblem) -> String? {
    guard let title = try fields["title"]?.string(), !title.isEmpty else { return nil }
    return title
  }

  /// Reads the name of an effect.
  private static func effect(_ node: JSONNode) throws(JSONProblem) -> DeckEffect {
    DeckEffect(rawValue: try node.string(among: DeckEffect.allCases.map(\.rawValue))) ?? .slide
  }

  /// Reads the name of a background.
  private static func ground(_ node: JSONNode) throws(JSONProblem) -> DeckGround {
    DeckGround(rawValue: try node.string(among: DeckGround.allCases.map(\.rawValue))) ?? .auto
  }

  /// Reads a language tag.
  private static func language(_ node: JSONNode) throws(JSONProblem) -> String {
    let tag = try node.string()
    guard LanguageTag.isValid(tag) else {
      throw node.problem(
        "is \(node.text(limit: 24)), which is not a language tag", fix: "write e.g. \"de\" or \"pt-BR\"")
    }
    return tag
  }

  /// Reads a duration.
  private static func duration(_ fields: JSONFields) throws(JSONProblem) -> Duration? {
    guard let node = fields["duration"] else { return nil }
    if case .string = node.kind, try node.string() == mediaTime { return .media }
    return .seconds(
      try node.number(
        in: .leastNonzeroMagnitude...Deck.maximumDuration,
        rule: "durations are seconds above 0, at most 86400 (a day)", example: Deck.defaultDuration))
  }

  /// The word for an animated picture's playing time.
  private static let mediaTime = "media"

  /// Reads a picture's path; fails if it leaves the deck's folder.
  private static func picturePath(_ node: JSONNode) throws(JSONProblem) -> String {
    let path = try node.string()
    let shown = node.text(limit: 60)
    guard !path.isEmpty else {
      throw node.problem("is empty", fix: #"write the picture's path from the deck's folder, e.g. "a.jpg""#)
    }
    guard !path.utf8.contains(0) else {
      throw node.problem("is \(shown), with a character that paths cannot contain", fix: "remove \\u0000")
    }
    guard !path.contains("://") else {
      throw node.problem(
        "is \(shown), a URL", fix: "save the picture in the deck's folder and write its name"
      )
    }
    let file = quoted(lastComponent(of: path), limit: 40)
    guard path.utf8.first != UInt8(ascii: "/") else {
      throw node.problem(
        "is \(shown), an absolute path", fix: "put the picture into the deck's folder and write \(file)")
    }
    var depth = 0
    for name in path.utf8.split(separator: UInt8(ascii: "/")) where !name.elementsEqual(".".utf8) {
      depth += name.elementsEqual("..".utf8) ? -1 : 1
      guard depth >= 0 else {
        throw node.problem(
          "is \(shown), outside of the deck's folder",
          fix: "put the picture into the folder and write \(file)")
      }
    }
    return path
  }
}
