import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellMain

/// The command from the user's side: its exit status and both outputs.
@Suite struct CommandLineTests {
  @Test(arguments: [["--help"], ["-h"], ["help"], ["--hel"]])
  func `the help is printed`(arguments: [String]) throws {
    let dwell = try DwellProcess(arguments)
    #expect(dwell.output == Main.program.help)
    #expect(dwell.errors == "")
    #expect(dwell.status == 0)
  }

  @Test func `every command has a help`() throws {
    for command in Main.program.commands {
      for arguments in [[command.name, "--help"], ["help", command.name]] {
        let dwell = try DwellProcess(arguments)
        #expect(dwell.output == command.help)
        #expect(dwell.errors == "")
        #expect(dwell.status == 0)
      }
    }
  }

  @Test(arguments: [["--version"], ["-V"], ["-V", "nonsense"]])
  func `the version is printed`(arguments: [String]) throws {
    let dwell = try DwellProcess(arguments)
    #expect(dwell.output == "dwell \(Program.version)\n")
    #expect(dwell.status == 0)
  }

  @Test(arguments: [
    (["traze"], #"dwell: "traze" is not a command -- did you mean dwell trace?"#),
    (["help", "traze"], #"dwell: "traze" is not a command -- did you mean dwell trace?"#),
    (["version"], #"dwell: "version" is not a command -- did you mean dwell --version?"#),
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
    (["trace", "carousel"], "dwell: carousel does not exist -- did you mean scene:carousel?"),
    (["/tmp", "-d", "2"], #"dwell: "/tmp" is not a command -- dwell --help lists the commands"#),
  ])
  func `wrong usage is reported on standard error with status 2`(arguments: [String], message: String) throws
  {
    let dwell = try DwellProcess(arguments)
    #expect(dwell.errors == message + "\n")
    #expect(dwell.output == "")
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
