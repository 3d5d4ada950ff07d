import DwellDeck
import DwellDeckHTML
import DwellHTML
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// Pages of decks whose files change while they are exported.
@Suite struct DeckExportTests {
  /// Exports a deck of pages that was read before its picture's file changed; returns the page, or nil if
  /// nothing is written.
  private func page(
    _ pages: String = #"["a.png"]"#, limit: Int = 1_000_000, _ change: (Scratch) throws -> Void
  ) throws -> String? {
    let scratch = try Scratch()
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "deck"), withIntermediateDirectories: true)
    try picture.write(to: scratch.folder.appending(path: "deck/a.png"))
    try scratch.write(#"{"pages": \#(pages)}"#, to: "deck/deck.json")
    let deck = try Deck.read(path: scratch.folder.appending(path: "deck").path).deck
    try change(scratch)
    let front = try #require(WebFront(script: "0", style: "a {}"))
    let file = scratch.folder.appending(path: "page.html")
    do throws(CommandProblem) {
      try DeckExport(
        deck, DeckDocument.Options(), front: front, maximumSideLength: 64, maximumPageByteCount: limit
      ).write(to: file.path)
    } catch {
      let message = error.message ?? ""
      #expect(message.contains("can be shown") || message.contains("larger than"), "\(message)")
      #expect(!FileManager.default.fileExists(atPath: file.path))
      return nil
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `an intact picture is embedded`() throws {
    #expect(try page { _ in }?.contains("data:image/png;base64,\(Scratch.pixel)") == true)
  }

  @Test func `a file on several pages is embedded once`() throws {
    let page = try #require(
      try page(#"["a.png", {"picture": "./a.png", "title": "Again"}, "a.png"]"#) { _ in })
    #expect(page.components(separatedBy: "data:image/png").count == 2)
    #expect(page.components(separatedBy: #"data-same="0""#).count == 3)
  }

  @Test func `a page too large for browsers is not written`() throws {
    #expect(try page(limit: 1000) { _ in } == nil)
    let length = try #require(try page { _ in }).utf8.count
    #expect(try page(limit: length - 1) { _ in } == nil)
    #expect(try page(limit: length) { _ in } != nil)
    #expect(DeckExport.defaultMaximumPageByteCount == 500_000_000)
  }

  @Test(arguments: ["ln -s ../secret", "mkfifo", "mkdir", "cp ../secret", "touch", "true"])
  func `a file that has replaced a picture is not embedded`(command: String) throws {
    let page = try page { scratch in
      try scratch.write(command.hasPrefix("cp") ? "a secret" : "GIF89a a secret", to: "secret")
      let line = "cd deck; rm a.png; \(command) a.png"
      #expect(try DwellProcess(shell: line, in: scratch.folder).status == 0)
    }
    #expect(page == nil)
  }

  @Test func `a picture in another format is embedded in that format`() throws {
    let page = try page { scratch in
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
      try scratch.write(svg, to: "deck/a.png")
    }
    #expect(page?.contains("srcset=\"data:image/svg+xml;base64,") == true)
  }
}
