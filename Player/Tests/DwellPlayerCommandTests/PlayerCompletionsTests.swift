import DwellDeck
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// The completions have the player's commands, too.
@Suite struct PlayerCompletionsTests {
  @Test func `each option of a command is completed`() throws {
    #expect(try DwellProcess.completions(["dwell", "ex"]) == ["export"])
    for command in Main.program.commands {
      let names = try DwellProcess.completions(["dwell", command.name, "--"])
      #expect(names == command.options.map { "--\($0.name)" })
    }
  }

  @Test func `the value of an option is completed, after a blank or the sign`() throws {
    let styles = DeckStyle.allCases.map(\.rawValue)
    #expect(try DwellProcess.completions(["dwell", "export", "--style", ""]) == styles)
    #expect(try DwellProcess.completions(["dwell", "export", "-s", "st"]) == ["story", "stories"])
    #expect(try DwellProcess.completions(["dwell", "export", "--style", "="]) == styles)
    #expect(try DwellProcess.completions(["dwell", "export", "--style", "=", "co"]) == ["control"])
    #expect(try DwellProcess.completions(["dwell", "play", "--effect", "=", "cu"]) == ["cube"])
    #expect(try DwellProcess.completions(["dwell", "export", "--size", ""]) == [], "a number of one's own")
  }

  @Test func `operands are completed by bash itself: files`() throws {
    #expect(try DwellProcess.completions(["dwell", "play", ""]) == [])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `every script has every command and option`(shell: String) throws {
    let script = try DwellProcess(["completions", shell]).output
    for command in Main.program.commands {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(shell == "fish" ? "-l \(option.name) " : "--\(option.name)"))
        for choice in option.choices { #expect(script.contains(choice)) }
      }
    }
  }

  @Test func `choices are the words that an option takes`() {
    for option in Main.program.commands.flatMap({ $0.options }) where !option.choices.isEmpty {
      #expect(option.value != nil, "\(option.name)")
      #expect(option.choices.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } })
    }
  }
}
