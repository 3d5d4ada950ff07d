import DwellScenes
import Testing

@testable import DwellCommand

/// The help is complete and fits a terminal.
@Suite struct HelpTests {
  /// All help texts.
  static let all = [Help.overview] + Command.allCases.map(\.help)

  @Test(arguments: all) func `a line has at most ninety letters and no blanks at its end`(help: String) {
    for line in help.split(separator: "\n") {
      #expect(line.count <= 90, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    #expect(help.hasSuffix("\n"))
    #expect(!help.hasSuffix("\n\n"))
  }

  @Test func `the overview names every command`() {
    for command in Command.allCases { #expect(Help.overview.contains("  \(command.rawValue) ")) }
  }

  @Test(arguments: Command.allCases) func `the help of a command names its options`(command: Command) {
    #expect(command.help.hasPrefix("Usage: dwell \(command.rawValue) "))
    for option in command.options { #expect(command.help.contains("--\(option.name)")) }
  }

  @Test func `meanings of values are apart where the manual page joins their lines`() {
    for option in Command.allCases.flatMap(\.options) {
      for (line, next) in zip(option.help, option.help.dropFirst())
      where option.choices.contains(where: { next.hasPrefix("\($0):") }) {
        #expect(line.hasSuffix(";"), "--\(option.name): \(line)")
      }
    }
  }

  @Test func `the help of trace names every field, event and word of a scenario`() {
    let names = ScenarioSchema.words.filter { !TraceCommand.help.contains($0) }
    #expect(names == [])
  }
}
