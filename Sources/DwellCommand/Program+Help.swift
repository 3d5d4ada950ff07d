import DwellFiles
import DwellJSON

extension Program {
  /// The text of `dwell --help`.
  public var help: String {
    """
    Usage: dwell [COMMAND [OPTIONS] [OPERANDS]]

    Paging with a sense of time: the current dot grows into a pill and fills while
    its page dwells.

    Commands:
    \(Help.table(commands.map { ($0.name, [$0.summary]) }))

    Options:
    \(Help.list(Help.options))

    Without a command, dwell is `dwell gallery`, and takes its options: dwell -p carousel.
    `dwell COMMAND --help` describes a command. The exit status is 0 for success,
    1 for failure, 2 for wrong usage or input.

    """
  }

  /// The problem of an unknown command, which may be an option without its dashes, or a path.
  func unknown(_ name: String) -> CommandProblem {
    let option = Help.options.first { $0.name == name }.map { "--\($0.name)" }
    let meant =
      option ?? nearestName(to: name, among: commands.map { $0.name })
      ?? AtomicFile.resolved(name).flatMap { _ in forPaths.map { "\($0.name) \(quoted(name))" } }
    let fix = meant.map { "did you mean dwell \($0)?" } ?? "dwell --help lists the commands"
    return .usage("\(quoted(name)) is not a command -- \(fix)")
  }
}
