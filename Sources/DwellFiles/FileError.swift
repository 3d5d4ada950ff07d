import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that could not be written, and why.
public struct FileError: Error, Equatable, CustomStringConvertible {
  /// The file's path, as given.
  public let path: String
  /// The reason: the system's error message.
  public let reason: String

  /// The error of a file for a system error number (errno).
  public init(path: String, errno code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }

  /// Path, reason and fix in one line.
  public var description: String {
    "\(path.isEmpty ? quoted(path) : printable(path, limit: 400)) cannot be written (\(reason)) -- check the folder, its permissions and the free space"
  }
}
