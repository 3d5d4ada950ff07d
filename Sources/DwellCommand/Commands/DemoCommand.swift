/// `dwell demo`: writes the demo deck.
enum DemoCommand {
  /// What its `--help` prints.
  static let help = """
    Usage: dwell demo FOLDER

    Draws the pictures of the demo deck and writes them, with their deck.json, into
    FOLDER, which is made if it isn't there. `dwell play FOLDER` shows them.

    Options:
    \(Help.list([.help]))

    """

  /// Writes the demo deck.
  static func run(_ arguments: Arguments) throws(CommandProblem) {
    guard try Command.demo.operand("FOLDER", of: arguments) != nil else {
      throw .usage("demo needs a FOLDER -- write e.g. dwell demo pictures")
    }
    throw .withoutWindows("demo draws pictures")
  }
}
