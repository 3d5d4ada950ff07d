import DwellFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Output {
  /// Prints text to the standard output, all of it now.
  static func print(_ text: String) throws(CommandProblem) {
    var output = Output.standard
    output.write(text)
    try output.finish()
  }

  /// Tells something in a line of the standard error; whether anybody reads it makes no difference.
  static func tell(_ line: String) {
    var errors = Output.errors
    errors.write("dwell: \(line)\n")
    errors.flush()
  }

  /// Writes what has been kept, and fails unless nobody reads any more.
  mutating func finish() throws(CommandProblem) {
    guard !flush(), !isAbandoned, let error else { return }
    throw .failure(
      "the output cannot be written (\(String(cString: strerror(error)))) -- check where it goes")
  }
}
