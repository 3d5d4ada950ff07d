import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that a command writes.
enum NewFile {
  /// Writes text to a file, unless there is one already.
  static func write(_ text: String, to path: String) throws(CommandProblem) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if file < 0, errno == EEXIST { return }
    guard file >= 0 else { throw problem(path, errno) }
    defer { close(file) }
    var output = Output(file: file)
    _ = output.write(text)
    if !output.flush(), let error = output.error { throw problem(path, error) }
  }

  /// What is wrong with a path, by the system's number.
  private static func problem(_ path: String, _ code: Int32) -> CommandProblem {
    .failure(
      "\(printable(path, limit: 400)) cannot be written (\(String(cString: strerror(code)))) -- check the folder"
    )
  }
}
