/// Why a command ends without having done its work: one line for the terminal, and the status to exit with.
struct CommandProblem: Error, Equatable {
  /// What is wrong, and how to mend it; nil if that has been told already.
  var message: String?
  /// The status to exit with.
  var status: Int32

  /// The work failed: nothing was wrong with what was asked.
  static func failure(_ message: String) -> CommandProblem { CommandProblem(message: message, status: 1) }

  /// What was asked, or given to read, is wrong.
  static func usage(_ message: String) -> CommandProblem { CommandProblem(message: message, status: 2) }

  /// What is wrong has been told already.
  static func told(_ status: Int32) -> CommandProblem { CommandProblem(message: nil, status: status) }
}
