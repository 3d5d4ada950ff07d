import Foundation
import Testing

@testable import DwellDeck

/// A folder of pictures, or one picture, as a deck.
@Suite("A folder as a deck")
struct DeckFolderTests {
  @Test(
    "The pictures of a folder are the pages, in natural order, 4 seconds each and looping (R027, R032)"
  )
  func folder() throws {
    let folder = try TemporaryFolder(pictures: ["p10.png", "p2.png", "P1.png"])
    let reading = try Deck.read(path: folder.path)
    #expect(reading.skipped == [])
    #expect(
      reading.deck.pages
        == ["P1.png", "p2.png", "p10.png"].map { DeckPage(path: folder.path($0), format: .png) })
    #expect(reading.deck.name == lastComponent(of: folder.path))
    #expect(reading.deck.title == nil)
    #expect(reading.deck.duration == 4)
    #expect(reading.deck.loops)
  }

  @Test("One picture is a deck of one page")
  func picture() throws {
    let folder = try TemporaryFolder()
    try folder.add("a b.dat", Sample.jpeg)
    let reading = try Deck.read(path: folder.path("a b.dat"))
    #expect(
      reading.deck == Deck(name: "a b.dat", pages: [DeckPage(path: folder.path("a b.dat"), format: .jpeg)]))
    #expect(reading.skipped == [])
  }

  @Test("A picture is recognised by its content, not by its name")
  func content() throws {
    let folder = try TemporaryFolder(pictures: ["a.txt", "b", "c.json"])
    #expect(try folder.pages() == ["a.txt", "b", "c.json"])
    #expect(try folder.pages(reading: "c.json") == ["c.json"])
  }

  @Test("Hidden files are skipped silently")
  func hidden() throws {
    let folder = try TemporaryFolder(pictures: [".hidden.png", "a.png"])
    try folder.add(".DS_Store", "x")
    try folder.folder(".git")
    #expect(try folder.pages() == ["a.png"])
    #expect(folder.messages() == [])
  }

  @Test("Files that Dwell has exported are not pages of a folder, unless they are named")
  func exported() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    let png = Sample.png + Array(repeating: 0, count: 12)
    let end = try #require(ExportMark.end(ofFile: png))
    try folder.add("sheet.png", png.dropLast(end.replaced) + end.bytes)
    try folder.add("page.html", "<!doctype html><title>Page</title><!-- \(ExportMark.text) -->")
    #expect(try folder.pages() == ["a.png"])
    #expect(folder.messages() == [])
    #expect(try folder.pages(reading: "sheet.png") == ["sheet.png"])
    #expect(try Deck.read(path: folder.path).deck.arrival(folder.path("sheet.png")) == nil)
  }

  @Test("All other files in a folder are reported and skipped, and pipes do not block")
  func foreign() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    try folder.add("10 empty.jpg", "")
    try folder.add("9 page.jpg", "<!DOCTYPE html><title>Not found</title>")
    try folder.add("notes.txt", "Hello")
    try folder.add("video.avi", Array("RIFF\0\0\0\0AVI LIST".utf8))
    try folder.add("noise.png", [0, 1, 2, 3])
    try folder.folder("more")
    try folder.pipe("pipe.png")
    try folder.link("loop.png", to: "loop.png")
    try folder.link("nowhere.png", to: "gone.png")
    try folder.link("null.png", to: "/dev/null")
    try folder.link("tohere.png", to: ".")
    try folder.add("tab\t\u{1B}[31m.txt", "x")
    #expect(try folder.pages() == ["a.png"])
    #expect(
      folder.messages() == [
        "…/9 page.jpg: is a web page, not a picture; skipped -- put a picture in its place, or leave it out",
        "…/10 empty.jpg: is empty, not a picture; skipped -- copy the picture again",
        "…/loop.png: is a link to itself; skipped -- remove the link",
        "…/more: is a folder, not a picture; skipped -- read subfolders too with --recursive, or give it as a deck of its own",
        "…/noise.png: is data of an unknown kind, not a picture; skipped -- save it as PNG or JPEG to show it",
        "…/notes.txt: is text, not a picture; skipped -- put a picture in its place, or leave it out",
        "…/nowhere.png: is a broken link; skipped -- fix the link",
        "…/null.png: is a device, not a picture; skipped -- put a picture in its place",
        "…/pipe.png: is a named pipe, not a picture; skipped -- put a picture in its place",
        "…/tab\\t\\u{1B}[31m.txt: is text, not a picture; skipped -- put a picture in its place, or leave it out",
        "…/tohere.png: is a folder, not a picture; skipped -- read subfolders too with --recursive, or give it as a deck of its own",
        "…/video.avi: is a video, not a picture; skipped -- save it as MP4 or WebM to show it",
      ])
  }

  @Test("Links to pictures in other folders are pictures")
  func links() throws {
    let other = try TemporaryFolder(pictures: ["b.png"])
    let folder = try TemporaryFolder(pictures: ["a.png"])
    try folder.link("c.png", to: other.path("b.png"))
    #expect(try folder.pages() == ["a.png", "c.png"])
    let linked = try TemporaryFolder()
    try linked.link("album", to: folder.path)
    #expect(try linked.pages(reading: "album") == ["a.png", "c.png"])
    #expect(try linked.pages(reading: "album/") == ["a.png", "c.png"])
  }

  @Test("A name that is not UTF-8 is reported and skipped")
  func encoding() throws {
    let folder = try TemporaryFolder(pictures: ["a.png"])
    let name: [CChar] = Array((folder.path + "/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
    let file = try #require(fopen(name, "w"))
    fclose(file)
    #expect(try folder.pages() == ["a.png"])
    #expect(folder.messages() == ["…/caf\u{FFFD}: has a name that is not UTF-8; skipped -- rename it"])
    remove(name)
  }

  @Test("An unreadable file is reported and skipped")
  func rights() throws {
    let folder = try TemporaryFolder(pictures: ["a.png", "b.png"])
    try #require(chmod(folder.path, 0o755) == 0 && chmod(folder.path("a.png"), 0o644) == 0)
    try #require(chmod(folder.path("b.png"), 0) == 0)
    // Root may read everything, so this thread accesses files as another user.
    let user = geteuid()
    try setFileUser(65_534)
    let pages = try? folder.pages()
    let messages = folder.messages()
    try setFileUser(user)
    #expect(pages == ["a.png"])
    #expect(
      messages == [
        "…/b.png: cannot be read: permission denied; skipped -- give yourself read permission, e.g. chmod u+r"
      ])
  }

  /// Sets the user for this thread's file access; without the right to do so, it has no effect.
  private func setFileUser(_ user: uid_t) throws {
    #if os(Linux)
    let call = try #require(dlsym(nil, "setfsuid"))
    _ = unsafeBitCast(call, to: (@convention(c) (uid_t) -> CInt).self)(user)
    #endif
  }

  @Test("A path that is not a deck is an error with the reason")
  func noDeck() throws {
    let folder = try TemporaryFolder()
    let toGive = "give a folder of pictures, a picture or a deck.json"
    #expect(folder.messages() == ["…: is an empty folder -- put pictures into it, or give another folder"])
    #expect(folder.messages(reading: "none") == ["…/none: does not exist -- check the path"])
    #expect(folder.messages(reading: "none/a.png") == ["…/none/a.png: does not exist -- check the path"])
    try folder.add("notes.txt", "Hello")
    #expect(
      folder.messages(reading: "notes.txt") == [
        "…/notes.txt: is text, neither a picture nor a deck -- \(toGive)"
      ])
    #expect(
      folder.messages(reading: "notes.txt/a.png") == [
        "…/notes.txt/a.png: does not exist: its folder is a file -- check the path"
      ])
    #expect(
      folder.messages() == [
        "…/notes.txt: is text, not a picture; skipped -- put a picture in its place, or leave it out",
        "…: holds no picture (1 other entry) -- put pictures into it, or give another folder",
      ])
    try folder.add("empty.png", "")
    #expect(
      folder.messages(reading: "empty.png") == [
        "…/empty.png: is empty, neither a picture nor a deck -- \(toGive)"
      ])
    #expect(
      folder.messages().last
        == "…: holds no picture (2 other entries) -- put pictures into it, or give another folder")
    try folder.pipe("pipe")
    #expect(folder.messages(reading: "pipe") == ["…/pipe: is a named pipe, not a file -- \(toGive)"])
    try folder.link("gone", to: "nowhere")
    #expect(folder.messages(reading: "gone") == ["…/gone: is a broken link -- fix the link"])
    let long = String(repeating: "a", count: 300)
    #expect(folder.messages(reading: long) == ["…/\(long): has a path that is too long -- use shorter names"])
    #expect(problem("") == "\"\": is not a path -- \(toGive)")
    #expect(problem("a\0b") == "a\\0b: is not a path -- \(toGive)")
  }

  @Test("System errors have readable messages")
  func failures() {
    let codes = [EACCES, EPERM, EMFILE, ENFILE, EILSEQ, EIO]
    #expect(
      codes.map { FileSystem.Failure(code: $0) }.map { "\($0.what) -- \($0.fix)" } == [
        "cannot be read: permission denied -- give yourself read permission, e.g. chmod u+r",
        "cannot be read: permission denied -- give yourself read permission, e.g. chmod u+r",
        "cannot be opened: too many files are open -- close some programs and try again",
        "cannot be opened: too many files are open -- close some programs and try again",
        "is in a folder whose name is not UTF-8 -- rename the folder",
        "cannot be read (\(String(cString: strerror(EIO)))) -- check the disk, or try a copy of the file",
      ])
  }

  @Test("A page's label is its alternative text, else its title, else its file")
  func labels() {
    let page = DeckPage(path: "/trip/IMG 12.old.jpg", format: .jpeg)
    #expect(page.label == "IMG 12.old")
    var titled = page
    titled.title = "Day two"
    #expect(titled.label == "Day two")
    titled.alternativeText = "A boat"
    #expect(titled.label == "A boat")
    titled.alternativeText = ""
    #expect(titled.label == "Day two")
  }

  /// The error of a path.
  private func problem(_ path: String) -> String? {
    do {
      _ = try Deck.read(path: path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("A picture in a deep subfolder is found, as deep as paths may be")
  func depth() throws {
    let folder = try TemporaryFolder()
    let count = (Int(PATH_MAX) - folder.path.utf8.count - 40) / 2
    let path = (1...count).map { "\($0 % 10)" }.joined(separator: "/")
    try folder.add("\(path)/deep.png", Sample.png)
    let deck = try Deck.read(path: folder.path, isRecursive: true).deck
    #expect(deck.pages.map(\.path) == [folder.path("\(path)/deep.png")])
    #expect(deck.folders.count == count + 1)
  }
}
