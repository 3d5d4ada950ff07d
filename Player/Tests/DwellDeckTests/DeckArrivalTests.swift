import Testing

@testable import DwellDeck

/// Pictures that are added to a folder while its deck plays.
@Suite struct DeckArrivalTests {
  /// The names of a deck's pages after pictures were added to its folder.
  private func names(
    _ arrivals: [String], into folder: TemporaryFolder, order: DeckOrder = .given, isRecursive: Bool = false
  ) throws -> [String] {
    var deck = try Deck.read(path: folder.path, isRecursive: isRecursive).deck
    deck.reorder(order)
    for name in arrivals {
      try folder.add(name, Sample.png)
      guard let (page, index) = deck.arrival(folder.path(name)) else { continue }
      deck.pages.insert(page, at: index)
    }
    return deck.pages.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func `a picture is added in the folder's order`() throws {
    let folder = try TemporaryFolder(pictures: ["2.png", "10.png"])
    #expect(
      try names(["11.png", "3.png", "1.png"], into: folder) == [
        "1.png", "2.png", "3.png", "10.png", "11.png",
      ])
  }

  @Test func `a reversed deck stays reversed`() throws {
    let folder = try TemporaryFolder(pictures: ["2.png", "10.png"])
    #expect(
      try names(["11.png", "3.png", "1.png"], into: folder, order: .reversed) == [
        "11.png", "10.png", "3.png", "2.png", "1.png",
      ])
  }

  @Test func `in a shuffled deck the other pages keep their order, and the first its place`() throws {
    for seed in 0..<10 {
      let folder = try TemporaryFolder(pictures: (1...5).map { "\($0).png" })
      let order = DeckOrder.shuffled(seed: UInt64(seed))
      let before = try names([], into: folder, order: order)
      let after = try names(["6.png"], into: folder, order: order)
      #expect(after.first == before.first && after.contains("6.png"))
      #expect(after.filter { $0 != "6.png" } == before)
    }
  }

  @Test func `a picture in a subfolder is added among those of the subfolder`() throws {
    let folder = try TemporaryFolder(pictures: ["9.png", "a/1.png", "a/3.png", "b/1.png"])
    #expect(
      try names(["a/2.png", "a/4.png", "b/0.png"], into: folder, isRecursive: true) == [
        "9.png", "a/1.png", "a/2.png", "a/3.png", "a/4.png", "b/0.png", "b/1.png",
      ])
    #expect(try names(["a/5.png"], into: folder) == ["9.png"], "its folder is not of the deck")
  }

  @Test func `other files, hidden ones and those in the deck aren't added`() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    let deck = try Deck.read(path: folder.path).deck
    try folder.add("notes.txt", "Hello")
    try folder.add(".b.png", Sample.png)
    try folder.folder("c.png")
    for name in ["notes.txt", ".b.png", "c.png", "gone.png", "a.png", ""] {
      #expect(deck.arrival(folder.path(name)) == nil, "\(name)")
    }
    #expect(deck.arrival("") == nil)
  }

  @Test func `pages are titled by their file names on request, including added ones`() throws {
    let folder = try TemporaryFolder(pictures: ["Red boat.old.png"])
    var deck = try Deck.read(path: folder.path).deck
    deck.pages[0].title = nil
    var changes = DeckChanges()
    changes.apply(to: &deck)
    #expect(deck.pages[0].title == nil)
    changes.namesPages = true
    changes.apply(to: &deck)
    #expect(deck.pages[0].title == "Red boat.old")
    try folder.add("Sea.png", Sample.png)
    #expect(deck.arrival(folder.path("Sea.png"))?.page.title == "Sea")
    deck.pages[0].title = "Own"
    changes.apply(to: &deck)
    #expect(deck.pages[0].title == "Own")
  }

  @Test func `only the pictures of folders can be joined`() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "trip/b.png", "trip/c.png"])
    try folder.add("trip/deck.json", #"{"pages": ["b.png"]}"#)
    #expect(try Deck.read(path: folder.path("a.png")).deck.folders == [])
    #expect(try Deck.read(path: folder.path("trip")).deck.folders == [])
    #expect(try Deck.read(startingAt: folder.path("a.png")).deck.folders == [folder.path])
    #expect(
      try Deck.read(paths: [folder.path("trip/c.png"), folder.path]).deck.folders == [folder.path],
      "one of two paths is a folder")
  }

  @Test func `a folder joins with its subfolders if subfolders are read, each once`() throws {
    let folder = try TemporaryFolder(pictures: ["2.png", "sub/1.png"])
    var deck = try Deck.read(path: folder.path, isRecursive: true).deck
    for name in ["new/b.png", "new/deeper/a.png", "new/.hidden/c.png"] { try folder.add(name, Sample.png) }
    let (folders, pictures) = try #require(deck.arrivals(inFolder: folder.path("new")))
    #expect(folders == [folder.path("new"), folder.path("new/deeper")])
    #expect(pictures == [folder.path("new/b.png"), folder.path("new/deeper/a.png")])
    deck.folders += folders
    for picture in pictures {
      let (page, index) = try #require(deck.arrival(picture))
      deck.pages.insert(page, at: index)
    }
    #expect(
      deck.pages.map { String($0.path.dropFirst(folder.path.count + 1)) } == [
        "2.png", "sub/1.png", "new/b.png", "new/deeper/a.png",
      ])
    #expect(deck.arrivals(inFolder: folder.path("new")) == nil)
  }

  @Test func `no other folder joins`() throws {
    let folder = try TemporaryFolder(pictures: ["2.png", "sub/1.png"])
    for name in [".hidden/c.png", "own/a.png", "sub/deep/d.png"] { try folder.add(name, Sample.png) }
    try folder.add("own/deck.json", #"{"pages": ["a.png"]}"#)
    var deck = try Deck.read(path: folder.path, isRecursive: false).deck
    #expect(deck.arrivals(inFolder: folder.path("sub")) == nil, "subfolders are not read")
    deck = try Deck.read(path: folder.path, isRecursive: true).deck
    deck.folders = [folder.path]
    for name in [".hidden", "own", "2.png", "none", "sub/deep"] {
      #expect(deck.arrivals(inFolder: folder.path(name)) == nil, "\(name)")
    }
  }
}
