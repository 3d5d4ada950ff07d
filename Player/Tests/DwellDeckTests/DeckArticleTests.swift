import Foundation
import Testing

@testable import DwellDeck

/// The article "Deck files" is correct: its example is a deck, and its invalid decks give the documented
/// messages.
@Suite("The article on deck files")
struct DeckArticleTests {
  /// An invalid deck of the article and its messages.
  struct Mistake: CustomTestStringConvertible, Sendable {
    /// The deck.json.
    let deck: String
    /// The messages.
    let messages: [String]
    /// The text shown on failure.
    var testDescription: String { deck }
  }

  /// The article's code blocks in order: the language, empty for messages, and the text.
  static let blocks: [(language: String, text: String)] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    let url = root.appendingPathComponent("Player/Documentation/DeckFiles.md")
    let pieces = ((try? String(contentsOf: url, encoding: .utf8)) ?? "").components(separatedBy: "```")
    return stride(from: 1, to: pieces.count, by: 2).map { index in
      let lines = pieces[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), String(lines.last ?? ""))
    }
  }()

  /// The invalid decks: each block of JSON that is followed by messages.
  static let mistakes = zip(blocks, blocks.dropFirst()).compactMap { deck, messages in
    deck.language == "json" && messages.language.isEmpty
      ? Mistake(deck: deck.text, messages: messages.text.split(separator: "\n").map(String.init)) : nil
  }

  @Test("Its table of formats has each format once, as that of pictures")
  func formats() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    let url = root.appendingPathComponent("Player/Documentation/DeckFiles.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| format |") })
    let cells = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { $0.split(separator: "|")[0] }
    let names = cells.flatMap { cell in
      // Animations of formats that have a row of their own.
      cell.components(separatedBy: ", and animated")[0].split(separator: "`").filter { !$0.contains(" ") }
    }
    #expect(names.map(String.init).sorted() == PictureFormat.allCases.map(\.rawValue).sorted())
  }

  @Test("Its example is a deck")
  func example() throws {
    let example = try #require(Self.blocks.first)
    #expect(example.language == "json")
    let folder = try TemporaryFolder(pictures: ["harbour.jpg", "boat.jpg", "evening/lights.jpg"])
    try folder.add("deck.json", example.text)
    let reading = try Deck.read(path: folder.path)
    #expect(reading.skipped == [])
    var deck = Deck(
      name: lastComponent(of: folder.path), title: "Three days at the sea",
      pages: [
        DeckPage(path: folder.path("harbour.jpg"), format: .png),
        DeckPage(
          path: folder.path("boat.jpg"), format: .png, duration: 2.5,
          alternativeText: "A red boat with its nets out to dry", title: "The second day"),
        DeckPage(path: folder.path("evening/lights.jpg"), format: .png, alternativeText: ""),
      ], duration: 4, loops: false)
    for page in deck.pages.indices { deck.pages[page].followsLinks = false }
    deck.deckFiles = [folder.path("deck.json")]
    #expect(reading.deck == deck)
  }

  @Test("Every invalid deck in it gives the documented messages", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let outside = try TemporaryFolder(pictures: ["cat.jpg"])
    let folder = try TemporaryFolder(pictures: ["harbour.jpg", "boat.jpg", "evening/lights.jpg"])
    try folder.add("notes.txt", "Three days")
    try folder.link("link-to-cat.jpg", to: outside.path("cat.jpg"))
    try folder.add("deck.json", mistake.deck)
    #expect(folder.messages().map { $0.replacingOccurrences(of: "…/", with: "") } == mistake.messages)
  }

  @Test("All its blocks have been read")
  func complete() {
    #expect(Self.blocks.count == 1 + 2 * Self.mistakes.count)
    #expect(Self.mistakes.count == 35)
  }

  @Test("It names every word")
  func words() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Documentation/DeckFiles.md")
    let article = try String(contentsOf: url, encoding: .utf8)
    for word in DeckWords.Word.allCases { #expect(article.contains("\n| `\(word.rawValue)` | ")) }
  }

  @Test("The fuzzer's dictionary has every word of a deck")
  func dictionary() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Fuzz/Dictionaries/deck.dict")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    let missing = Set(DeckSchema.vocabulary.map { "\"\\\"\($0)\\\"\"" }).subtracting(lines)
    #expect(missing.sorted() == [], "add these lines to Player/Fuzz/Dictionaries/deck.dict")
  }
}
