import Testing

@testable import DwellDeck

/// Pages that stay as long as their animated pictures play.
@Suite struct MediaTimeTests {
  /// A folder with an endless GIF of one second, a PNG that plays three times half a second, and a picture.
  private func folder(_ json: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(pictures: ["c.png"])
    let frame = SampleAnimations.Frame(time: 50)
    try folder.add("a.gif", SampleAnimations.gif([frame, frame]))
    let short = SampleAnimations.Frame(time: 250)
    try folder.add("b.png", SampleAnimations.png([short, short], plays: 3))
    if let json { try folder.add("deck.json", json) }
    return folder
  }

  @Test func aDeckOfMediaTimesHasThemWhereAPictureIsAnimated() throws {
    let folder = try folder(
      #"{"duration": "media", "pages": ["a.gif", "b.png", "c.png", {"picture": "a.gif", "duration": 7}]}"#)
    let deck = try Deck.read(path: folder.path).deck
    #expect(deck.pages.map(\.duration) == [1, 1.5, nil, 7])
    #expect(deck.duration == Deck.defaultDuration)
  }

  @Test func aPageOfMediaTimeHasItWhateverTheDeckSays() throws {
    let folder = try folder(
      #"{"duration": 3, "pages": ["a.gif", {"picture": "a.gif", "duration": "media"}, {"picture": "c.png", "duration": "media"}]}"#
    )
    let deck = try Deck.read(path: folder.path).deck
    #expect(deck.pages.map(\.duration) == [nil, 1, nil])
    #expect(deck.duration == 3)
  }

  @Test func aFolderHasThemIfAPersonWantsItAlsoForPicturesThatJoin() throws {
    let folder = try folder()
    var deck = try Deck.read(path: folder.path).deck
    #expect(deck.pages.map(\.duration) == [nil, nil, nil])
    var changes = DeckChanges()
    changes.takesMediaTime = true
    changes.apply(to: &deck)
    #expect(deck.pages.map(\.duration) == [1, 1.5, nil])
    let frame = SampleAnimations.Frame(time: 125)
    try folder.add("d.webp", SampleAnimations.webP([frame, frame]))
    #expect(deck.arrival(folder.path("d.webp"))?.page.duration == 0.25)
  }

  @Test func anotherWordIsRefused() throws {
    let folder = try folder(#"{"duration": "medium", "pages": ["a.gif"]}"#)
    #expect(
      folder.messages() == [
        #"…/deck.json:1:14: duration: is "medium", not a number -- write e.g. 4"#
      ])
  }
}
