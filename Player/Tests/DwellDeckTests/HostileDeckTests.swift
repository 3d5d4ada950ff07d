import Foundation
import Testing

@testable import DwellDeck

/// Malicious decks.
@Suite("A hostile deck")
struct HostileDeckTests {
  /// Names with line breaks, terminal escapes, markup, or reversed text.
  static let oddNames = [
    "a\nb.png", "a\r\u{1B}[2J\u{1B}]0;owned\u{7}.png", "<img src=x onerror=alert(1)>.png", "\u{202E}gnp.a",
    "a\u{2028}b.png", "..png", "...", "-rf.png", "%2e%2e%2f.png", "$(reboot).png",
  ]

  @Test("A picture may have any name; no message about it breaks its line or controls the terminal")
  func names() throws {
    let visible = Self.oddNames.filter { !$0.hasPrefix(".") }
    let folder = try TemporaryFolder(pictures: Self.oddNames)
    #expect(Set(try folder.pages()) == Set(visible))
    #expect(folder.messages() == [])
    for name in visible { try folder.add(name, "no picture") }
    let messages = folder.messages()
    #expect(messages.count == visible.count + 1)
    for message in messages { expectPlain(message) }
  }

  @Test("A deck.json may name its pages anything; messages stay single lines with place and fix")
  func words() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    for name in Self.oddNames {
      let json = String(decoding: try JSONEncoder().encode(["a.png", name]), as: UTF8.self)
      try folder.add("deck.json", "{\"pages\": \(json)}")
      for message in folder.messages() {
        expectPlain(message)
        #expect(message.hasPrefix("…/deck.json:1:"), "\(message)")
      }
      try folder.add(
        "deck.json", "{\"pages\": [\"a.png\"], \(json.dropFirst("[\"a.png\",".count).dropLast()): 1}")
      for message in folder.messages() { expectPlain(message) }
    }
  }

  /// Expects a single printable line with a fix.
  private func expectPlain(_ message: String) {
    let isPlain = message.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && !["\u{202E}", "\u{2028}"].contains($0)
    }
    #expect(isPlain && message.contains(" -- "), "\(message.debugDescription)")
  }

  @Test(
    "No path of a deck.json leads out of its folder",
    arguments: [
      "../secret.png", "../../etc/passwd", "sub/../../secret.png", "/etc/passwd", "//etc/passwd",
      "./../secret.png",
      "sub/./.././../secret.png", "..", "../deck/../secret.png", "out/secret.png", "sub/out.png", "out.png",
    ])
  func traversal(path: String) throws {
    let root = try TemporaryFolder(pictures: ["secret.png", "deck/sub/a.png"])
    try root.link("deck/out", to: "..")
    try root.link("deck/sub/out.png", to: "../../secret.png")
    try root.link("deck/out.png", to: root.path("secret.png"))
    try root.add("deck/deck.json", "{\"pages\": [\"sub/a.png\", \"\(path)\"]}")
    let problem = #expect(throws: DeckProblem.self) { try Deck.read(path: root.path("deck")) }
    #expect(problem?.field == "pages[1]")
    #expect(problem?.what.contains("folder") == true || problem?.what.contains("absolute") == true)
  }

  @Test("A combining mark does not hide a slash")
  func combiningMarks() throws {
    let folder = try TemporaryFolder(pictures: ["sub/\u{301}a.png"])
    try folder.add("sub/\u{301}deck.json", #"{"pages": ["\u0301a.png"]}"#)
    let deck = try Deck.read(path: folder.path("sub/\u{301}deck.json")).deck
    #expect(deck.name == "sub")
    #expect(deck.pages.map(\.path) == [folder.path("sub/\u{301}a.png")])
    #expect(deck.pages.map { Array($0.fileName.utf8) } == [Array("\u{301}a.png".utf8)])
    for path in ["/\u{301}a.png", "../sub/\u{301}a.png", "..\u{2F}\u{301}a.png"] {
      try folder.add("sub/deck.json", "{\"pages\": [\"\(path)\"]}")
      #expect(throws: DeckProblem.self, "\(path.debugDescription)") {
        try Deck.read(path: folder.path("sub"))
      }
    }
    try folder.add("sub/deck.json", #"{"pages": ["\u0301a.pmg"]}"#)
    #expect(folder.messages(reading: "sub").first?.contains("did you mean") == true)
  }

  @Test("A deck.json that is not a file is reported without blocking")
  func notAFile() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    let toDo = "put a deck there, or rename it"
    try folder.pipe("deck.json")
    #expect(folder.messages() == ["…/deck.json: is a named pipe, not a file -- \(toDo)"])
    try FileManager.default.removeItem(atPath: folder.path("deck.json"))
    try folder.folder("deck.json")
    #expect(folder.messages() == ["…/deck.json: is a folder, not a file -- \(toDo)"])
    try FileManager.default.removeItem(atPath: folder.path("deck.json"))
    try folder.link("deck.json", to: "/dev/zero")
    #expect(folder.messages() == ["…/deck.json: is a device, not a file -- \(toDo)"])
    try FileManager.default.removeItem(atPath: folder.path("deck.json"))
    try folder.link("deck.json", to: "gone")
    #expect(folder.messages() == ["…/deck.json: is a broken link -- fix the link"])
  }

  @Test("A deck.json of 100 MB, or nested a million levels deep, is rejected without parsing it")
  func huge() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    try folder.add("deck.json", "")
    #expect(truncate(folder.path("deck.json"), 100_000_000) == 0)
    #expect(folder.messages() == ["…/deck.json: is larger than 16 MB -- split it into two decks"])
    for bracket in ["[", "{\"a\":"] {
      try folder.add("deck.json", String(repeating: bracket, count: 1_000_000 / bracket.utf8.count))
      #expect(folder.messages().first?.contains("is nested more than 100 levels deep") == true)
    }
  }

  @Test("The same picture ten thousand times over is a deck of ten thousand pages")
  func duplicates() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    let pages = Array(repeating: "\"a.png\"", count: 10_000).joined(separator: ",")
    try folder.add("deck.json", "{\"pages\": [\(pages)]}")
    #expect(try Deck.read(path: folder.path).deck.pages.count == 10_000)
  }

  @Test("A folder with very many files is read once, in order")
  func many() throws {
    #if DEBUG
    let count = 10_000
    #else
    let count = 100_000
    #endif
    let folder = try TemporaryFolder(pictures: ["original"])
    // They are names of a few files, because one file may not have so many names.
    for number in 0..<count {
      if number % 30_000 == 0 { try folder.add("f\(number).png", Sample.png) }
      let first = folder.path("f\(number - number % 30_000).png")
      if number % 30_000 > 0 { try #require(link(first, folder.path("f\(number).png")) == 0) }
    }
    let pages = try folder.pages()
    #expect(pages.count == count + 1)
    #expect(pages.prefix(3) == ["f0.png", "f1.png", "f2.png"])
    #expect(pages.dropLast().last == "f\(count - 1).png")
  }
}
