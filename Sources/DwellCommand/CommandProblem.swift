import DwellFiles
import DwellJSON

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

  /// None of the pictures of a deck can be shown; why has been told of each.
  static func nothingToShow(of deck: String) -> CommandProblem {
    .usage("none of the pictures of \(printable(deck)) can be shown -- see what is told of each")
  }

  /// What is wrong has been told already.
  static func told(_ status: Int32) -> CommandProblem { CommandProblem(message: nil, status: status) }
}

/// Writes files; what cannot be written fails the command.
func writing<Result>(_ body: () throws(FileError) -> Result) throws(CommandProblem) -> Result {
  do throws(FileError) {
    return try body()
  } catch {
    throw .failure(error.description)
  }
}

/// Does what belongs to the main thread, where commands run. A typed error does not pass through the closure
/// that isolates.
func onMainThread<Value: Sendable>(
  _ body: @MainActor () throws(FileError) -> Value
) throws(CommandProblem) -> Value {
  let result = MainActor.assumeIsolated { Result { () throws(FileError) in try body() } }
  return try writing { () throws(FileError) in try result.get() }
}
