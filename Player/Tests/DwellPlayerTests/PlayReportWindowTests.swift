#if GTK
import CDwellGTK
import Dwell
import DwellDeck
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// `dwell play --report`: how long the pictures in a window are in view.
@MainActor
final class PlayReportWindowTests: GTKTestCase {
  /// The window's clock.
  private let clock = ManualClock()

  /// The reported seconds of a deck's pages.
  private func seconds(_ recorded: (deck: Deck, times: PageTimes)) -> [Double] {
    recorded.deck.pages.indices.map { (recorded.times[$0].shown * 1000).rounded() / 1000 }
  }

  func testADroppedDeckKeepsItsDurations() async throws {
    let deck = try SampleDecks.plain(3, in: try temporaryFolder())
    let window = try XCTUnwrap(DeckWindow(deck, deck.carousel(at: clock.now), clock: clock))
    addTeardownBlock { @MainActor in gtk_window_destroy(window.window) }
    window.present()
    runLoop(until: { gtk_widget_get_width(window.widget.widget) > 1 && window.store.isComplete }, "pictures")
    let recording = DeckRecording(window)
    clock.advance(by: 5)
    var other = try SampleDecks.plain(2, in: try temporaryFolder())
    other.title = "Other"
    window.filesDidDrop = { _, _ in (other, other.carousel(at: self.clock.now)) }
    XCTAssertTrue(try drop(["/other"], on: window))
    runLoop(until: { window.store.isComplete }, "the other's pictures")
    clock.advance(by: 1)
    window.widget.send(.key(.right))
    clock.advance(by: 2)
    XCTAssertEqual(recording.decks.map(\.deck.title), [deck.title, "Other"])
    XCTAssertEqual(recording.decks.map(seconds), [[4, 1, 0], [1, 2]])
    XCTAssertEqual(
      recording.decks.map { $0.deck.pages.map(\.path) },
      [deck.pages.map(\.path), other.pages.map(\.path)], "files have their whole paths")
    XCTAssertTrue(try drop(["/again"], on: window))
    runLoop(until: { window.store.isComplete }, "its pictures")
    clock.advance(by: 3)
    XCTAssertEqual(recording.decks.map(seconds), [[4, 1, 0], [1, 2], [3, 0]])
  }

  func testTheCommandWritesAReportOnceItsWindowIsClosed() async throws {
    let folder = try temporaryFolder()
    for (index, name) in ["a.png", "b.png", "c.png"].enumerated() {
      try SamplePictures.write(
        "\(folder)/\(name)", color: SampleDecks.color(ofPage: index), width: 40, height: 30)
    }
    let report = try temporaryFolder() + "/times.json"
    let play = Process()
    play.executableURL = Bundle.main.bundleURL.appendingPathComponent("dwell-player")
    play.arguments = ["play", folder, "--report", report, "--duration", "1000"]
    try play.run()
    /// Waits for a window with a title, gives it the focus and presses a key.
    func press(_ key: String, in title: String) throws {
      try run([
        "xdotool", "search", "--sync", "--onlyvisible", "--name", "^\(title) – ", "windowfocus", "--sync",
      ])
      try run(["xdotool", "key", key])
    }
    try press("Right", in: "a.png")
    try press("End", in: "b.png")
    try press("Home", in: "c.png")
    try press("Escape", in: "a.png")
    runLoop(until: { !play.isRunning }, "its end")
    XCTAssertEqual(play.terminationStatus, 0)
    let lines = try String(contentsOfFile: report, encoding: .utf8).split(separator: "\n")
    XCTAssertEqual(lines.count, 1)
    let fields = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    let pictures = try XCTUnwrap(fields["pictures"] as? [[String: Any]])
    XCTAssertEqual(
      pictures.map { $0["file"] as? String }, ["a.png", "b.png", "c.png"].map { "\(folder)/\($0)" })
    let shown = pictures.compactMap { $0["shown"] as? Double }
    XCTAssertEqual(shown.count, 3)
    XCTAssert(shown.allSatisfy { $0 > 0 }, "\(shown)")
    XCTAssertEqual(shown.reduce(0, +), try XCTUnwrap(fields["shown"] as? Double), accuracy: 1e-5)
    XCTAssertEqual(pictures.map { $0["isComplete"] as? Bool }, [false, false, false])
  }
}
#endif
