import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// The installed command from the user's side: its exit status and both outputs.
@Suite struct PlayerCommandLineTests {
  @Test func `every command has a help`() throws {
    #expect(try DwellProcess(["--help"]).output == Main.program.help)
    for command in Main.program.commands {
      let dwell = try DwellProcess([command.name, "--help"])
      #expect(dwell.output == command.help)
      #expect(dwell.errors == "")
      #expect(dwell.status == 0)
    }
  }

  @Test(arguments: [
    (["/tmp", "-d", "2"], #"dwell: "/tmp" is not a command -- did you mean dwell play "/tmp"?"#),
    (
      ["play", "--duration=0", "."],
      "dwell: --duration is 0; it must be a plain decimal number of seconds above 0, up to 86400, or media -- write e.g. --duration=4"
    ),
    (
      ["play", "--duration=0x1p3", "."],
      "dwell: --duration is 0x1p3; it must be a plain decimal number of seconds above 0, up to 86400, or media -- write e.g. --duration=4"
    ),
    (
      ["play", "--style=video", "."],
      #"dwell: --style is "video"; it must be control, story or stories -- write e.g. --style=story"#
    ),
    (
      ["play", "--effect=cub", "."],
      #"dwell: --effect is "cub"; it must be one of slide, fade-and-scale, cross-fade, stack, flip, cube -- did you mean cube?"#
    ),
    (
      ["play", "--per-view=0.5", "."],
      "dwell: --per-view is 0.5; it must be a plain decimal number of pages, 1...20 -- write e.g. --per-view=2.5"
    ),
    (
      ["play", "--ken-burns", "--no-ken-burns", "."],
      "dwell: --ken-burns and --no-ken-burns exclude each other -- write one of them"
    ),
    (
      ["play", "--controls=on", "."],
      #"dwell: --controls is "on"; it must be one of auto, always -- write e.g. --controls=always"#
    ),
    (
      ["play", "--fit=covers", "."],
      #"dwell: --fit is "covers"; it must be one of auto, scale-down, contain, cover -- did you mean cover?"#
    ),
    (
      ["play", "--captions=name", "."],
      #"dwell: --captions is "name"; it must be one of titles, names, exif, none -- did you mean names?"#
    ),
    (
      ["play", "--captions=names", "--no-captions", "."],
      "dwell: --captions and --no-captions exclude each other -- write one of them"
    ),
    (["play", "--loop", "--no-loop"], "dwell: --loop and --no-loop exclude each other -- write one of them"),
    (
      ["play", "--fullscreen", "--sheet=a.png"],
      "dwell: --fullscreen is for the window, and --sheet draws without one -- leave one out"
    ),
    (
      ["play", "--sound", "--sheet=a.png"],
      "dwell: --sound is for the window, and --sheet draws without one -- leave one out"
    ),
    (["play", "--sheet=a.jpg"], "dwell: a.jpg does not end in .png -- write e.g. --sheet=sheet.png"),
    (["play", "nothing"], "dwell: nothing: does not exist -- check the path"),
    (["demo"], "dwell: demo needs a FOLDER -- write e.g. dwell demo pictures"),
  ])
  func `wrong usage is reported on standard error with status 2`(arguments: [String], message: String) throws
  {
    let dwell = try DwellProcess(arguments)
    #expect(dwell.errors == message + "\n")
    #expect(dwell.output == "")
    #expect(dwell.status == 2)
  }

  #if !GTK
  @Test(arguments: [["play"], ["play", "picture.png"], ["play", "--sheet=x.png"], ["demo", "pictures"]])
  func `without windows it explains how to get them`(arguments: [String]) throws {
    let scratch = try Scratch()
    // The signature of a PNG file.
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(
      to: scratch.folder.appending(path: "picture.png"))
    let dwell = try DwellProcess(arguments, in: scratch.folder)
    let what = arguments[0]
    #expect(
      dwell.errors == """
        dwell: \(what) needs GTK, and this dwell was built without it -- install libgtk-4-dev and build it with \
        --traits GTK

        """)
    #expect(dwell.status == 1)
  }
  #endif

  @Test func `all unusable files of a deck are reported`() throws {
    let scratch = try Scratch()
    try scratch.write("no picture", to: "notes.txt")
    let dwell = try DwellProcess(["play", "."], in: scratch.folder)
    #expect(
      dwell.errors == """
        dwell: ./notes.txt: is text, not a picture; skipped -- put a picture in its place, or leave it out
        dwell: .: holds no picture (1 other entry) -- put pictures into it, or give another folder

        """)
    #expect(dwell.status == 2)
  }
}
