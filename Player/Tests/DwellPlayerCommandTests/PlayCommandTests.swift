import DwellDeck
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// `dwell play` and `dwell demo`, as far as they need no display.
@Suite struct PlayCommandTests {
  @Test func `a written deck reads back as the same deck`() throws {
    let scratch = try Scratch()
    // The signature of a PNG file.
    let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    for name in ["1 \"a\".png", "2.png"] { try picture.write(to: scratch.folder.appending(path: name)) }
    var deck = try Deck.read(path: scratch.folder.path).deck
    deck.title = "A title"
    deck.folders = []
    deck.duration = 2.5
    deck.loops = false
    deck.zooms = true
    deck.language = "de"
    deck.words[.pause] = "Anhalten"
    deck.words[.page] = "Seite {page} von \"{pages}\""
    deck.pages[0].title = "One"
    deck.pages[0].alternativeText = ""
    deck.pages[1].duration = 7
    try scratch.write(DemoCommand.text(of: deck), to: "deck.json")
    for page in deck.pages.indices { deck.pages[page].followsLinks = false }
    deck.deckFiles = [scratch.folder.appending(path: "deck.json").path]
    #expect(try Deck.read(path: scratch.folder.path).deck == deck)
  }

  #if GTK
  @Test func `the demo is written, and drawn into a contact sheet without a display`() throws {
    let scratch = try Scratch()
    let demo = try DwellProcess(["demo", "pictures"], in: scratch.folder)
    #expect(demo.output == "6 pictures and deck.json are in pictures\n")
    #expect(demo.errors == "")
    #expect(demo.status == 0)
    let play = try DwellProcess(["play", "pictures", "--sheet", "sheet.png"], in: scratch.folder)
    let sheet = scratch.folder.appending(path: "sheet.png")
    #expect(play.output == sheet.resolvingSymlinksInPath().path + "\n")
    #expect(play.errors == "")
    #expect(play.status == 0)
    let bytes = try Data(contentsOf: sheet)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bytes.count > 100_000)
    let export = try DwellProcess(["export", "pictures", "-o", "export.png"], in: scratch.folder)
    #expect(export.errors == "" && export.status == 0)
    #expect(try Data(contentsOf: scratch.folder.appending(path: "export.png")) == bytes, "the same sheet")
  }

  @Test func `without a display the contact sheet is a new file: an existing one stays`() throws {
    let scratch = try Scratch()
    let own = scratch.folder.appending(path: "dwell-sheet.png")
    try Data("own".utf8).write(to: own)
    let play = try DwellProcess(
      shell: "$DWELL demo deck && env -u DISPLAY -u WAYLAND_DISPLAY $DWELL play deck", in: scratch.folder)
    #expect(play.status == 0 && play.output.contains("/dwell-sheet-2.png\nThere is no display."))
    #expect(try Data(contentsOf: own) == Data("own".utf8))
  }

  @Test func `a demo that doesn't fit on the disk leaves nothing`() throws {
    let scratch = try Scratch()
    let line =
      "mkdir old; touch old/notes; ulimit -f 1; for f in new old; do $DWELL demo $f; done; find . | sort"
    let demo = try DwellProcess(shell: line, in: scratch.folder)
    #expect(demo.errors.components(separatedBy: " cannot be written (File too large)").count == 3)
    #expect(demo.output == ".\n./old\n./old/notes\n")
  }

  @Test func `a folder that cannot be written is a failure`() throws {
    let demo = try DwellProcess(["demo", "/proc/dwell"])
    #expect(
      demo.errors.hasPrefix("dwell: /proc/dwell cannot be written (No such file or directory) -- check"))
    #expect(demo.status == 1)
  }
  #endif
}
