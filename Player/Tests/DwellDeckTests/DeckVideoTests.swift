import Testing

@testable import DwellDeck

/// Videos among pictures.
@Suite struct DeckVideoTests {
  /// The beginning of an MP4.
  private static let video = [0, 0, 0, 24] + Array("ftypmp42".utf8)

  /// A folder of pictures and two videos.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(pictures: ["1.png", "3.png", "5.png"])
    try folder.add("2.mp4", Self.video)
    try folder.add("4.webm", [0x1A, 0x45, 0xDF, 0xA3, 0x9F, 0x42, 0x82, 0x84] + Array("webm".utf8))
    return folder
  }

  @Test func `videos are pages in the order of their names, without their own duration`() throws {
    let folder = try folder()
    let reading = try Deck.read(path: folder.path)
    #expect(reading.deck.pages.map(\.fileName) == ["1.png", "2.mp4", "3.png", "4.webm", "5.png"])
    #expect(reading.deck.pages.map(\.isVideo) == [false, true, false, true, false])
    #expect(reading.deck.pages.allSatisfy { $0.duration == nil })
    #expect(reading.skipped == [])
    #expect(
      reading.deck.pages.filter(\.isVideo).map(\.path) == [folder.path("2.mp4"), folder.path("4.webm")])
  }

  @Test func `a named video shows its folder from that video on, and a newly written one joins`() throws {
    let folder = try folder()
    let deck = try Deck.read(startingAt: folder.path("4.webm")).deck
    #expect(deck.startPage == 3)
    try folder.add("6.mov", [0, 0, 0, 20] + Array("ftypqt  ".utf8))
    let arrival = try #require(deck.arrival(folder.path("6.mov")))
    #expect(arrival.page.isVideo)
    #expect(arrival.index == 5)
  }

  @Test func `in a deck.json a video's own duration counts, and media is its length`() throws {
    let folder = try folder()
    try folder.add(
      "deck.json",
      #"{"duration": 3, "pages": ["2.mp4", {"picture": "2.mp4", "duration": 7, "alt": "The sea"}, {"picture": "4.webm", "duration": "media"}]}"#
    )
    let deck = try Deck.read(path: folder.path).deck
    #expect(deck.pages.map(\.duration) == [nil, 7, nil])
    #expect(deck.pages.map(\.label) == ["2", "The sea", "4"])
  }

  @Test(arguments: [(nil, nil), (0, 0), (1, nil), (2, 1), (3, nil), (4, 2)] as [(Int?, Int?)])
  func `if videos can't play they are removed, and the start page stays`(
    start: Int?, expected: Int?
  ) throws {
    let folder = try folder()
    var deck = try Deck.read(path: folder.path).deck
    deck.startPage = start
    #expect(deck.removeVideos().map(\.fileName) == ["2.mp4", "4.webm"])
    #expect(deck.pages.map(\.fileName) == ["1.png", "3.png", "5.png"])
    #expect(deck.startPage == expected)
    #expect(deck.removeVideos() == [])
    #expect(deck.startPage == expected)
  }
}
