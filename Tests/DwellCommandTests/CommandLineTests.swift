import Foundation
import Testing

@testable import DwellCommand

/// The command from the user's side: its exit status and both outputs.
@Suite struct CommandLineTests {
  @Test(arguments: [["--help"], ["-h"], ["help"], ["--hel"]])
  func `the help is printed`(arguments: [String]) throws {
    let dwell = try DwellProcess(arguments)
    #expect(dwell.output == Help.overview)
    #expect(dwell.errors == "")
    #expect(dwell.status == 0)
  }

  @Test(arguments: Command.allCases) func `every command has a help`(command: Command) throws {
    for arguments in [[command.rawValue, "--help"], ["help", command.rawValue]] {
      let dwell = try DwellProcess(arguments)
      #expect(dwell.output == command.help)
      #expect(dwell.errors == "")
      #expect(dwell.status == 0)
    }
  }

  @Test(arguments: [["--version"], ["-V"], ["-V", "nonsense"]])
  func `the version is printed`(arguments: [String]) throws {
    let dwell = try DwellProcess(arguments)
    #expect(dwell.output == "dwell \(DwellCommand.version)\n")
    #expect(dwell.status == 0)
  }

  @Test(arguments: [
    (["traze"], #"dwell: "traze" is not a command -- did you mean dwell trace?"#),
    (["help", "traze"], #"dwell: "traze" is not a command -- did you mean dwell trace?"#),
    (["version"], #"dwell: "version" is not a command -- did you mean dwell --version?"#),
    (["/tmp", "-d", "2"], #"dwell: "/tmp" is not a command -- did you mean dwell play "/tmp"?"#),
    (["xyz"], #"dwell: "xyz" is not a command -- dwell --help lists the commands"#),
    (["--verison"], "dwell: --verison is not an option of dwell -- did you mean --version?"),
    (["trace", "-q"], "dwell: -q is not an option of dwell trace -- dwell trace --help lists the options"),
    (
      ["trace"],
      "dwell: trace needs a SCENARIO -- give a file, or - for the standard input; see dwell trace --help"
    ),
    (["trace", "a", "b"], "dwell: trace takes one SCENARIO, not 2 -- quote a name with spaces"),
    (["trace", "nothing/there.json"], "dwell: nothing/there.json does not exist -- check the path"),
    (["trace", ""], "dwell: \"\" does not exist -- check the path"),
    (["trace", "/"], "dwell: / is a folder -- give a file"),
    (["trace", "--", "-q"], "dwell: -q does not exist -- check the path"),
    (["trace", "-"], "dwell: standard input:1:1: is empty; a JSON value is needed -- write e.g. {}"),
    (
      ["play", "--duration=0", "."],
      "dwell: --duration is 0; it must be a plain decimal number of seconds above 0, up to 86400, or media -- write e.g. --duration=4"
    ),
    (
      ["play", "--duration=0x1p3", "."],
      "dwell: --duration is 0x1p3; it must be a plain decimal number of seconds above 0, up to 86400, or media -- write e.g. --duration=4"
    ),
    (
      ["play", "--style=film", "."],
      #"dwell: --style is "film"; it must be control or story -- write e.g. --style=story"#
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
      ["export", "--ken-burns", "-o", "a.html", "."],
      "dwell: --ken-burns is for films and contact sheets, not for .html -- leave it out, or write -o story.mp4"
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
    (["trace", "carousel"], "dwell: carousel does not exist -- did you mean scene:carousel?"),
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
        dwell: \(what) needs GTK, and this dwell was built without it -- install libgtk-4-dev and build it with: \
        swift build -c release --traits GTK --product dwell

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

  @Test func `a closed pipe is not a failure`() throws {
    let scratch = try Scratch()
    try scratch.write(
      TraceCommandTests.scenario(samples: #"{"every": 0.001, "until": 100}"#), to: "long.json")
    let dwell = try DwellProcess(
      shell: "set -o pipefail; \"$DWELL\" trace long.json | head -n 1 | wc -l", in: scratch.folder)
    #expect(dwell.errors == "")
    #expect(dwell.output.trimmingCharacters(in: .whitespacesAndNewlines) == "1")
    #expect(dwell.status == 0)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is a failure`() throws {
    for arguments in ["--version", "trace scene.json"] {
      let scratch = try Scratch()
      try scratch.write(TraceCommandTests.scenario(samples: "[0]"), to: "scene.json")
      let dwell = try DwellProcess(shell: "\"$DWELL\" \(arguments) > /dev/full", in: scratch.folder)
      #expect(
        dwell.errors
          == "dwell: the output cannot be written (No space left on device) -- check its destination\n")
      #expect(dwell.status == 1)
    }
  }
}
