import DwellFiles

/// Why a command failed: one line for the terminal, and the exit status.
public struct CommandProblem: Error, Equatable {
  /// The error and its fix; nil if it has been reported already.
  public var message: String?
  /// The exit status.
  public var status: Int32

  /// The work failed, though the arguments and the input are valid.
  public static func failure(_ message: String) -> CommandProblem {
    CommandProblem(message: message, status: 1)
  }

  /// The arguments or the input are invalid.
  public static func usage(_ message: String) -> CommandProblem {
    CommandProblem(message: message, status: 2)
  }

  /// The problem of a feature that needs GTK, in a build without it.
  public static func withoutWindows(_ what: String) -> CommandProblem {
    .failure(
      "\(what) needs GTK, and this dwell was built without it -- "
        + "install libgtk-4-dev and build it with --traits GTK")
  }

  /// A problem that has been reported already.
  public static func reported(_ status: Int32) -> CommandProblem {
    CommandProblem(message: nil, status: status)
  }
}

/// Runs a body that writes files; a file error fails the command.
public func writing<Result>(_ body: () throws(FileError) -> Result) throws(CommandProblem) -> Result {
  do throws(FileError) {
    return try body()
  } catch {
    throw .failure(error.description)
  }
}

/// Runs a body on the main actor. Commands run on the main thread. The result carries a typed error out of
/// the isolated closure, which cannot throw one.
public func onMainThread<Value: Sendable>(
  _ body: @MainActor () throws(FileError) -> Value
) throws(CommandProblem) -> Value {
  let result = MainActor.assumeIsolated { Result { () throws(FileError) in try body() } }
  return try writing { () throws(FileError) in try result.get() }
}
