/// A command of a program: `dwell render`, for example. Help, manual page and completions are generated from
/// its own description.
public protocol Command: SendableMetatype {
  /// The word that calls it.
  static var name: String { get }
  /// A summary in one line.
  static var summary: String { get }
  /// Its options, ``CommandOption/help`` among them.
  static var options: [CommandOption] { get }
  /// Its operands.
  static var operands: Operand { get }
  /// The text of its `--help`.
  static var help: String { get }
  /// The path for an operand or the value of an option; by default the argument itself.
  static func path(_ argument: String) -> String
  /// Runs the command.
  static func run(_ arguments: Arguments, in program: Program) throws(CommandProblem)
}

extension Command {
  /// The argument itself.
  public static func path(_ argument: String) -> String { argument }

  /// The command's only operand; nil if it was not given.
  public static func operand(_ what: String, of arguments: Arguments) throws(CommandProblem) -> String? {
    guard arguments.operands.count <= 1 else {
      throw .usage("\(name) takes one \(what), not \(arguments.operands.count) -- quote a name with spaces")
    }
    return arguments.operands.first
  }
}
