import DwellFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Output {
  /// Prints text to standard output and flushes it.
  public static func print(_ text: String) throws(CommandProblem) {
    var output = Output.standard
    output.write(text)
    try output.finish()
  }

  /// Prints the path of a file that was written, unless that was the standard output.
  public static func printPath(_ path: String) throws(CommandProblem) {
    if path != AtomicFile.standardOutput { try print(path + "\n") }
  }

  /// Writes one line to standard error; a closed stream is ignored.
  public static func report(_ line: String) {
    var errors = Output.errors
    errors.write("dwell: \(line)\n")
    errors.flush()
  }

  /// Flushes the buffer, and fails unless the reader has closed the stream.
  public mutating func finish() throws(CommandProblem) {
    guard !flush(), !isAbandoned, let error else { return }
    throw .failure(
      "the output cannot be written (\(String(cString: strerror(error)))) -- check its destination")
  }
}
