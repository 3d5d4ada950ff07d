import DwellScenes
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellMain

/// The completions of shells come from the same tables as the help. `Tests/Installed/command.sh` tries them
/// in bash, zsh and fish themselves.
@Suite struct CompletionsCommandTests {
  @Test func `a command is completed`() throws {
    #expect(try DwellProcess.completions(["dwell", "re"]) == ["render"])
    #expect(try DwellProcess.completions(["dwell", ""]).contains("gallery"))
    #expect(try DwellProcess.completions(["dwell", "--v"]) == ["--version"])
    #expect(try DwellProcess.completions(["dwell", "help", "tr"]) == ["trace"])
  }

  @Test func `each option of a command is completed`() throws {
    for command in Main.program.commands {
      let names = try DwellProcess.completions(["dwell", command.name, "--"])
      #expect(names == command.options.map { "--\($0.name)" })
    }
  }

  @Test func `the value of an option is completed`() throws {
    #expect(try DwellProcess.completions(["dwell", "gallery", "--appearance", "=", "d"]) == ["dark"])
    #expect(try DwellProcess.completions(["dwell", "render", "--scale", ""]) == [], "a number of one's own")
  }

  @Test func `operands are completed: shells, demo scenes, and by bash itself files`() throws {
    #expect(try DwellProcess.completions(["dwell", "completions", ""]) == ["bash", "zsh", "fish"])
    #expect(try DwellProcess.completions(["dwell", "render", "sc"]) == ["scene:"])
    let scenes = try DwellProcess.completions(["dwell", "render", "scene", ":", "page-control-m"])
    #expect(scenes == DemoScene.all.map(\.name).filter { $0.hasPrefix("page-control-m") })
    #expect(!scenes.isEmpty)
    #expect(try DwellProcess.completions(["dwell", "compare", ""]) == [])
  }

  @Test(arguments: Shell.allCases) func `every script has every command and option`(shell: Shell) throws {
    let run = try DwellProcess(["completions", shell.rawValue])
    #expect(run.output == shell.script(of: Main.program) && run.errors == "" && run.status == 0)
    for command in Main.program.commands {
      #expect(shell.script(of: Main.program).contains(command.name))
      for option in command.options {
        #expect(
          shell.script(of: Main.program).contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)"))
        for choice in option.choices { #expect(shell.script(of: Main.program).contains(choice)) }
      }
    }
  }

  @Test(arguments: [
    ([], "completions needs a SHELL -- write bash, zsh or fish"),
    (["tcsh"], #""tcsh" is not a supported shell -- write bash, zsh or fish"#),
  ])
  func `an unknown shell is refused`(words: [String], message: String) throws {
    let run = try DwellProcess(["completions"] + words)
    #expect(run.errors == "dwell: \(message)\n" && run.status == 2)
  }

  @Test func `choices are the words that an option takes`() {
    for option in Main.program.commands.flatMap({ $0.options }) where !option.choices.isEmpty {
      #expect(option.value != nil, "\(option.name)")
      #expect(option.choices.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } })
    }
  }
}
