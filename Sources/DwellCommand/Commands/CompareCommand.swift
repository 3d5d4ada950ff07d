import Dwell
import DwellFiles
import DwellJSON

/// `dwell compare`: prints the differences between two display lists or two traces.
public enum CompareCommand: Command {
  /// See ``Command/name``.
  public static let name = "compare"
  /// See ``Command/summary``.
  public static let summary = "show the differences between two display lists or traces"
  /// See ``Command/operands``.
  public static let operands = Operand.files
  /// See ``Command/options``.
  public static let options: [CommandOption] = [.help]

  /// The text of its `--help`.
  public static let help = """
    Usage: dwell compare A B

    Compares two files, step by step: either two display lists, which describe what
    components draw, or two traces of `dwell trace`. - is the standard input.
    Prints nothing if both show the same; otherwise one line for each difference, with the
    place, the item and the fields:

      line 2: fill indicator/1: x 130 -> 131, opacity 0.35 -> 0.7
      line 4, only in a.txt: fill indicator/3 172 18 8 8 r4 foreground

    The exit status is 0 if both show the same, 1 if not, 2 if one cannot be read.

    Options:
    \(Help.list([.help]))

    """

  /// The maximum number of differences printed.
  private static let maximumDifferenceCount = 100

  /// Compares two files.
  public static func run(_ arguments: Arguments, in program: Program) throws(CommandProblem) {
    let paths = arguments.operands
    guard paths.count == 2 else {
      throw .usage(
        "compare takes two files, A and B, not \(paths.count) -- write e.g. dwell compare before.txt after.txt"
      )
    }
    guard paths != ["-", "-"] else {
      throw .usage("the standard input cannot be compared with itself -- give a file for A or B")
    }
    let one = try ComparedFile(path: paths[0])
    let other = try ComparedFile(path: paths[1])
    guard one.isTrace == other.isTrace else {
      let (trace, list) = one.isTrace ? (one.name, other.name) : (other.name, one.name)
      throw .usage("\(trace) is a trace and \(list) is one display list -- compare two of the same kind")
    }
    let differences = differences(from: one, to: other)
    guard !differences.isEmpty else { return }
    var shown = differences.prefix(maximumDifferenceCount).joined(separator: "\n") + "\n"
    if differences.count > maximumDifferenceCount {
      shown += "... and \(differences.count - maximumDifferenceCount) more\n"
    }
    try Output.print(shown)
    throw .reported(1)
  }

  /// The differences, one line each.
  static func differences(from one: ComparedFile, to other: ComparedFile) -> [String] {
    var result: [String] = []
    if one.samples.count != other.samples.count {
      result.append(
        "\(one.name) has \(one.samples.count) samples, \(other.name) has \(other.samples.count)")
    }
    for (index, (old, new)) in zip(one.samples, other.samples).enumerated() {
      let place = one.isTrace ? "sample \(index + 1) at \(old.time ?? "?") s: " : ""
      result += fieldDifferences(from: old, to: new).map { place + $0 }
      result += ListComparison.differences(
        from: .init(name: one.name, list: old.list, lines: old.lines),
        to: .init(name: other.name, list: new.list, lines: new.lines)
      ).map { place + $0 }
    }
    return result
  }

  /// The differences in the fields of a trace other than the display list.
  private static func fieldDifferences(
    from old: ComparedFile.Sample, to new: ComparedFile.Sample
  ) -> [String] {
    let names =
      old.fields.map(\.name)
      + new.fields.map(\.name).filter { name in
        !old.fields.contains { $0.name == name }
      }
    return names.compactMap { name in
      let before = old.fields.first { $0.name == name }?.text ?? "nothing"
      let after = new.fields.first { $0.name == name }?.text ?? "nothing"
      return before == after ? nil : "\(name): \(printable(before)) -> \(printable(after))"
    }
  }
}
