import Foundation
import Testing

@testable import DwellDeck

/// Folders of pictures as the stories of several people.
@Suite("Folders as the stories of people")
struct DeckStoriesTests {
  /// A folder with a folder of pictures for each name.
  private func people(_ pictures: KeyValuePairs<String, [String]>) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, pictures) in pictures {
      try folder.folder(name)
      for picture in pictures { try folder.add("\(name)/\(picture)", Sample.png) }
    }
    return folder
  }

  /// The names of a deck's files.
  private func names(_ deck: Deck) -> [String] { deck.pages.map(\.fileName) }

  @Test("Each subfolder is a person's story, in natural order, and stories don't loop")
  func subfolders() throws {
    let folder = try people(["p10": ["a.png"], "p2": ["2.png", "10.png"], ".hidden": ["h.png"]])
    let reading = try Deck.readStories(paths: [folder.path])
    #expect(
      reading.deck.stories == [DeckStory(name: "p2", pageCount: 2), DeckStory(name: "p10", pageCount: 1)])
    #expect(names(reading.deck) == ["2.png", "10.png", "a.png"])
    #expect(reading.deck.name == lastComponent(of: folder.path) && reading.deck.title == nil)
    #expect(!reading.deck.loops && reading.skipped == [])
    #expect([0, 1, 2, 3].map { reading.deck.story(ofPage: $0) } == [0, 0, 1, nil])
  }

  @Test("Several paths are people, too: folders, pictures and deck.json files")
  func paths() throws {
    let folder = try people(["Ann": ["1.png"], "Bob": ["1.png", "2.png"]])
    try folder.add("Bob/deck.json", #"{"title": "Robert", "pages": [{"picture": "2.png"}]}"#)
    let deck = try Deck.readStories(paths: ["Bob/deck.json", "Ann", "Ann/1.png"].map(folder.path)).deck
    #expect(deck.stories.map(\.name) == ["Robert", "Ann", "1.png"])
    #expect(names(deck) == ["2.png", "1.png", "1.png"])
  }

  @Test("A single deck.json, or a folder with one, is one person's story")
  func onePerson() throws {
    let folder = try people(["Bob": ["1.png"]])
    try folder.add("Bob/deck.json", #"{"title": "Robert", "pages": [{"picture": "1.png"}]}"#)
    for path in ["Bob", "Bob/deck.json"] {
      let deck = try Deck.readStories(paths: [folder.path(path)]).deck
      #expect(deck.stories == [DeckStory(name: "Robert", pageCount: 1)])
    }
  }

  @Test("People keep their durations, and each person's moments are reordered among themselves")
  func changes() throws {
    let folder = try people(["A": ["1.png", "2.png"], "B": ["3.png", "4.png"]])
    try folder.add(
      "B/deck.json", #"{"duration": 7, "pages": [{"picture": "3.png"}, {"picture": "4.png", "duration": 2}]}"#
    )
    var changes = DeckChanges()
    changes.order = .reversed
    var deck = try Deck.readStories(paths: [folder.path], changes).deck
    #expect(names(deck) == ["2.png", "1.png", "4.png", "3.png"])
    #expect(deck.duration == 4 && deck.pages.map(\.duration) == [nil, nil, 2, 7])
    changes.duration = 3
    deck = try Deck.readStories(paths: [folder.path], changes).deck
    #expect(deck.duration == 3 && deck.pages.map(\.duration) == [nil, nil, 2, nil])
  }

  @Test(
    "What is beside the folders is reported, except what Dwell has exported; so are people without pictures")
  func skipped() throws {
    let folder = try people(["Ann": ["1.png"], "Empty": []])
    try folder.add("beach.png", Sample.png)
    try folder.add("all.html", "<!doctype html><title>All</title><!-- \(ExportMark.text) -->")
    let reading = try Deck.readStories(paths: [folder.path])
    #expect(reading.deck.stories.map(\.name) == ["Ann"])
    #expect(
      reading.skipped.map { "\($0)".replacing(folder.path + "/", with: "") } == [
        "beach.png: is in no person's folder; skipped -- put it into one of the folders",
        "Empty: is an empty folder; skipped -- put pictures into it, or give another folder",
      ])
  }

  @Test("A folder without a person's folder is refused, with how to make one")
  func noPeople() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    let problem = #expect(throws: DeckProblem.self) { try Deck.readStories(paths: [folder.path]) }
    #expect(
      problem.map { "\($0)" }
        == "\(folder.path): holds no folder of pictures "
        + "-- put each person's pictures into a folder of their own")
    let empty = try people(["Ann": [], "Bob": []])
    #expect(throws: DeckProblem.self) { try Deck.readStories(paths: [empty.path]) }
  }

  @Test("A story has one page less when one is removed, and ends with its last one")
  func removal() throws {
    let folder = try people(["A": ["1.png"], "B": ["2.png", "3.png"]])
    var deck = try Deck.readStories(paths: [folder.path]).deck
    deck.removePage(at: 1)
    #expect(deck.stories.map(\.pageCount) == [1, 1] && names(deck) == ["1.png", "3.png"])
    deck.removePage(at: 0)
    #expect(deck.stories == [DeckStory(name: "B", pageCount: 1)])
    deck.pages[0].format = .video
    _ = deck.removeVideos()
    #expect(deck.stories == [])
  }
}
