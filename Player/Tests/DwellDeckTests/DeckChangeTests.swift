import Testing

@testable import DwellDeck

extension Deck {
  /// Inserts the removed pages of a file that exists again; returns their indices.
  fileprivate mutating func restorePages(of path: String) -> [Int] {
    pagesReturning(with: path).compactMap { restore($0) }
  }
}

/// Files of a deck that are changed, removed and restored while it plays.
@Suite struct DeckChangeTests {
  @Test func `pages return to their places in any order`() throws {
    let names = (0..<6).map { "\($0).png" }
    let folder = try TemporaryFolder(pictures: names)
    let whole = try Deck.read(paths: names.map { folder.path($0) }).deck
    var generator = SystemRandomNumberGenerator()
    for round in 0..<500 {
      var deck = whole
      let leaving = names.shuffled(using: &generator).prefix(Int.random(in: 1...6, using: &generator))
      for name in leaving {
        deck.removePage(at: try #require(deck.pages.firstIndex { $0.fileName == name }))
      }
      let returning = leaving.shuffled(using: &generator)
      for name in returning {
        let indices = deck.restorePages(of: folder.path(name))
        #expect(indices.map { deck.pages[$0].fileName } == [name])
        let shown = deck.pages.map(\.fileName)
        #expect(shown == shown.sorted(), "round \(round): \(leaving) went, \(returning) came")
      }
      #expect(deck == whole)
    }
  }

  @Test func `pages return behind those that were added meanwhile`() throws {
    let folder = try TemporaryFolder(pictures: ["1.png", "2.png", "4.png"])
    var deck = try Deck.read(path: folder.path).deck
    deck.removePage(at: 1)
    try folder.add("0.png", Sample.png)
    let (page, index) = try #require(deck.arrival(folder.path("0.png")))
    deck.insert(page, at: index)
    #expect(deck.restorePages(of: folder.path("2.png")) == [2])
    #expect(deck.pages.map(\.fileName) == ["0.png", "1.png", "2.png", "4.png"])
  }

  @Test func `a picture on several pages returns to all of them, with their own titles`() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "b.png"])
    try folder.add(
      "deck.json",
      #"""
      {"pages": [{"picture": "a.png", "title": "One"}, "b.png", {"picture": "a.png", "title": "Two"}]}
      """#)
    var deck = try Deck.read(path: folder.path).deck
    let whole = deck
    #expect(deck.fileDidChange(folder.path("a.png")) == [0, 2])
    deck.removePage(at: 2)
    deck.removePage(at: 0)
    #expect(deck.restorePages(of: folder.path("b.png")) == [])
    #expect(deck.restorePages(of: folder.path("a.png")) == [0, 2])
    #expect(deck == whole)
  }

  @Test func `a file that has changed has another format and another time`() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "b.png"])
    try folder.add(
      "deck.json", #"{"duration": "media", "pages": ["a.png", {"picture": "b.png", "duration": 3}]}"#)
    var deck = try Deck.read(path: folder.path).deck
    #expect(deck.pages.map(\.duration) == [nil, 3])
    for name in ["a.png", "b.png"] {
      try folder.add(name, SampleAnimations.gif([.init(), .init()]))
      #expect(deck.fileDidChange(folder.path(name)).count == 1)
    }
    #expect(deck.pages.map(\.format) == [.gif, .gif])
    #expect(try #require(deck.pages[0].duration) > 0)
    #expect(deck.pages[1].duration == 3)
    try folder.add("a.png", Sample.png)
    _ = deck.fileDidChange(folder.path("a.png"))
    #expect(deck.pages[0].duration == nil)
  }

  @Test func `what isn't a picture doesn't return, and a link only into a folder`() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "b.png", "elsewhere/c.png"])
    for isListed in [true, false] {
      if isListed { try folder.add("deck.json", #"{"pages": ["a.png", "b.png"]}"#) }
      var deck = try Deck.read(path: folder.path).deck
      #expect(deck.isThere(deck.pages[0]))
      deck.removePage(at: 0)
      try folder.add("a.png", "Hello")
      #expect(deck.restorePages(of: folder.path("a.png")) == [])
      try folder.remove("a.png")
      #expect(deck.restorePages(of: folder.path("a.png")) == [])
      try folder.link("a.png", to: folder.path("elsewhere/c.png"))
      #expect(deck.restorePages(of: folder.path("a.png")) == (isListed ? [] : [0]))
      try folder.remove("a.png")
      try folder.remove("deck.json")
      try folder.add("a.png", Sample.png)
    }
  }

  @Test func `the folders of a deck's pages are watched, each once`() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "b.png", "sub/c.png"])
    #expect(try Deck.read(path: folder.path).deck.watchedFolders == [folder.path])
    let paths = ["sub/c.png", "a.png", "b.png"].map { folder.path($0) }
    #expect(try Deck.read(paths: paths).deck.watchedFolders == [folder.path("sub"), folder.path])
  }
}
