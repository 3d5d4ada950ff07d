#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import DwellTestSupport
import XCTest

/// A deck that plays for weeks without anyone near it, as on a photo frame (Player/README.md).
@MainActor
final class UnattendedTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// Opens a window that plays a deck until the test ends.
  private func open(_ deck: Deck) throws -> DeckWindow<ZoomingCarousel> {
    let window = try XCTUnwrap(
      DeckWindow(deck, deck.zoomingCarousel(at: clock.now), clock: clock, keptByteCount: 0))
    window.present()
    runLoop(until: { gtk_widget_get_width(window.widget.widget) > 1 && window.store.isComplete }, "pictures")
    addTeardownBlock { @MainActor in
      window.didClose()
      gtk_window_destroy(window.window)
    }
    return window
  }

  /// The memory of the process that is in use, in bytes.
  private func memory() throws -> Int {
    malloc_trim(0)
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try XCTUnwrap(Int(line.split(whereSeparator: \.isWhitespace)[1])) * 1024
  }

  /// The number of turns of the long test; DWELL_TURNS is another one.
  private var turnCount: Int {
    ProcessInfo.processInfo.environment["DWELL_TURNS"].flatMap { Int($0) } ?? 2000
  }

  func testMemoryDoesNotGrowWithTheNumberOfPagesThatHavePlayed() async throws {
    let folder = try temporaryFolder()
    let count = 20
    for index in 0..<count {
      let path = "\(folder)/\(index).png"
      try SamplePictures.write(path, color: [index, 200 - index, 90], width: 60, height: 40)
      if index % 10 == 5 {
        try Data(SampleAnimation(colors: [[250, 0, 0], [0, 250, 0]]).gif())
          .write(to: URL(fileURLWithPath: path))
      }
    }
    var deck = try Deck.read(path: folder).deck
    var changes = DeckChanges()
    (changes.namesPages, changes.zooms) = (true, true)
    changes.apply(to: &deck)
    let window = try open(deck)
    var (early, loads) = (0, 0)
    let didLoad = window.store.pictureDidLoad
    window.store.pictureDidLoad = { page in
      loads += 1
      didLoad(page)
    }
    for turn in 1...turnCount {
      clock.advance(by: deck.duration)
      // A turn waits for frames, which come in real time.
      window.widget.send(.tick)
      runLoop(until: { window.store.isComplete }, "page \(turn)")
      if turn % 50 == 0 { drainLoop() }
      if turn == 1000 { early = try memory() }
    }
    XCTAssertEqual(window.currentPage, turnCount % count)
    XCTAssertGreaterThan(loads, turnCount * 9 / 10, "pictures are decoded again")
    drainLoop()
    let late = try memory()
    print(
      "memory after 1000 pages \(early / 1_000_000) MB, of \(loads) pictures, after \(turnCount) \(late / 1_000_000) MB"
    )
    XCTAssertLessThan(late - early, 10_000_000)
    XCTAssertLessThan(clock.pendingCalls, 20)
  }

  func testAScreenThatSleepsStopsThePagesAndTheyContinueWhereTheyWere() async throws {
    let window = try open(try SampleDecks.plain(3, in: try temporaryFolder()))
    clock.advance(by: 3)
    window.widget.send(.pause(.hidden))
    clock.advance(by: 86_400)
    window.widget.send(.resume(.hidden))
    XCTAssertEqual(window.currentPage, 0)
    XCTAssertEqual(window.widget.component.timer.progress(at: clock.now), 0.75, accuracy: 0.01)
    clock.advance(by: 1)
    window.widget.send(.tick)
    XCTAssertEqual(window.currentPage, 1, "its last second")
  }

  func testWithoutFramesForADayPagesTurnAtMostOnceAndContinue() async throws {
    for isAsleep in [false, true] {
      let window = try open(try SampleDecks.plain(5, in: try temporaryFolder()))
      clock.advance(by: 3)
      window.widget.send(.tick)
      // A machine that sleeps, and a screen without frames, for which timeouts still come.
      if isAsleep { clock.skip(by: 86_400) } else { clock.advance(by: 86_400) }
      XCTAssertLessThanOrEqual(window.currentPage, 1)
      window.widget.send(.tick)
      let page = window.currentPage
      XCTAssertLessThanOrEqual(page, 2)
      runLoop(until: { window.store.isComplete }, "its picture")
      for turn in 1...2 {
        clock.advance(by: 4)
        window.widget.send(.tick)
        XCTAssertEqual(window.currentPage, page + turn, "asleep: \(isAsleep)")
        runLoop(until: { window.store.isComplete }, "page \(page + turn)")
      }
    }
  }

  /// The folder of the repository.
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  func testNothingReadsTheClockThatShowsTheTimeOfDay() async throws {
    XCTAssertEqual(SystemClock.shared.now, Double(g_get_monotonic_time()) / 1e6, accuracy: 1)
    // The functions of Swift, C and GLib that do.
    let names = "Date\\(\\)|Date\\.now|SuspendingClock|gettimeofday|CLOCK_REALTIME|g_get_real_time"
    let found = try DwellProcess(
      shell:
        "grep -rnE '\(names)|[^_a-z]time\\((nil|NULL)' Player/Sources Sources/DwellGTK Sources/CDwellGTK Sources/Dwell",
      in: root)
    XCTAssertEqual(found.output, "")
    XCTAssertEqual(found.status, 1, found.errors)
  }

  /// The blocks of the player's README that begin with a comment with a file's path.
  private func readmeFile(_ name: String) throws -> String {
    let readme = try String(contentsOf: root.appendingPathComponent("Player/README.md"), encoding: .utf8)
    let block = readme.components(separatedBy: "```").first { $0.hasPrefix("ini\n# ") && $0.contains(name) }
    return try XCTUnwrap(block).split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
  }

  func testTheUnitOfTheReadmeIsValid() async throws {
    let folder = URL(fileURLWithPath: try temporaryFolder())
    let unit = try readmeFile("dwell-frame.service")
    XCTAssert(unit.contains("ExecStart=%h/.local/bin/dwell play --fullscreen "))
    // The program's place, which systemd examines.
    try unit.replacingOccurrences(of: "%h/.local/bin/dwell", with: "/bin/true")
      .write(to: folder.appendingPathComponent("dwell-frame.service"), atomically: true, encoding: .utf8)
    let verified = try DwellProcess(
      shell: "XDG_RUNTIME_DIR=$PWD systemd-analyze --user verify ./dwell-frame.service", in: folder)
    XCTAssertEqual(verified.output + verified.errors, "")
    XCTAssertEqual(verified.status, 0)
  }

  func testTheAutostartEntryOfTheReadmeIsValidAndStartsThePlayerAgain() async throws {
    let folder = URL(fileURLWithPath: try temporaryFolder())
    let entry = try readmeFile("dwell-frame.desktop")
    try entry.write(
      to: folder.appendingPathComponent("dwell-frame.desktop"), atomically: true, encoding: .utf8)
    let verified = try DwellProcess(shell: "desktop-file-validate dwell-frame.desktop", in: folder)
    XCTAssertEqual(verified.output + verified.errors, "")
    XCTAssertEqual(verified.status, 0)
    // Stand-ins: a player that has pictures at its third start, and a pause without time.
    let bin = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for (name, script) in [
      ("dwell", "echo \"$@\" >>starts; [ $(wc -l <starts) -ge 3 ] || exit 2"),
      ("sleep", "echo sleep >>starts.sleep"),
    ] {
      let file = bin.appendingPathComponent(name)
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
      XCTAssertEqual(chmod(file.path, 0o755), 0)
    }
    let line = try XCTUnwrap(entry.split(separator: "\n").first { $0.hasPrefix("Exec=") }?.dropFirst(5))
    XCTAssertEqual(try DwellProcess(shell: "PATH=$PWD/bin:$PATH; \(line)", in: folder).status, 0)
    let starts = try String(contentsOf: folder.appendingPathComponent("starts"), encoding: .utf8)
    XCTAssertEqual(starts.split(separator: "\n").count, 3)
    XCTAssert(starts.hasPrefix("play --fullscreen /"), starts)
  }

  func testWithoutAnyPictureLeftThePlayerEndsWithAFailure() async throws {
    let folder = try temporaryFolder()
    let missing = try DwellProcess(shell: "$DWELL play --fullscreen '\(folder)/none'")
    XCTAssertEqual(missing.status, 2, missing.errors)
    let empty = try DwellProcess(shell: "$DWELL play --fullscreen '\(folder)'")
    XCTAssertEqual(empty.status, 2, empty.errors)
    let window = try open(try SampleDecks.plain(2, in: folder))
    var isClosed = false
    window.didClose = { isClosed = true }
    for name in ["page0.png", "page1.png"] { XCTAssertEqual(unlink("\(folder)/\(name)"), 0) }
    window.removeMissingPages()
    XCTAssertTrue(isClosed)
    XCTAssertEqual(window.store.count, 0, "the program reports this, and its status is 2")
  }
}
#endif
