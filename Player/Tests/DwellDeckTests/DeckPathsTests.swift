import Foundation
import Testing

@testable import DwellDeck

/// Decks of several paths, of a folder with its subfolders, and of a folder from one of its pictures on.
@Suite struct DeckPathsTests {
  /// The pages of paths in a folder, relative to it, and the skipped files; or why there is no deck.
  private func read(
    _ names: [String], in folder: TemporaryFolder, isRecursive: Bool = false
  ) -> (pages: [String], messages: [String]) {
    outcome(in: folder) { () throws(DeckProblem) in
      try Deck.read(paths: names.map { folder.path($0) }, isRecursive: isRecursive)
    }
  }

  /// The pages and messages of a reading.
  private func outcome(
    in folder: TemporaryFolder, _ read: () throws(DeckProblem) -> DeckReading
  ) -> (pages: [String], messages: [String]) {
    func short(_ text: String) -> String { text.replacingOccurrences(of: folder.path, with: "…") }
    do throws(DeckProblem) {
      let reading = try read()
      let start = reading.deck.startPage
      return (
        reading.deck.pages.enumerated().map { ($0 == start ? "| " : "") + short($1.path) },
        reading.skipped.map { short("\($0)") }
      )
    } catch {
      return ([], (error.causes + [error]).map { short("\($0)") })
    }
  }

  @Test func `several paths are one deck, in their order, and a picture can occur twice`() throws {
    let folder = try TemporaryFolder(pictures: ["b.png", "trip/2.png", "trip/10.png", "a.png"])
    let reading = read(["b.png", "trip", "a.png", "b.png"], in: folder)
    #expect(reading.pages == ["…/b.png", "…/trip/2.png", "…/trip/10.png", "…/a.png", "…/b.png"])
    #expect(reading.messages == [])
  }

