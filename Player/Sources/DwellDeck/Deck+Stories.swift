/// A person's story in a deck of stories: pages that follow those of the stories before it.
public struct DeckStory: Equatable, Sendable {
  /// The person's name: the title in their deck.json, or else the name of their folder.
  public var name: String
  /// The number of pages.
  public var pageCount: Int

  /// A story.
  public init(name: String, pageCount: Int) {
    self.name = name
    self.pageCount = pageCount
  }
}

extension Deck {
  /// Reads the stories of several people as one deck, which doesn't loop: each path leads to a person's deck,
  /// as in ``read(path:isRecursive:)``. A single folder without a deck.json holds a folder for each person,
  /// whose story comes in the natural order of their names.
  ///
  /// People without a page are reported like skipped pages, and so are files beside their folders.
  /// - Parameter changes: what changes in each person's deck, such as the order of its pages.
  public static func readStories(
    paths: [String], isRecursive: Bool = false, _ changes: DeckChanges = DeckChanges()
  ) throws(DeckProblem) -> DeckReading {
    var skipped: [DeckProblem] = []
    let given = paths.count == 1 ? try FileAddress.path(paths[0]) : nil
    let people = if let given { try people(in: given, &skipped) } else { paths }
    var stories: Deck?
    for person in people {
      do throws(DeckProblem) {
        let reading = try read(path: try FileAddress.path(person), isRecursive: isRecursive)
        skipped += reading.skipped
        var deck = reading.deck
        changes.apply(to: &deck)
        stories.append(deck)
      } catch {
        skipped += error.causes + [error.asSkipped]
      }
    }
    guard var deck = stories else {
      throw DeckProblem(
        file: given ?? "the \(paths.count) paths", "leads to no picture", fix: "see the messages above",
        causes: skipped)
    }
    deck.name =
      given.flatMap { try? FileSystem.resolved($0) }.map(lastComponent) ?? commonFolder(of: deck.pages)
    return DeckReading(deck: deck, skipped: skipped)
  }

  /// The story that a page belongs to; nil for a page that isn't a story's.
  /// - Complexity: O(n) in the number of stories.
  public func story(ofPage page: Int) -> Int? {
    var end = 0
    return stories.firstIndex { story in
      end += story.pageCount
      return page < end
    }
  }

  /// Counts a page no longer among those of its story, which ends with its last one.
  mutating func dropFromStory(_ page: Int) {
    guard let story = story(ofPage: page) else { return }
    stories[story].pageCount -= 1
    if stories[story].pageCount == 0 { stories.remove(at: story) }
  }

  /// The paths of the people in a folder; the path itself if it leads to one person's deck.
  private static func people(
    in path: String, _ skipped: inout [DeckProblem]
  ) throws(DeckProblem) -> [String] {
    let kind = try asked(path) { () throws(FileSystem.Failure) in try FileSystem.kind(of: path) }
    guard kind == .folder, !FileSystem.exists(joined(path, fileName)) else { return [path] }
    let entries = try asked(path) { () throws(FileSystem.Failure) in
      try FileSystem.entries(of: try FileSystem.resolved(path))
    }
    var people: [String] = []
    for entry in entries {
      let file = joined(path, entry.name.name)
      if !entry.isExact {
        skipped.append(DeckProblem(file: file, "has a name that is not UTF-8; skipped", fix: "rename it"))
      } else if (entry.kind ?? (try? FileSystem.kind(of: file))) == .folder {
        people.append(file)
      } else if (try? OpenedFile(file)).map(ExportMark.isInExport) != true {
        skipped.append(
          DeckProblem(file: file, "is in no person's folder; skipped", fix: "put it into one of the folders"))
      }
    }
    guard !people.isEmpty else {
      throw DeckProblem(
        file: path, "holds no folder of pictures",
        fix: "put each person's pictures into a folder of their own")
    }
    return people
  }
}

extension Deck? {
  /// Appends a person's deck to a deck of stories, which has the first person's words and duration.
  fileprivate mutating func append(_ person: Deck) {
    var deck = self ?? person
    if self == nil {
      (deck.title, deck.pages, deck.folders, deck.deckFiles, deck.absentPages) = (nil, [], [], [], [])
      (deck.loops, deck.zooms, deck.ground, deck.pagesPerView) = (false, false, .dark, 1)
      (deck.order, deck.startPage) = (.given, nil)
    }
    for var page in person.pages {
      // Without a duration of its own, a video stays until it ends.
      if person.duration != deck.duration, !page.isVideo { page.duration = page.duration ?? person.duration }
      deck.pages.append(page)
    }
    deck.folders += person.folders
    deck.deckFiles += person.deckFiles
    deck.stories.append(DeckStory(name: person.title ?? person.name, pageCount: person.pages.count))
    self = deck
  }
}
