import DwellFiles

/// `dwell man`: prints the manual page.
public enum ManCommand: Command {
  /// See ``Command/name``.
  public static let name = "man"
  /// See ``Command/summary``.
  public static let summary = "print the manual page"
  /// See ``Command/operands``.
  public static let operands = Operand.none
  /// See ``Command/options``.
  public static let options: [CommandOption] = [.help]

  /// The text of its `--help`.
  public static let help = """
    Usage: dwell man [OPTIONS]

    Prints the manual page, dwell(1), for man and other programs that read roff: the help of
    every command. `make install` installs it. To read it immediately:

      dwell man | man -l -

    Options:
    \(Help.list([.help]))

    """

  /// Prints the page.
  public static func run(_ arguments: Arguments, in program: Program) throws(CommandProblem) {
    guard arguments.operands.isEmpty else { throw .usage("man takes no operands -- write dwell man") }
    try Output.print(ManPage.text(of: program))
  }
}
