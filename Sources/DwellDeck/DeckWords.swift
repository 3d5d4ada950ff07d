import DwellJSON

/// What is said around the pictures of a deck, in the deck's language: on the button that pauses, and to
/// people who have the pages read to them. What nobody gave is English.
public struct DeckWords: Equatable, Sendable {
  /// The things that are said, by their names in a deck.json.
  public enum Word: String, CaseIterable, Sendable {
    /// What the button does that lets time stand: "Pause".
    case pause
    /// What it does then: "Play".
    case play
    /// Which page of how many is shown, with `{page}` and `{pages}` where the numbers go: "Page {page} of
    /// {pages}".
    case page
    /// What the row of marks is called where that is not the deck's title: "Pages".
    case pages
    /// What all of it is: "carousel".
    case carousel
    /// What a page of it is: "slide".
    case slide
    /// What is said of a picture that nobody described: "not described".
    case undescribed
  }

  /// What was given.
  private var texts: [Word: String] = [:]

  /// English.
  public init() {}

  /// What is to be said; nil where nobody gave it.
  public subscript(word: Word) -> String? {
    get { texts[word] }
    set { texts[word] = newValue }
  }

  /// The words that were given, in the order of ``Word``.
  public var given: [(word: Word, text: String)] {
    Word.allCases.compactMap { word in texts[word].map { (word, $0) } }
  }

  /// Which page of how many is shown, counted from 0; nil where nobody gave a sentence for it.
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
        throw field.problem("is empty", mend: "write the word, or leave the field out")
      }
      guard word != .page || text.contains("{page}") else {
        throw field.problem(
          "is \(field.text(limit: 40)), without the number of the page",
          mend: "write {page} where it goes, and {pages} for how many there are, e.g. \"{page} / {pages}\"")
      }
      self[word] = text
    }
  }
}
