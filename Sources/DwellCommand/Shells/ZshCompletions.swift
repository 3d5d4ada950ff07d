import DwellScenes

/// The completions for zsh: a function `_dwell` for a folder of `$fpath`.
enum ZshCompletions {
  /// The script for the commands of a program.
  static func script(of program: Program) -> String {
    let commands = program.commands.map { command in
      "    " + Shell.quoted("\(command.name):\(command.summary)")
    }
    let names = program.commands.map { $0.name }.joined(separator: " ")
    let scenes = DemoScene.all.map { DemoScene.prefix + $0.name }.joined(separator: " ")
    return """
      #compdef dwell
      # Completions of dwell for zsh, as `dwell completions zsh` prints them.

      _dwell_scenario() {
        _files
        compadd -- \(scenes)
      }

      _dwell() {
        local curcontext=$curcontext state line
        local -a commands=(
      \(commands.joined(separator: "\n"))
          'help:describe a command'
        )
        _arguments -C \(list(Help.options, "    ")) \\
          '1:command:->command' '*::operand:->operand' && return
        case $state in
          command) _describe -t commands command commands ;;
          operand)
            case $words[1] in
              help) _arguments '1:command:(\(names))' ;;
      \(program.commands.map(branch).joined(separator: "\n"))
            esac ;;
        esac
      }

      if [[ $funcstack[1] == _dwell ]]; then
        _dwell "$@"
      else
        compdef _dwell dwell
      fi

      """
  }

  /// The branch of a command.
  private static func branch(of command: any Command.Type) -> String {
    let operands =
      switch command.operands {
      case .none: ""
      case .files: " \\\n            '*:file:_files'"
      case .folders: " \\\n            '1:folder:_files -/'"
      case .scenarios: " \\\n            '1:scenario:_dwell_scenario'"
      case .words(let words): " \\\n            '1:word:(\(words.joined(separator: " ")))'"
      }
    return
      "        \(command.name))\n          _arguments -s\(list(command.options, "            "))\(operands) ;;"
  }

  /// The specifications of options, each on a line of its own.
  private static func list(_ options: [CommandOption], _ indent: String) -> String {
    options.map { " \\\n" + indent + specification(of: $0) }.joined()
  }

  /// The specification of an option: the names that exclude one another, the names, the help, the value.
  private static func specification(of option: CommandOption) -> String {
    let help = escaped(option.help.joined(separator: " "))
    let value =
      option.value.map { value in
        ":\(escaped(value)):"
          + (option.choices.isEmpty
            ? value == "FILE" ? "_files" : value == "FOLDER" ? "_files -/" : " "
            : "(\(option.choices.joined(separator: " ")))")
      } ?? ""
    let (short, long) = option.value == nil ? ("", "") : ("+", "=")
    let rest = Shell.quoted("[\(help)]\(value)")
    guard let letter = option.letter else { return "--\(option.name)\(long)\(rest)" }
    let names = "-\(letter) --\(option.name)"
    return "'(\(names))'{-\(letter)\(short),--\(option.name)\(long)}\(rest)"
  }

  /// Text in which zsh reads no bracket or colon as part of the specification's syntax.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
