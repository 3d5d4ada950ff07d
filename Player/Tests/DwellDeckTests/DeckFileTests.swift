import Dwell
import Foundation
import Testing

@testable import DwellDeck

/// A deck.json as a deck. Errors in its schema are in the article, tested by `DeckArticleTests`.
@Suite("A deck.json as a deck")
struct DeckFileTests {
  @Test("Only the pages are required; defaults are 4 seconds per page and looping (R027, R032)")
  func defaults() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "b.png"])
    try folder.add("deck.json", #"{"pages": ["b.png", "a.png", "b.png"]}"#)
    let reading = try Deck.read(path: folder.path("deck.json"))
    let pages = ["b.png", "a.png", "b.png"].map { name in
      var page = DeckPage(path: folder.path(name), format: .png)
      page.followsLinks = false
      return page
    }
    var deck = Deck(name: lastComponent(of: folder.path), pages: pages)
    deck.deckFiles = [folder.path("deck.json")]
    #expect(reading == DeckReading(deck: deck, skipped: []))
    #expect(PageTimer.Configuration().duration == .seconds(Deck.defaultDuration))
    #expect(Carousel.Configuration(pageCount: 2).pages.loops == reading.deck.loops)
  }

  @Test("Every field is read, for the deck and for a page")
  func fields() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "sub/b.png"])
    try folder.add(
      "deck.json",
      #"""
      {"title": "A \"trip\"", "duration": 0.5, "loop": false, "effect": "cross-fade", "kenBurns": true,
       "perView": 2.5, "ground": "light", "language": "ar-EG",
       "words": {"page": "{page}/{pages} {page}", "pause": "توقف"},
       "pages": [{"picture": "./sub/../a.png", "duration": 86400, "alt": "", "title": "One"}, {"picture": "sub//b.png"}]}
      """#)
    let deck = try Deck.read(path: folder.path).deck
    #expect(deck.title == "A \"trip\"")
    #expect(deck.duration == 0.5)
    #expect(!deck.loops)
    #expect(deck.effect == .crossFade)
    #expect(deck.zooms)
    #expect(deck.ground == .light)
    #expect(deck.pagesPerView == 2.5)
    #expect(deck.language == "ar-EG" && deck.isRightToLeft)
    #expect(deck.words.given.map(\.word) == [.pause, .page] && deck.words[.pause] == "توقف")
    #expect(deck.words.sentence(forPage: 1, of: 5) == "2/5 2")
    #expect(DeckWords().sentence(forPage: 1, of: 5) == nil)
    var pages = [
      DeckPage(
        path: folder.path("a.png"), format: .png, duration: 86_400, alternativeText: "", title: "One"),
      DeckPage(path: folder.path("sub/b.png"), format: .png),
    ]
    for page in pages.indices { pages[page].followsLinks = false }
    #expect(deck.pages == pages)
  }

  @Test("Changes replace the deck's settings, and nothing else")
  func changes() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    try folder.add("deck.json", #"{"duration": 2, "loop": false, "effect": "flip", "pages": ["a.png"]}"#)
    var deck = try Deck.read(path: folder.path).deck
    let before = deck
    DeckChanges().apply(to: &deck)
    #expect(deck == before)
    var changes = DeckChanges()
    (changes.duration, changes.loops, changes.effect, changes.pagesPerView) = (8, true, .cube, 3)
    changes.ground = .dark
    changes.apply(to: &deck)
    #expect(deck.duration == 8 && deck.loops && deck.effect == .cube && deck.pagesPerView == 3)
    #expect(deck.ground == .dark)
    #expect(deck.pages == before.pages)
  }

  @Test("In a folder the deck.json takes precedence over the pictures, even if it is invalid")
  func wins() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "b.png"])
    try folder.add("deck.json", #"{"pages": ["b.png"]}"#)
    #expect(try folder.pages() == ["b.png"])
    try folder.add("deck.json", "")
    #expect(folder.messages() == ["…/deck.json:1:1: is empty; a JSON value is needed -- write e.g. {}"])
    try FileManager.default.removeItem(atPath: folder.path("deck.json"))
    try folder.folder("deck.json")
    #expect(folder.messages() == ["…/deck.json: is a folder, not a file -- put a deck there, or rename it"])
    try FileManager.default.removeItem(atPath: folder.path("deck.json"))
    try folder.link("deck.json", to: "gone")
    #expect(folder.messages() == ["…/deck.json: is a broken link -- fix the link"])
    try FileManager.default.removeItem(atPath: folder.path("deck.json"))
    try folder.pipe("deck.json")
    #expect(
      folder.messages() == ["…/deck.json: is a named pipe, not a file -- put a deck there, or rename it"])
  }

  @Test("A deck may have any name; its pictures are beside it")
  func names() throws {
    let folder = try TemporaryFolder(pictures: ["sub/a.png"])
    for name in ["sub/My deck.JSON", "sub/deck", "sub/a.txt"] {
      try folder.add(name, "\u{FEFF} {\"pages\": [\"a.png\"]}")
      #expect(try Deck.read(path: folder.path(name)).deck.pages.map(\.path) == [folder.path("sub/a.png")])
      #expect(try Deck.read(path: folder.path(name)).deck.name == "sub")
    }
  }

  @Test("A page that cannot be shown is skipped, with line, field and fix")
  func skips() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "Beach.PNG"])
    try folder.add("notes.txt", "Hello")
    try folder.add("empty.png", "")
    try folder.folder("more")
    try folder.pipe("pipe")
    try folder.link("nowhere", to: "gone")
    try folder.add(
      "deck.json",
      """
      {"pages": ["a.png",
        {"picture": "gone.jpg"}, "beach.png", "more\\\\a.png", "none/a.png",
        "notes.txt", "empty.png", "more", "pipe", "nowhere", "a.png/b",
        ".", "\\u001b[31m"]}
      """)
    #expect(try folder.pages() == ["a.png"])
    let skipped = "the page is skipped"
    #expect(
      folder.messages() == [
        "…/deck.json:2:15: pages[1].picture: names \"gone.jpg\", which does not exist; \(skipped) -- put the picture there, or fix the path",
        "…/deck.json:2:28: pages[2]: names \"beach.png\", which does not exist; \(skipped) -- did you mean \"Beach.PNG\"?",
        "…/deck.json:2:41: pages[3]: names \"more\\\\a.png\", which does not exist; \(skipped) -- write / between folder and file",
        "…/deck.json:2:56: pages[4]: names \"none/a.png\", which does not exist; \(skipped) -- put the picture there, or fix the path",
        "…/deck.json:3:3: pages[5]: names \"notes.txt\", which is text, not a picture; \(skipped) -- put a picture in its place, or leave it out",
        "…/deck.json:3:16: pages[6]: names \"empty.png\", which is empty, not a picture; \(skipped) -- copy the picture again",
        "…/deck.json:3:29: pages[7]: names \"more\", which is a folder, not a picture; \(skipped) -- give it as a deck of its own, or move its pictures up",
        "…/deck.json:3:37: pages[8]: names \"pipe\", which is a named pipe, not a picture; \(skipped) -- put a picture in its place",
        "…/deck.json:3:45: pages[9]: names \"nowhere\", which is a broken link; \(skipped) -- fix the link",
        "…/deck.json:3:56: pages[10]: names \"a.png/b\", which does not exist: its folder is a file; \(skipped) -- check the path",
        "…/deck.json:4:3: pages[11]: names \".\", which is a folder, not a picture; \(skipped) -- give it as a deck of its own, or move its pictures up",
        "…/deck.json:4:8: pages[12]: names \"\\u001b[31m\", which does not exist; \(skipped) -- put the picture there, or fix the path",
      ])
  }

  @Test(
    "A similar name is suggested for a missing picture, unless its number differs, and not for a moved deck"
  )
  func suggestions() throws {
    let folder = try TemporaryFolder(pictures: ["sub/IMG_12.JPG", "sub/boat.jpeg", "sub/harbour"])
    let expected = [
      "sub/img_12.jpg": "did you mean \"sub/IMG_12.JPG\"?", "sub/boat.jpg": "did you mean \"sub/boat.jpeg\"?",
      "sub/boat": "did you mean \"sub/boat.jpeg\"?", "sub/harbor": "did you mean \"sub/harbour\"?",
      "sub/IMG_13.JPG": "put the picture there, or fix the path",
      "boat.jpg": "put the picture there, or fix the path",
    ]
    for (name, fix) in expected {
      try folder.add("deck.json", "{\"pages\": [\"\(name)\"]}")
      #expect(folder.messages().first?.hasSuffix("the page is skipped -- \(fix)") == true, "\(name)")
    }
    let lost = [String](repeating: "\"sub/harbor\"", count: 20)
    try folder.add("deck.json", "{\"pages\": [\(lost.joined(separator: ","))]}")
    #expect(folder.messages().filter { $0.contains("did you mean") }.count == DeckFile.maximumSearchCount)
  }

  @Test("A deck without any usable page is an error, after the reasons")
  func noPage() throws {
    let folder = try TemporaryFolder()
    try folder.add("deck.json", #"{"pages": ["a.png"]}"#)
    let reason = "which does not exist; the page is skipped -- put the picture there, or fix the path"
    #expect(
      folder.messages() == [
        "…/deck.json:1:12: pages[0]: names \"a.png\", \(reason)",
        "…/deck.json:1:11: pages: names one page, which cannot be shown -- see the messages above",
      ])
    try folder.add("deck.json", #"{"pages": ["a.png", "a.png"]}"#)
    #expect(
      folder.messages().last
        == "…/deck.json:1:11: pages: names 2 pages, none of which can be shown -- see the messages above")
  }

  @Test("A link may point anywhere inside the deck's folder but not out of it, whatever the folders' names")
  func links() throws {
    let outside = try TemporaryFolder(pictures: ["é/secret.png", "secret.png"])
    let root = try TemporaryFolder(pictures: ["e\u{301}/a.png", "é/secret.png"])
    let deck = "e\u{301}/deck.json"
    try root.link("e\u{301}/inside.png", to: "a.png")
    try root.add(deck, #"{"pages": ["inside.png"]}"#)
    #expect(
      try Deck.read(path: root.path(deck)).deck.pages.map { Array($0.path.utf8) } == [
        Array(root.path("e\u{301}/a.png").utf8)
      ])

    try root.link("e\u{301}/out.png", to: outside.path("secret.png"))
    try root.link("e\u{301}/up", to: "..")
    try root.link("e\u{301}/twin", to: "../é")
    for picture in ["out.png", "up/é/secret.png", "twin/secret.png"] {
      try root.add(deck, "{\"pages\": [\"a.png\",\n {\"picture\": \"\(picture)\"}]}")
      #expect(
        root.messages(reading: deck) == [
          "…/\(deck):2:14: pages[1].picture: is \"\(picture)\", a link that leads out of the deck's folder"
            + " -- put the picture itself into the folder"
        ])
    }
  }

  @Test("A deck in a linked folder is read in its real folder")
  func linkedFolder() throws {
    let folder = try TemporaryFolder(pictures: ["deck/a.png"])
    try folder.add("deck/deck.json", #"{"pages": ["a.png"]}"#)
    try folder.link("link", to: "deck")
    #expect(try Deck.read(path: folder.path("link")).deck.pages.map(\.path) == [folder.path("deck/a.png")])
    #expect(try Deck.read(path: folder.path("link")).deck.name == "deck")
  }

  @Test("A file that is too large is rejected before it is parsed")
  func size() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    let deck = Array(#"{"pages": ["a.png"]}"#.utf8)
    let file = try DeckFile(path: folder.path("deck.json"), maximumMegabytes: 1)
    try folder.add("deck.json", deck + [UInt8](repeating: 0x20, count: 1_000_000 - deck.count))
    #expect(try file.reading().deck.pages.count == 1)
    try folder.add("deck.json", [UInt8](repeating: 0x20, count: 1_000_001))
    let problem = #expect(throws: DeckProblem.self) { try file.reading() }
    #expect(problem?.description == "\(file.path): is larger than 1 MB -- split it into two decks")
  }
}
