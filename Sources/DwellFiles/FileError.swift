import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that could not be written, the reason, and the fix.
public struct FileError: Error, Equatable, CustomStringConvertible {
  /// The file's path, as given.
  public let path: String
  /// The reason, for most errors the system's message.
  public let reason: String
  /// How to fix it.
  public let fix: String

  /// The error of a file for a system error number (errno).
  public init(path: String, errno code: Int32) {
    self.init(
      path: path, reason: String(cString: strerror(code)),
      fix: code == EISDIR
        ? "give the name of a file" : "check the folder, its permissions and the free space")
  }

  /// An error of another kind.
  public init(path: String, reason: String, fix: String) {
    self.path = path
    self.reason = reason
    self.fix = fix
  }

  /// Path, reason and fix in one line.
  public var description: String {
    "\(path.isEmpty ? quoted(path) : printable(path, limit: 400)) cannot be written (\(reason)) -- \(fix)"
  }
}
