#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that is either the old one or the whole new one at any moment.
public enum WholeFile {
  /// Writes text beside the file, and then in its place; returns the file's absolute path.
  @discardableResult public static func write(_ text: String, to path: String) throws(FileError) -> String {
    try write(to: path) { output in output.write(text) } ?? path
  }

  /// Writes what a body writes beside the file, and then in its place. A link stays, and what it leads to is
  /// written; what is no file but a device or a pipe is written as it is.
  /// - Parameter body: writes; false if what it wrote is not to be kept.
  /// - Returns: the file's absolute path without links; nil if the file was left as it is, or not made,
  ///   because the body said so.
  @discardableResult public static func write(
    to path: String, _ body: (inout Output) -> Bool
  ) throws(FileError) -> String? {
    let place = resolved(path) ?? path
    var information = stat()
    let isThere = stat(place, &information) == 0
    if isThere, information.st_mode & S_IFMT != S_IFREG {
      return try write(place, flags: O_WRONLY | O_CLOEXEC, isFile: false, as: path, body) ? place : nil
    }
    let draft = "\(place).\(getpid()).part"
    var isKept = false
    // What lies there is a killed program's, or a link by which somebody wants another file to be written.
    unlink(draft)
    let isGuarded = TemporaryFileGuard.begin(draft)
    defer {
      if !isKept { unlink(draft) }
      if isGuarded { TemporaryFileGuard.end() }
    }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    guard try write(draft, flags: flags, isFile: true, as: path, body) else { return nil }
    guard rename(draft, place) == 0 else { throw FileError(path: path, errno: errno) }
    isKept = true
    return resolved(place) ?? place
  }

  /// Writes what a body writes into what is at a place, which messages call `name`; returns what the body
  /// returns.
  private static func write(
    _ place: String, flags: Int32, isFile: Bool, as name: String, _ body: (inout Output) -> Bool
  ) throws(FileError) -> Bool {
    let file = open(place, flags, 0o666)
    guard file >= 0 else { throw FileError(path: name, errno: errno) }
    var output = Output(file: file)
    let isWanted = body(&output)
    var failure = output.flush() ? 0 : output.error ?? EIO
    if isFile, failure == 0, fsync(file) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw FileError(path: name, errno: failure) }
    return isWanted
  }

  /// The absolute path of what is at a path, without links; nil if nothing is.
  private static func resolved(_ path: String) -> String? {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    return resolved.map { String(cString: $0) }
  }
}
