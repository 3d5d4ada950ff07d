import DwellFiles
import DwellJSON

/// Why a command failed: one line for the terminal, and the exit status.
struct CommandProblem: Error, Equatable {
  /// What is wrong and how to fix it; nil if that has been reported already.
  var message: String?
  /// The exit status.
  var status: Int32

  /// The work failed, though the arguments and the input are valid.
  static func failure(_ message: String) -> CommandProblem { CommandProblem(message: message, status: 1) }

  /// The arguments or the input are invalid.
  static func usage(_ message: String) -> CommandProblem { CommandProblem(message: message, status: 2) }

  /// None of the pictures of a deck can be shown; the reasons have been reported.
  static func nothingToShow(of deck: String) -> CommandProblem {
    .usage("none of the pictures of \(printable(deck)) can be shown -- see the messages above")
  }

  /// A problem that has been reported already.
  static func reported(_ status: Int32) -> CommandProblem { CommandProblem(message: nil, status: status) }
}

/// Runs a body that writes files; a file error fails the command.
func writing<Result>(_ body: () throws(FileError) -> Result) throws(CommandProblem) -> Result {
  do throws(FileError) {
    return try body()
  } catch {
    throw .failure(error.description)
  }
}

/// Runs a body on the main actor. Commands run on the main thread. The result carries a typed error out of
/// the isolated closure, which cannot throw one.
func onMainThread<Value: Sendable>(
  _ body: @MainActor () throws(FileError) -> Value
) throws(CommandProblem) -> Value {
  let result = MainActor.assumeIsolated { Result { () throws(FileError) in try body() } }
  return try writing { () throws(FileError) in try result.get() }
}
