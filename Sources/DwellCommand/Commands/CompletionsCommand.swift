import DwellFiles
import DwellJSON

/// `dwell completions`: prints the script with which a shell completes the command line.
public enum CompletionsCommand: Command {
  /// See ``Command/name``.
  public static let name = "completions"
  /// See ``Command/summary``.
  public static let summary = "print the completions for a shell: bash, zsh or fish"
  /// See ``Command/operands``.
  public static let operands = Operand.words(Shell.allCases.map(\.rawValue))
  /// See ``Command/options``.
  public static let options: [CommandOption] = [.help]

  /// The text of its `--help`.
  public static let help = """
    Usage: dwell completions SHELL

    Prints the script with which SHELL (bash, zsh or fish) completes commands, options and
    their values. `make install` installs all three. To install one yourself, e.g.:

      dwell completions bash > ~/.local/share/bash-completion/completions/dwell
      dwell completions zsh > ~/.zfunc/_dwell        (or any folder of $fpath)
      dwell completions fish > ~/.config/fish/completions/dwell.fish

    Options:
    \(Help.list([.help]))

    """

  /// Prints the script.
  public static func run(_ arguments: Arguments, in program: Program) throws(CommandProblem) {
    guard let name = try operand("SHELL", of: arguments) else {
      throw .usage("completions needs a SHELL -- write bash, zsh or fish")
    }
    guard let shell = Shell(rawValue: name) else {
      throw .usage("\(quoted(name, limit: 24)) is not a supported shell -- write bash, zsh or fish")
    }
    try Output.print(shell.script(of: program))
  }
}

/// The shells that complete the command line.
enum Shell: String, CaseIterable {
  /// GNU Bash, 4 or later.
  case bash
  /// Zsh.
  case zsh
  /// fish, 3 or later.
  case fish

  /// Its completions of a program's commands.
  func script(of program: Program) -> String {
    switch self {
    case .bash: BashCompletions.script(of: program)
    case .zsh: ZshCompletions.script(of: program)
    case .fish: FishCompletions.script(of: program)
    }
  }

  /// Text between single quotes, in which bash and zsh expand nothing.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
