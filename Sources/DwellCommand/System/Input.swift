import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Text that a command is given to read.
enum Input {
  /// The most bytes that are read: far more than a person or a program writes into a scenario.
  static let limit = 64 << 20

  /// The bytes of a file, or of the standard input for `-`. Pipes are read to their end.
  static func bytes(of path: String) throws(CommandProblem) -> [UInt8] {
    let file = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw problem(path, errno) }
    defer { if path != "-" { close(file) } }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw problem(path, errno) }
      if count == 0 { return all }
      all += buffer.prefix(count)
      guard all.count <= limit else {
        throw .usage("\(name(of: path)) is larger than \(limit >> 20) MB -- is it the right file?")
      }
    }
  }

  /// What messages call a path.
  static func name(of path: String) -> String {
    path == "-" ? "standard input" : path.isEmpty ? "\"\"" : printable(path, limit: 400)
  }

  /// What is wrong with a path, by the system's number.
  private static func problem(_ path: String, _ code: Int32) -> CommandProblem {
    let reason =
      switch code {
      case ENOENT, ENOTDIR: "is not there -- check the path"
      case EISDIR: "is a folder -- give a file"
      case EACCES, EPERM: "may not be read -- give yourself the right to, e.g. with chmod u+r"
      default: "cannot be read (\(String(cString: strerror(code)))) -- check the path"
      }
    return .usage("\(name(of: path)) \(reason)")
  }
}
