import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that is either the old one or the whole new one, at any moment.
enum WholeFile {
  /// Writes text beside the file, and then in its place.
  static func write(_ text: String, to path: String) throws(CommandProblem) {
    let draft = "\(path).\(getpid()).part"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw problem(path, String(cString: strerror(errno))) }
    var output = Output(file: file)
    _ = output.write(text)
    var failure = output.flush() ? 0 : output.error ?? EIO
    if failure == 0, fsync(file) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(draft, path) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(draft)
      throw problem(path, String(cString: strerror(failure)))
    }
  }

  /// What is wrong with a path, in the system's words.
  static func problem(_ path: String, _ reason: String) -> CommandProblem {
    .failure(
      "\(printable(path, limit: 400)) cannot be written (\(reason)) -- check the folder, its rights and its room"
    )
  }
}
