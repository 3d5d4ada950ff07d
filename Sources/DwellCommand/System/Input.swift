import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The input of commands.
public enum Input {
  /// The maximum size of an input, in bytes.
  public static let limit = 64 << 20

  /// The bytes of a file, or of the standard input for `-`, if there are no more than `limit`. Pipes are read
  /// to their end.
  public static func bytes(
    of path: String, limit: Int = limit, fix: String = "is it the right file?"
  ) throws(CommandProblem) -> [UInt8] {
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
        throw .usage("\(name(of: path)) is larger than \(limit >> 20) MB -- \(fix)")
      }
    }
  }

  /// The name of a path for messages.
  public static func name(of path: String) -> String {
    path == "-" ? "standard input" : path.isEmpty ? "\"\"" : printable(path, limit: 400)
  }

  /// The problem of a path for a system error number.
  private static func problem(_ path: String, _ code: Int32) -> CommandProblem {
    let reason =
      switch code {
      case ENOENT, ENOTDIR: "does not exist -- check the path"
      case EISDIR: "is a folder -- give a file"
      case EACCES, EPERM: "cannot be read: permission denied -- give yourself read permission, e.g. chmod u+r"
      default: "cannot be read (\(String(cString: strerror(code)))) -- check the path"
      }
    return .usage("\(name(of: path)) \(reason)")
  }
}
