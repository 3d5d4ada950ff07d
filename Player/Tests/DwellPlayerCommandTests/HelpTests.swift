import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// The help is complete and fits a terminal.
@Suite struct HelpTests {
  /// All help texts.
  static let all = [Main.program.help] + Main.program.commands.map { $0.help }

  @Test(arguments: all) func `a line has at most ninety letters and no blanks at its end`(help: String) {
    for line in help.split(separator: "\n") {
      #expect(line.count <= 90, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    #expect(help.hasSuffix("\n"))
    #expect(!help.hasSuffix("\n\n"))
  }

  @Test func `the overview names every command`() {
    for command in Main.program.commands { #expect(Main.program.help.contains("  \(command.name) ")) }
  }

  @Test func `the help of a command names its options`() {
    for command in Main.program.commands {
      #expect(command.help.hasPrefix("Usage: dwell \(command.name) "))
      for option in command.options { #expect(command.help.contains("--\(option.name)")) }
    }
  }

  @Test func `meanings of values stay separate when the manual page joins their lines`() {
    for option in Main.program.commands.flatMap({ $0.options }) {
      for (line, next) in zip(option.help, option.help.dropFirst())
      where option.choices.contains(where: { next.hasPrefix("\($0):") }) {
        #expect(line.hasSuffix(";"), "--\(option.name): \(line)")
      }
    }
  }
}
