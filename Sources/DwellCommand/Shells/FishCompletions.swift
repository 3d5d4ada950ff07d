import DwellScenes

/// The completions for fish.
enum FishCompletions {
  /// The script for the commands of a program.
  static func script(of program: Program) -> String {
    var lines = [
      "# Completions of dwell for fish, as `dwell completions fish` prints them.", "complete -c dwell -f",
    ]
    lines += Help.options.map { line(of: $0, if: "__fish_use_subcommand") }
    for command in program.commands {
      lines.append(
        "complete -c dwell -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
    }
    lines.append("complete -c dwell -n __fish_use_subcommand -a help -d 'describe a command'")
    let names = program.commands.map { $0.name }.joined(separator: " ")
    lines.append("complete -c dwell -n '__fish_seen_subcommand_from help' -a '\(names)'")
    for command in program.commands {
      let condition = "'__fish_seen_subcommand_from \(command.name)'"
      lines += command.options.map { line(of: $0, if: condition) }
      let operands: [String] =
        switch command.operands {
        case .none: []
        case .files: ["-F"]
        case .folders: ["-a '(__fish_complete_directories)'"]
        case .scenarios:
          ["-F", "-a '\(DemoScene.all.map { DemoScene.prefix + $0.name }.joined(separator: " "))'"]
        case .words(let words): ["-a '\(words.joined(separator: " "))'"]
        }
      lines += operands.map { "complete -c dwell -n \(condition) \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line of an option, where a condition holds.
  private static func line(of option: CommandOption, if condition: String) -> String {
    var words = ["complete -c dwell -n \(condition)"]
    if let letter = option.letter { words.append("-s \(letter)") }
    words.append("-l \(option.name)")
    if let value = option.value {
      if !option.choices.isEmpty {
        words.append("-x -a '\(option.choices.joined(separator: " "))'")
      } else if value == "FILE" {
        words.append("-r -F")
      } else if value == "FOLDER" {
        words.append("-x -a '(__fish_complete_directories)'")
      } else {
        words.append("-x")
      }
    }
    words.append("-d \(quoted(option.help.joined(separator: " ")))")
    return words.joined(separator: " ")
  }

  /// Text between single quotes, in which fish expands nothing but `\\` and `\'`.
  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if "'\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result + "'"
  }
}
