import Foundation
import Testing

@testable import DwellDeck

/// Files that change between their inspection and their use.
@Suite struct OpenedFileTests {
  /// The kinds of replacement for a file.
  enum Replacement: CaseIterable {
    case link, pipe, folder, nothing, linkToDevice

    /// Makes it at a path; links lead to another file.
    func make(_ path: String, _ other: String) {
      switch self {
      case .link: symlink(other, path)
      case .pipe: mkfifo(path, 0o666)
      case .folder: mkdir(path, 0o777)
      case .nothing: break
      case .linkToDevice: symlink("/dev/zero", path)
      }
    }

    /// The message for it if links aren't followed.
    var what: String {
      switch self {
      case .link: "has been replaced by a link"
      case .pipe: "is a named pipe, not a picture"
      case .folder: "is a folder, not a picture"
      case .nothing: "does not exist"
      case .linkToDevice: "is a device, not a picture"
      }
    }
  }

  /// A folder with a picture and a deck.json that names it, and the page of it.
  private func page() throws -> (TemporaryFolder, DeckPage) {
    let folder = try TemporaryFolder(pictures: ["deep/a.png"])
    try folder.add("deck.json", #"{"pages": ["deep/a.png"]}"#)
    return (folder, try #require(try Deck.read(path: folder.path).deck.pages.first))
  }

  @Test(arguments: Replacement.allCases)
  func `a file that was replaced isn't opened, and nothing waits for it`(replacement: Replacement) throws {
    let (folder, page) = try page()
    let outside = try TemporaryFolder(pictures: ["other.png"])
    unlink(page.path)
    replacement.make(page.path, outside.path("other.png"))
    let problem = #expect(throws: OpenedFile.Problem.self) { try page.open() }
    #expect(problem?.what == replacement.what)
    withExtendedLifetime(folder) {}
  }

  @Test func `no link is followed on the way to a picture of a deck.json`() throws {
    let (folder, page) = try page()
    let outside = try TemporaryFolder(pictures: ["a.png"])
    #expect(try page.open().format == .png)
    #expect(rename(folder.path("deep"), folder.path("old")) == 0)
    try folder.link("deep", to: outside.path)
    #expect(throws: OpenedFile.Problem.self) { try page.open() }
    // Paths named by the user are followed.
    #expect(try OpenedFile.open(page.path).format == .png)
    #expect(try Deck.read(path: folder.path("deep")).deck.pages[0].open().format == .png)
  }

  @Test func `a picture that a program has overwritten in place is opened`() throws {
    let (folder, page) = try page()
    #expect(rename(page.path, page.path + ".old") == 0)
    try folder.add("deep/a.png", Array("GIF89a".utf8))
    #expect(try page.open().format == .gif)
  }

  @Test func `reads return the opened file, in memory as it was then`() throws {
    let folder = try TemporaryFolder()
    try folder.add("a", Array("old".utf8))
    let file = try OpenedFile.open(folder.path("a"))
    let memory = try file.inMemory(limit: 3)
    #expect(try file.inMemory(limit: 2) === file)
    try Data("new".utf8).write(to: URL(filePath: folder.path("a")), options: [])
    #expect(try file.bytes() == Array("new".utf8))
    #expect(try memory.bytes() == Array("old".utf8))
    unlink(folder.path("a"))
    try folder.add("a", Array("other".utf8))
    #expect(try file.bytes() == Array("new".utf8) && file.count == 3)
    truncate(folder.path("a"), 0)
    var buffer = [UInt8](repeating: 0, count: 9)
    #expect(buffer.withUnsafeMutableBytes { memory.read(into: $0, at: 1) } == 2)
    #expect(buffer.prefix(2) == Array("ld".utf8)[...])
    #expect(buffer.withUnsafeMutableBytes { memory.read(into: $0, at: 7) } == 0)
  }
}
