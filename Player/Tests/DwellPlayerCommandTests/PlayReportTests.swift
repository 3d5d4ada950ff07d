import Dwell
import DwellDeck
import DwellJSON
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// `dwell play --report`, as far as it needs no display.
@Suite struct PlayReportTests {
  /// A deck of three pictures.
  private var deck: Deck {
    Deck(
      name: "trip",
      pages: ["a \"1\".png", "b.png", "c.png"].map { DeckPage(path: "/trip/\($0)", format: .png) })
  }

  @Test
  func `every picture is listed with its time in view and running, to the microsecond`() {
    let times = PageTimes([
      PageTime(page: 2, shown: 0.25), PageTime(page: 0, shown: 5.5, running: 4, completions: 1),
      PageTime(page: 0, shown: 1.0000004),
    ])
    #expect(
      PlayReport(deck, times).json.text
        == #"{"deck":"trip","shown":6.75,"running":4,"pictures":["#
        + #"{"file":"/trip/a \"1\".png","isSeen":true,"isComplete":true,"shown":6.5,"running":4},"#
        + #"{"file":"/trip/b.png","isSeen":false,"isComplete":false,"shown":0,"running":0},"#
        + #"{"file":"/trip/c.png","isSeen":true,"isComplete":false,"shown":0.25,"running":0}]}"#)
  }

  @Test func `a report of a contact sheet is refused`() throws {
    let play = try DwellProcess(["play", "--report", "times.json", "--sheet", "sheet.png"])
    #expect(
      play.errors == "dwell: --report is for the window, and --sheet draws without one -- leave one out\n")
    #expect(play.status == 2)
  }

  #if GTK
  @Test(arguments: ["INT", "TERM", "HUP"])
  func `a signal that ends the command loses nothing that was recorded`(name: String) throws {
    let scratch = try Scratch()
    let play = try DwellProcess(
      shell: """
        "$DWELL" demo deck >/dev/null
        perl -e 'use POSIX; sigprocmask(SIG_UNBLOCK, POSIX::SigSet->new(1, 2, 15)); $SIG{INT} = "DEFAULT"; exec @ARGV' \
          "$DWELL" play deck --report times.json 2>/dev/null &
        until xdotool search --onlyvisible --pid $! >/dev/null 2>&1 || ! kill -0 $!; do :; done
        kill -\(name) $!; wait $!
        """, in: scratch.folder)
    #expect(play.status == 0, "\(play.errors)")
    let report = try String(contentsOf: scratch.folder.appending(path: "times.json"), encoding: .utf8)
    #expect(report.hasPrefix(#"{"deck":"Dwell","shown":"#) && report.hasSuffix("}\n"), "\(report)")
  }

  @Test(arguments: ["deck/1.png", "deck/deck.json", "./deck/../deck/1.png"])
  func `a report overwrites none of the files that are read`(path: String) throws {
    let scratch = try Scratch()
    let play = try DwellProcess(
      shell:
        "mkdir deck; echo \(Scratch.pixel) | base64 -d >deck/1.png; echo '{\"pages\": [\"1.png\"]}' >deck/deck.json; "
        + "$DWELL play deck --report \(path)", in: scratch.folder)
    #expect(
      play.errors
        == "dwell: \(path) is one of the files that are read, and would be replaced -- write to another\n")
    #expect(play.status == 2)
  }

  @Test func `without a display no report is written, and the command reports that`() throws {
    let scratch = try Scratch()
    let play = try DwellProcess(
      shell: "$DWELL demo deck && env -u DISPLAY -u WAYLAND_DISPLAY $DWELL play deck --report times.json",
      in: scratch.folder)
    #expect(play.errors == "dwell: times.json: not written, as no window was opened\n")
    #expect(play.status == 0)
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "times.json").path))
  }
  #endif
}
