import DwellJSON

/// The words around the pictures of a deck, in the deck's language: the label of the pause button, and labels
/// for screen readers. Missing words are in English.
public struct DeckWords: Equatable, Sendable {
  /// The words, by their names in a deck.json.
  public enum Word: String, CaseIterable, Sendable {
    /// The label of the button while pages advance: "Pause".
    case pause
    /// The label of the button while they are paused: "Play".
    case play
    /// The page number and count, with `{page}` and `{pages}` as placeholders: "Page {page} of {pages}".
    case page
    /// The label of the indicator; without it, the deck's title or "Pages".
    case pages
    /// The role description of the carousel: "carousel".
    case carousel
    /// The role description of a page: "slide".
    case slide
    /// The alternative text of pictures without one: "not described".
    case undescribed
    /// The label of the button that closes stories: "Close".
    case close
  }

  /// The given words.
  private var texts: [Word: String] = [:]

  /// No words: all are in English.
  public init() {}

  /// A word; nil if it is not given.
  public subscript(word: Word) -> String? {
    get { texts[word] }
    set { texts[word] = newValue }
  }

  /// The given words, in the order of ``Word``.
  public var given: [(word: Word, text: String)] {
    Word.allCases.compactMap { word in texts[word].map { (word, $0) } }
  }

  /// The sentence for a page, counted from 0; nil if no sentence is given.
  public func sentence(forPage page: Int, of count: Int) -> String? {
    self[.page].map { sentence in
      sentence.replacing("{pages}", with: "\(count)").replacing(
        "{page}", with: "\(page == .max ? page : page + 1)")
    }
  }

  /// Reads the words of a deck.json.
  init(_ node: JSONNode) throws(JSONProblem) {
    let fields = try node.object(allowed: Word.allCases.map(\.rawValue))
    for word in Word.allCases {
      guard let field = fields[word.rawValue] else { continue }
      let text = try field.string()
      guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
        throw field.problem("is empty", fix: "write the word, or leave the field out")
      }
      guard word != .page || text.contains("{page}") else {
        throw field.problem(
          "is \(field.text(limit: 40)), without the number of the page",
          fix: "write {page} for the number, and {pages} for the number of pages, e.g. \"{page} / {pages}\"")
      }
      self[word] = text
    }
  }
}
