import DwellScenes

/// The completions for bash, without its bash-completion package.
///
/// If the function finds nothing, bash completes files, as `complete -o default` requests.
enum BashCompletions {
  /// The script for the commands of a program.
  static func script(of program: Program) -> String {
    let commands = program.commands.map { $0.name }
    let words = (commands + ["help"] + names(of: Help.options)).joined(separator: " ")
    let cases = program.commands.map(branch).joined(separator: "\n")
    return """
      # Completions of dwell for bash, as `dwell completions bash` prints them.

      # The words that begin with the current one; nothing else is completed.
      _dwell_words() {
        compopt +o default +o bashdefault 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current")
      }

      # Folders.
      _dwell_folders() {
        compopt -o filenames +o default +o bashdefault 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$current")
      }

      _dwell() {
        local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' index
        # Bash splits --style=story and scene:carousel at their signs.
        if [[ $current == [=:] ]]; then
          current=''
        elif [[ $before == [=:] ]]; then
          before=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        for ((index = 1; index < COMP_CWORD; index += 1)); do
          if [[ ${COMP_WORDS[index]} != -* ]]; then
            command=${COMP_WORDS[index]}
            break
          fi
        done
        COMPREPLY=()
        case $command in
          '') _dwell_words '\(words)' ;;
          help) _dwell_words '\(commands.joined(separator: " "))' ;;
      \(cases)
        esac
      }
      complete -o bashdefault -o default -F _dwell dwell

      """
  }

  /// The options with their hyphens.
  private static func names(of options: [CommandOption]) -> [String] {
    options.flatMap { ["--\($0.name)"] + ($0.letter.map { ["-\($0)"] } ?? []) }
  }

  /// The branch of a command: after an option its values, then options after a hyphen, then operands.
  private static func branch(of command: any Command.Type) -> String {
    var lines = ["    \(command.name))", "      case $before in"]
    for option in command.options {
      guard let value = option.value, let action = action(for: option.choices, value) else { continue }
      lines.append("        \(names(of: [option]).joined(separator: " | "))) \(action) ;;")
    }
    if command.operands == .scenarios {
      lines.append("        scene) _dwell_words '\(DemoScene.all.map(\.name).joined(separator: " "))' ;;")
    }
    let options = command.options.map { "--\($0.name)" }.joined(separator: " ")
    lines.append("        *)")
    lines.append("          if [[ $current == -* ]]; then")
    lines.append("            _dwell_words '\(options)'")
    switch command.operands {
    case .files: break
    case .none: lines += ["          else", "            _dwell_words ''"]
    case .folders: lines += ["          else", "            _dwell_folders"]
    case .words(let words):
      lines += ["          else", "            _dwell_words '\(words.joined(separator: " "))'"]
    case .scenarios:
      // If no other name has the same beginning, files are completed.
      lines += [
        "          elif [[ -n $current && scene: == \"$current\"* ]]; then",
        "            compopt -o nospace 2>/dev/null",
        "            COMPREPLY=(scene:)",
      ]
    }
    lines += ["          fi ;;", "      esac ;;"]
    return lines.joined(separator: "\n")
  }

  /// The completion of an option's value.
  private static func action(for choices: [String], _ value: String) -> String? {
    if !choices.isEmpty { return "_dwell_words '\(choices.joined(separator: " "))'" }
    // Bash itself completes files.
    return value == "FILE" ? ":" : value == "FOLDER" ? "_dwell_folders" : "_dwell_words ''"
  }
}
