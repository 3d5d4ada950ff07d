import DwellFiles

/// `dwell man`: prints the manual page.
enum ManCommand {
  /// The text of its `--help`.
  static let help = """
    Usage: dwell man [OPTIONS]

    Prints the manual page, dwell(1), for man and other programs that read roff: all that
    --help tells of every command. `make install` installs it. To read it at once:

      dwell man | man -l -

    Options:
    \(Help.list([.help]))

    """

  /// Prints the page.
  static func run(_ arguments: Arguments) throws(CommandProblem) {
    guard arguments.operands.isEmpty else { throw .usage("man takes no operands -- write dwell man") }
    try Output.print(ManPage.text)
  }
}
