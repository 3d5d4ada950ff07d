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
  /// The file, as it was named.
  public let path: String
  /// Why, in the system's words.
  public let reason: String

  /// A file that could not be written for a reason of the system's (errno).
  public init(path: String, errno code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }

  /// File, reason and mend in one line.
  public var description: String {
    "\(path.isEmpty ? quoted(path) : printable(path, limit: 400)) cannot be written (\(reason)) -- check the folder, its rights and its room"
  }
}
