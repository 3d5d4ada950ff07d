import DwellJSON
import DwellScenes

/// `dwell trace`: plays a scenario file and prints what is seen.
enum TraceCommand {
  /// Plays the scenario and prints a line for each of its samples.
  static func run(_ arguments: Arguments) throws(CommandProblem) {
    guard let path = try Command.trace.operand("SCENARIO", of: arguments) else {
      throw .usage(
        "trace needs a SCENARIO -- give a file, or - for the standard input; dwell trace --help tells more")
    }
    let scenario = try scenario(at: path)
    var output = Output.standard
    do {
      try scenario.play { moment in output.write(moment.line.text + "\n") }
    } catch {
      try output.finish()
      throw .usage("\(Input.name(of: path)): samples: \(error.description)")
    }
    try output.finish()
  }

  /// The scenario of a file, or of the standard input for `-`.
  private static func scenario(at path: String) throws(CommandProblem) -> Scenario {
    let bytes = try Input.bytes(of: path)
    do {
      return try Scenario(JSONDocument(bytes: bytes, name: path == "-" ? "standard input" : path))
    } catch {
      throw .usage("\(error)")
    }
  }
}
