#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Files that are added to a window while it plays: to the folder, or by drag and drop; and double clicks.
@MainActor
final class DeckFilesTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// Writes pictures of one colour each into a folder.
  private func write(_ names: [String], into folder: String) throws {
    for (index, name) in names.enumerated() {
      let color = SampleDecks.color(ofPage: index)
      try SamplePictures.write("\(folder)/\(name)", color: color, width: 40, height: 30)
    }
  }

  /// Opens a window that plays a deck.
  private func open(_ deck: Deck) throws -> DeckWindow<Carousel> {
    let window = try XCTUnwrap(DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
    window.present()
    runLoop(until: { gtk_widget_get_width(window.widget.widget) > 1 && window.store.isComplete }, "pictures")
    addTeardownBlock { @MainActor in
      window.didClose()
      gtk_window_destroy(window.window)
    }
    return window
  }

  /// The window's title.
  private func title(_ window: DeckWindow<Carousel>) -> String {
    String(cString: gtk_window_get_title(window.window))
  }

  func testItStartsWithTheStartPageOfItsDeck() async throws {
    let folder = try temporaryFolder()
    try write(["1.png", "2.png", "3.png", "4.png"], into: folder)
    let deck = try Deck.read(startingAt: folder + "/3.png").deck
    let window = try open(deck)
    XCTAssertEqual(window.widget.component.currentPage, 2)
    XCTAssert(title(window).hasPrefix("3.png – "))
    let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
    XCTAssertEqual(
      Array(pixels[pixels.width / 2, pixels.height / 2].prefix(3)), SampleDecks.color(ofPage: 2))
    XCTAssertEqual(window.widget.component.timer.pausedBy, [])
    window.widget.send(.key(.left))
    XCTAssertEqual(window.widget.component.currentPage, 1, "those before it are there")
  }

  func testAPictureThatIsAddedToTheFolderJoinsAndTheCurrentPageStays() async throws {
    let folder = try temporaryFolder()
    let elsewhere = try temporaryFolder()
    try write(["2.png", "10.png"], into: folder)
    let window = try open(try Deck.read(path: folder).deck)
    window.widget.send(.select(page: 1, animated: false))
    try write(["1.png"], into: folder)
    runLoop(until: { window.widget.component.pageCount == 3 }, "a written picture")
    XCTAssertEqual(window.widget.component.currentPage, 2, "it comes before the current one")
    try write(["3.png", "notes.png"], into: elsewhere)
    try FileManager.default.moveItem(atPath: elsewhere + "/3.png", toPath: folder + "/3.png")
    runLoop(until: { window.widget.component.pageCount == 4 }, "a moved picture")
    try FileManager.default.moveItem(atPath: elsewhere + "/notes.png", toPath: folder + "/.notes.png")
    try Data("Hello".utf8).write(to: URL(fileURLWithPath: folder + "/notes.txt"))
    try FileManager.default.moveItem(atPath: folder + "/.notes.png", toPath: folder + "/11.png")
    runLoop(until: { window.widget.component.pageCount == 5 }, "a renamed picture")
    XCTAssert(title(window).hasPrefix("10.png"), "the current page stays")
    var titles: [String] = []
    for _ in 0..<5 {
      window.widget.send(.key(.right))
      titles.append(String(title(window).prefix { $0 != " " }))
      runLoop(until: { window.store.isComplete }, "its picture")
    }
    XCTAssertEqual(titles, ["11.png", "1.png", "2.png", "3.png", "10.png"])
  }

  func testWithoutItsWindowTheFolderIsNoLongerWatched() async throws {
    let folder = try temporaryFolder()
    var arrived: [String] = []
    var watcher: FolderWatcher? = FolderWatcher([folder]) { arrived.append($0) }
    try write(["1.png"], into: folder)
    runLoop(until: { !arrived.isEmpty }, "the first picture")
    XCTAssertEqual(arrived, [folder + "/1.png"])
    XCTAssertNotNil(watcher)
    watcher = nil
    try write(["2.png"], into: folder)
    let other = FolderWatcher([folder]) { arrived.append($0) }
    try write(["3.png"], into: folder)
    runLoop(until: { arrived.contains(folder + "/3.png") }, "another watcher")
    XCTAssertFalse(arrived.contains(folder + "/2.png"))
    _ = other
  }

  func testPicturesInFoldersThatAreAddedDuringPlaybackJoin() async throws {
    let folder = try temporaryFolder()
    try write(["1.png"], into: folder)
    let window = try open(Deck.read(path: folder, isRecursive: true).deck)
    runLoop(until: { window.store.loadedCount == 1 }, "the picture")
    /// Returns the paths of the pages, in the folder.
    func names() -> [String] { window.deck.pages.map { String($0.path.dropFirst(folder.count + 1)) } }
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/new/deeper", withIntermediateDirectories: true)
    try write(["a.png"], into: folder + "/new/deeper")
    runLoop(until: { names() == ["1.png", "new/deeper/a.png"] }, "a picture in a new folder")
    try write(["b.png"], into: folder + "/new")
    runLoop(until: { window.widget.component.pageCount == 3 }, "another, in a folder above")
    let elsewhere = try temporaryFolder()
    try write(["c.png"], into: elsewhere)
    try files.moveItem(atPath: elsewhere, toPath: folder + "/moved")
    runLoop(until: { window.widget.component.pageCount == 4 }, "a folder that was moved")
    XCTAssertTrue(names().contains("moved/c.png"))
    XCTAssertEqual(Set(names()).count, 4)
    XCTAssertEqual(window.widget.component.currentPage, 0)
  }

  func testFilesDroppedOnTheWindowPlay() async throws {
    let folder = try temporaryFolder()
    let window = try open(try SampleDecks.plain(3, in: folder))
    let other = try temporaryFolder()
    try write(["x.png", "a b.png"], into: other)
    var dropped: [[String]] = []
    window.filesDidDrop = { paths, _ in
      dropped.append(paths)
      guard var deck = try? Deck.read(paths: paths).deck else { return nil }
      deck.loops = false
      deck.duration = 7
      return (deck, deck.carousel(at: self.clock.now))
    }
    XCTAssertFalse(try drop([other + "/none.png"], on: window), "there is nothing to play")
    XCTAssertEqual(window.widget.component.pageCount, 3)
    clock.advance(by: 4)
    XCTAssertEqual(window.widget.component.currentPage, 1)
    XCTAssertTrue(try drop([other + "/a b.png", other + "/x.png"], on: window))
    XCTAssertEqual(dropped.last, [other + "/a b.png", other + "/x.png"])
    XCTAssertEqual(window.widget.component.pageCount, 2)
    XCTAssertEqual(window.widget.component.currentPage, 0)
    XCTAssertEqual(window.widget.component.timer.pausedBy, [.loading])
    runLoop(until: { window.store.loadedCount == 2 }, "the pictures")
    XCTAssertEqual(window.widget.component.timer.pausedBy, [])
    XCTAssert(title(window).hasPrefix("a b.png"))
    clock.advance(by: 6.9)
    XCTAssertEqual(window.widget.component.currentPage, 0, "the new deck's time")
    clock.advance(by: 1)
    XCTAssertEqual(window.widget.component.currentPage, 1)
    let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
    XCTAssertEqual(
      Array(pixels[pixels.width / 2, pixels.height / 2].prefix(3)), SampleDecks.color(ofPage: 0))
  }

  func testTheWindowExplainsWhyDroppedFilesDoNotPlay() async throws {
    let folder = try temporaryFolder()
    let window = try open(try SampleDecks.plain(3, in: folder))
    let toast = window.toast
    XCTAssertNil(toast.text)
    window.filesDidDrop = { paths, report in
      do throws(DeckProblem) {
        let reading = try Deck.read(paths: paths)
        for problem in reading.skipped { report(problem) }
        return (reading.deck, reading.deck.carousel(at: self.clock.now))
      } catch {
        report(error)
        return nil
      }
    }
    try Data("Hello".utf8).write(to: URL(fileURLWithPath: folder + "/notes.txt"))
    XCTAssertFalse(try drop([folder + "/notes.txt"], on: window))
    let text = try XCTUnwrap(toast.text)
    XCTAssert(text.hasPrefix("notes.txt is "), text)
    XCTAssertEqual(text.split(separator: "\n").count, 2, "the reason, and what helps: \(text)")
    settle()
    XCTAssertGreaterThan(gtk_widget_get_width(toast.widget), 100)
    clock.advance(by: Toast.textTime - 0.1)
    XCTAssertEqual(toast.text, text)
    clock.advance(by: 0.2)
    XCTAssertNil(toast.text)
    XCTAssertTrue(
      try drop([folder + "/none.png", folder + "/gone.png", window.deck.pages[1].path], on: window))
    XCTAssertEqual(
      toast.text, "none.png does not exist; skipped.\nCheck the path.\nand 1 more", "the others are counted")
    XCTAssertFalse(try drop([folder + "/notes.txt"], on: window))
    XCTAssertEqual(toast.text, text, "what was dropped before no longer matters")
  }

  func testTheWindowsMessagesAreAnnouncedToScreenReaders() async throws {
    let folder = try temporaryFolder()
    let window = try open(try SampleDecks.plain(3, in: folder))
    let toast = "notes.txt is text.\nSave it."
    let heard = try output(of: readerWords(["events", "2"]), onceItSays: "listening") {
      window.toast.show(problem: "is text", of: folder + "/notes.txt", fix: "save it")
    }
    // Before GTK 4.14 the window's name, of which screen readers announce each change, is the toast
    // meanwhile.
    let isAnnounced = gtk_get_minor_version() >= 14
    XCTAssert(
      heard.contains((isAnnounced ? "object:announcement|" : "accessible-name|frame|") + toast), heard)
    XCTAssertEqual(title(window), "Page 0 – sample", "only for screen readers")
    clock.advance(by: Toast.textTime + 0.1)
    XCTAssertEqual(try accessibleObject("frame").name, title(window))
  }

  func testPlaybackContinuesWhenNoDroppedFileCanBeShown() async throws {
    let window = try open(try SampleDecks.plain(3, in: try temporaryFolder()))
    window.widget.send(.select(page: 2, animated: false))
    runLoop(until: { window.store.isComplete }, "its picture")
    clock.advance(by: 1)
    let broken = Deck(name: "Broken", pages: [try SampleDecks.brokenPage(in: try temporaryFolder())])
    window.filesDidDrop = { _, _ in (broken, broken.carousel(at: self.clock.now)) }
    var isClosed = false
    window.didClose = { isClosed = true }
    // This also works after files of which none could be shown.
    for _ in 0..<2 {
      XCTAssertTrue(try drop(["/broken"], on: window))
      XCTAssertEqual(window.widget.component.pageCount, 1)
      runLoop(until: { window.deck.pages.count == 3 && window.store.isComplete }, "the deck again")
      XCTAssertFalse(isClosed)
      XCTAssertNotNil(window.toast.text)
      XCTAssertEqual(window.widget.component.currentPage, 2)
      XCTAssertEqual(window.widget.component.timer.pausedBy, [])
      XCTAssertEqual(window.widget.component.timer.progress(at: clock.now), 0.25, accuracy: 0.01)
      XCTAssert(title(window).hasPrefix("Page 2"), title(window))
    }
  }

  func testTheWindowExplainsWhyAnAddedPictureIsSkipped() async throws {
    let folder = try temporaryFolder()
    try write(["1.png", "2.png"], into: folder)
    let window = try open(try Deck.read(path: folder).deck)
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(
      to: URL(fileURLWithPath: folder + "/3.png"))
    runLoop(until: { window.toast.text != nil }, "a broken picture")
    XCTAssert(try XCTUnwrap(window.toast.text).hasPrefix("3.png is damaged: "))
    XCTAssertEqual(window.widget.component.pageCount, 2)
  }

  func testADroppedDeckKeepsItsDirectionAndFit() async throws {
    let window = try open(try SampleDecks.plain(3, in: try temporaryFolder()))
    var other = try SampleDecks.plain(2, in: try temporaryFolder())
    other.language = "ar"
    other.zooms = true
    for deck in [other, try SampleDecks.plain(2, in: try temporaryFolder())] {
      window.filesDidDrop = { _, _ in (deck, deck.carousel(at: self.clock.now)) }
      XCTAssertTrue(try drop(["/other"], on: window))
      runLoop(until: { window.store.loadedCount == 2 }, "the pictures")
      let isOther = deck == other
      XCTAssertEqual(window.widget.component.direction, isOther ? .rightToLeft : .leftToRight)
      XCTAssertEqual(window.captions.look.isRightToLeft, isOther, "captions begin at the same side")
      let pixels = try TestWindow.pixels(of: window.widget.widget, in: self)
      XCTAssertEqual(
        Array(pixels[pixels.width / 2, pixels.height / 4].prefix(3)),
        isOther ? SampleDecks.color(ofPage: 0) : [0, 0, 0], "it covers the page, or is as small as it is")
    }
  }

  func testFilesThatAreDraggedFromAnotherWindowPlay() async throws {
    let window = try open(try SampleDecks.plain(3, in: try temporaryFolder()))
    let other = try temporaryFolder()
    try write(["a b.png", "c.png"], into: other)
    window.filesDidDrop = { paths, _ in
      guard let deck = try? Deck.read(paths: paths).deck else { return nil }
      return (deck, deck.carousel(at: self.clock.now))
    }
    // The form in which file managers offer files.
    let list = "file://\(other)/c.png\r\nfile://\(other)/a%20b.png\r\n"
    let bytes = g_bytes_new(list, gsize(list.utf8.count))
    let content = gdk_content_provider_new_for_bytes("text/uri-list", bytes)
    g_bytes_unref(bytes)
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Drag")
    let source = gtk_drag_source_new()
    gtk_drag_source_set_content(source, content)
    g_object_unref(content)
    gtk_widget_add_controller(label, source)
    _ = present(label, width: 100, height: 60)
    try run(["xdotool", "mousemove", "50", "30", "mousedown", "1"])
    for step in 1...10 {
      try run(["xdotool", "mousemove", "\(50 + step * 50)", "\(30 + step * 30)"])
      settle()
    }
    XCTAssertEqual(window.deck.pages.count, 3, "they are still held")
    try run(["xdotool", "mouseup", "1"])
    runLoop(until: { window.deck.pages.count == 2 }, "a drop")
    XCTAssertEqual(window.deck.pages.map(\.path), [other + "/c.png", other + "/a b.png"])
    runLoop(until: { window.store.loadedCount == 2 }, "the pictures")
    XCTAssertEqual(window.widget.component.timer.pausedBy, [])
  }

  func testDroppedFilesThatHaveNoPathAreReportedByTheirAddresses() async throws {
    let addresses = ["file:///trip/a%20b.png", "sftp://example.org/c.png", "file:///trip/caf%E9.png"]
    var files: UnsafeMutablePointer<GSList>?
    for address in addresses.reversed() {
      files = g_slist_prepend(files, g_file_new_for_uri(address).map { UnsafeMutableRawPointer($0) })
    }
    defer { g_slist_free_full(files) { g_object_unref($0) } }
    var value = GValue()
    g_value_init(&value, gdk_file_list_get_type())
    defer { g_value_unset(&value) }
    g_value_set_boxed(&value, files)
    XCTAssertEqual(
      FileDrop.paths(in: &value), ["/trip/a b.png", "sftp://example.org/c.png", "file:///trip/caf%E9.png"])
  }

  func testADoubleClickFillsTheScreenAndTurnsNoPage() async throws {
    let window = try open(try SampleDecks.plain(4, in: try temporaryFolder()))
    var toggles = 0
    window.toggleFullScreen = { toggles += 1 }
    window.widget.send(.select(page: 1, animated: false))
    try run(["xdotool", "mousemove", "600", "300", "click", "--repeat", "2", "--delay", "60", "1"])
    runLoop(until: { toggles == 1 }, "a double click")
    settle()
    XCTAssertEqual(window.widget.component.currentPage, 1)
    XCTAssertFalse(window.widget.component.timer.pausedBy.contains(.touch), "no press is left over")
    try run(["xdotool", "mousemove", "600", "300", "click", "1"])
    runLoop(until: { window.widget.component.currentPage == 2 }, "a click turns a page")
    try run(["xdotool", "mousemove", "100", "300", "click", "1"])
    runLoop(until: { window.widget.component.currentPage == 1 }, "a click elsewhere is another click")
    XCTAssertEqual(toggles, 1)
  }

  func testTwoPressesAreADoubleClickWithinItsTimeAndDistance() async {
    func press(_ presses: [(x: Double, time: Double)]) -> [Bool] {
      var detector = DoubleClickDetector(time: 0.4, distance: 5)
      return presses.map { detector.press(at: Point(x: $0.x, y: 0), time: $0.time) }
    }
    XCTAssertEqual(press([(0, 0), (5, 0.4)]), [false, true])
    XCTAssertEqual(press([(0, 0), (0, 0.41)]), [false, false])
    XCTAssertEqual(press([(0, 0), (6, 0.1)]), [false, false])
    XCTAssertEqual(press([(0, 0), (0, 0.5), (0, 0.8)]), [false, false, true], "the second and third")
    XCTAssertEqual(press([(0, 0), (0, 0.1), (0, 0.2), (0, 0.3)]), [false, true, false, true])
    var detector = DoubleClickDetector(time: 0.4, distance: 5)
    XCTAssertFalse(detector.press(at: .zero, time: 0))
    detector.reset()
    XCTAssertFalse(detector.press(at: .zero, time: 0.1), "the first one didn't count")
  }
}
#endif