  @Test func `it has the name of the folder that contains all pages`() throws {
    let folder = try TemporaryFolder(pictures: ["a/x/1.png", "a/y/2.png", "ab/3.png"])
    #expect(try Deck.read(paths: ["a/x", "a/y/2.png"].map { folder.path($0) }).deck.name == "a")
    #expect(
      try Deck.read(paths: ["a/x", "ab"].map { folder.path($0) }).deck.name == lastComponent(of: folder.path))
  }

  @Test func `paths without a page are reported, and the others shown`() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "b.png"])
    try folder.folder("empty")
    try folder.add("notes.txt", "Hello")
    let reading = read(["a.png", "gone", "empty", "notes.txt", "b.png"], in: folder)
    #expect(reading.pages == ["…/a.png", "…/b.png"])
    #expect(
      reading.messages == [
        "…/gone: does not exist; skipped -- check the path",
        "…/empty: is an empty folder; skipped -- put pictures into it, or give another folder",
        "…/notes.txt: is text, neither a picture nor a deck; skipped -- give a folder of pictures, a picture or a deck.json",
      ])
  }

  @Test func `without any page it is an error`() throws {
    let folder = try TemporaryFolder()
    #expect(
      read(["gone", "lost"], in: folder).messages == [
        "…/gone: does not exist; skipped -- check the path",
        "…/lost: does not exist; skipped -- check the path",
        "the 2 paths: lead to no picture -- see the messages above",
      ])
    #expect(read(["gone"], in: folder).messages == ["…/gone: does not exist -- check the path"])
    #expect(read([], in: folder).messages == ["the list: names no picture -- write a path on each line"])
  }

  @Test func `a name that may not be UTF-8 is not reported as missing`() throws {
    let folder = try TemporaryFolder(pictures: ["a\u{FFFD}.png"])
    #expect(
      read(["caf\u{FFFD}.png"], in: folder).messages == [
        "…/caf\u{FFFD}.png: does not exist, or has a name that is not UTF-8 -- check the path, or rename the file"
      ])
    #expect(read(["a\u{FFFD}.png"], in: folder).pages == ["…/a\u{FFFD}.png"], "a name in UTF-8")
  }

  @Test func `a deck.json among several paths contributes only its pages`() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "trip/b.png"])
    try folder.add(
      "trip/deck.json",
      #"{"title": "A trip", "loop": false, "pages": [{"picture": "b.png", "duration": 2, "title": "Boat"}]}"#)
    let deck = try Deck.read(paths: [folder.path("a.png"), folder.path("trip")]).deck
    #expect(deck.pages.map(\.duration) == [nil, 2] && deck.pages.map(\.title) == [nil, "Boat"])
    #expect(deck.title == nil && deck.loops)
    #expect(try Deck.read(paths: [folder.path("trip")]).deck.title == "A trip", "one path is that deck")
  }

  @Test func `file addresses are paths`() throws {
    let folder = try TemporaryFolder(pictures: ["a b.png", "c.png"])
    for paths in [
      ["file://\(folder.path)/a%20b.png"], ["file://\(folder.path)/a%20b.png", folder.path("c.png")],
    ] {
      #expect(try Deck.read(paths: paths).deck.pages.first?.path == folder.path("a b.png"))
    }
    #expect(
      try Deck.read(startingAt: "file://\(folder.path)/c.png").deck.pages.map(\.fileName) == [
        "a b.png", "c.png",
      ])
  }

  @Test func `subfolders follow the pictures of their folder, in natural order`() throws {
    let folder = try TemporaryFolder(pictures: [
      "z.png", "day 10/a.png", "day 2/b.png", "day 2/evening/c.png", ".hidden/d.png",
    ])
    try folder.folder("empty")
    let reading = read([""], in: folder, isRecursive: true)
    #expect(reading.pages == ["…/z.png", "…/day 2/b.png", "…/day 2/evening/c.png", "…/day 10/a.png"])
    #expect(reading.messages == [])
    #expect(read([""], in: folder).pages == ["…/z.png"])
  }

  @Test func `links to folders are followed once, and not in circles`() throws {
    let other = try TemporaryFolder(pictures: ["b.png"])
    let folder = try TemporaryFolder(pictures: ["a.png", "sub/c.png"])
    try folder.link("again", to: "sub")
    try folder.link("here", to: ".")
    try folder.link("sub/up", to: "..")
    try folder.link("other", to: other.path)
    let pages = read([""], in: folder, isRecursive: true).pages
    #expect(pages == ["…/a.png", "…/sub/c.png", other.path("b.png")])
  }

  @Test func `a subfolder with a deck.json has that file's pages`() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "trip/b.png", "trip/c.png", "bad/d.png"])
    try folder.add("trip/deck.json", #"{"pages": ["c.png"]}"#)
    try folder.add("bad/deck.json", "{}")
    let reading = read([""], in: folder, isRecursive: true)
    #expect(reading.pages == ["…/a.png", "…/trip/c.png"])
    #expect(
      reading.messages == [
        #"…/bad/deck.json:1:1: has no "pages"; skipped -- write e.g. "pages": ["a.jpg", "b.jpg"]"#
      ])
  }

  @Test func `a picture represents its folder from that picture on, whose other files aren't reported`()
    throws
  {
    let folder = try TemporaryFolder(pictures: ["1.png", "2.png", "10.png"])
    try folder.add("notes.txt", "Hello")
    let reading = outcome(in: folder) { () throws(DeckProblem) in
      try Deck.read(startingAt: folder.path("2.png"))
    }
    #expect(reading.pages == ["…/1.png", "| …/2.png", "…/10.png"])
    #expect(reading.messages == [])
  }

  @Test func `its deck.json orders the folder if the picture is in it`() throws {
    let folder = try TemporaryFolder(pictures: ["1.png", "2.png", "3.png"])
    try folder.add("deck.json", #"{"title": "A trip", "pages": ["3.png", "1.png"]}"#)
    func pages(_ name: String) -> [String] {
      outcome(in: folder) { () throws(DeckProblem) in try Deck.read(startingAt: folder.path(name)) }.pages
    }
    #expect(pages("1.png") == ["…/3.png", "| …/1.png"])
    #expect(pages("2.png") == ["…/1.png", "| …/2.png", "…/3.png"], "it isn't in the deck.json")
    try folder.add("deck.json", "{")
    #expect(pages("1.png") == ["| …/1.png", "…/2.png", "…/3.png"], "which is broken")
  }

  @Test func `a link is the picture of its folder, and a hidden picture is alone`() throws {
    let other = try TemporaryFolder(pictures: ["b.png", "c.png"])
    let folder = try TemporaryFolder(pictures: ["a.png", ".hidden.png"])
    try folder.link("z.png", to: other.path("b.png"))
    func pages(_ name: String) -> [String] {
      outcome(in: folder) { () throws(DeckProblem) in try Deck.read(startingAt: folder.path(name)) }.pages
    }
    #expect(pages("z.png") == ["…/a.png", "| …/z.png"])
    #expect(pages(".hidden.png") == ["…/.hidden.png"])
  }

  @Test func `folders, deck.json files and other files are read as without a start`() throws {
    let folder = try TemporaryFolder(pictures: ["1.png", "2.png"])
    try folder.add("deck.json", #"{"pages": ["2.png"]}"#)
    for name in ["", "deck.json"] {
      let deck = try Deck.read(startingAt: folder.path(name)).deck
      #expect(deck.pages.map(\.fileName) == ["2.png"] && deck.startPage == nil)
    }
    #expect(
      outcome(in: folder) { () throws(DeckProblem) in try Deck.read(startingAt: folder.path("gone")) }
        .messages
        == ["…/gone: does not exist -- check the path"])
  }
}
