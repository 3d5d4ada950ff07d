import DwellFiles
import DwellScenes

/// `dwell trace`: plays a scenario file and prints its states.
public enum TraceCommand: Command {
  /// See ``Command/name``.
  public static let name = "trace"
  /// See ``Command/summary``.
  public static let summary = "play a scenario file and print what it shows"
  /// See ``Command/operands``.
  public static let operands = Operand.scenarios
  /// See ``Command/options``.
  public static let options: [CommandOption] = [.help]

  /// Plays the scenario and prints one line per sample.
  public static func run(_ arguments: Arguments, in program: Program) throws(CommandProblem) {
    guard let path = try operand("SCENARIO", of: arguments) else {
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
