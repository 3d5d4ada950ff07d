import DwellDeck
import DwellHTML
import Foundation
import Testing

@testable import DwellCommand

/// Pages of decks whose files change while they are exported.
@Suite struct DeckExportTests {
  /// Exports a deck that was read before something happened to its picture; returns the page, or nil if
  /// nothing can be shown.
  private func page(_ change: (Scratch) throws -> Void) throws -> String? {
    let scratch = try Scratch()
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "deck"), withIntermediateDirectories: true)
    try picture.write(to: scratch.folder.appending(path: "deck/a.png"))
    try scratch.write(#"{"pages": ["a.png"]}"#, to: "deck/deck.json")
    let deck = try Deck.read(path: scratch.folder.appending(path: "deck").path).deck
    try change(scratch)
    let front = try #require(WebFront(script: "0", style: "a {}"))
    let file = scratch.folder.appending(path: "page.html")
    do throws(CommandProblem) {
      try DeckExport(deck, DeckDocument.Options(), front: front, maximumSideLength: 64).write(to: file.path)
    } catch {
      #expect(error.message?.contains("can be shown") == true)
      return nil
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `an intact picture is embedded`() throws {
    #expect(try page { _ in }?.contains("data:image/png;base64,\(Scratch.pixel)") == true)
  }

  @Test(arguments: ["ln -s ../secret", "mkfifo", "mkdir", "cp ../secret", "touch", "true"])
  func `what has taken a picture's place is not embedded`(command: String) throws {
    let page = try page { scratch in
      try scratch.write(command.hasPrefix("cp") ? "a secret" : "GIF89a a secret", to: "secret")
      let line = "cd deck; rm a.png; \(command) a.png"
      #expect(try DwellProcess(shell: line, in: scratch.folder).status == 0)
    }
    #expect(page == nil)
  }

  @Test func `a picture of another format is embedded as what it is`() throws {
    let page = try page { scratch in
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
      try scratch.write(svg, to: "deck/a.png")
    }
    #expect(page?.contains("src=\"data:image/svg+xml;base64,") == true)
  }
}
