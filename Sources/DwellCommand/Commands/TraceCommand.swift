import DwellFiles
import DwellScenes

/// `dwell trace`: plays a scenario file and prints what it shows.
enum TraceCommand {
  /// Plays the scenario and prints one line per sample.
  static func run(_ arguments: Arguments) throws(CommandProblem) {
    guard let path = try Command.trace.operand("SCENARIO", of: arguments) else {
      throw .usage(
        "trace needs a SCENARIO -- give a file, or - for the standard input; see dwell trace --help")
    }
    let source = try Input.scenario(at: path)
    var output = Output.standard
    do {
      try source.scenario.play { moment in output.write(moment.line.text + "\n") }
    } catch {
      try output.finish()
      throw source.problem(error)
    }
    try output.finish()
  }
}
