#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Writes files atomically: at any moment a file has either its old or its whole new content.
public enum WholeFile {
  /// Writes text to a temporary file and moves it into place; returns the file's absolute path.
  @discardableResult public static func write(_ text: String, to path: String) throws(FileError) -> String {
    try write(to: path) { output in output.write(text) } ?? path
  }

  /// Writes to a temporary file and moves it into place. If `path` is a link, its target is replaced; a
  /// device or pipe is written to directly.
  /// - Parameter body: writes the content; returns false to discard it.
  /// - Returns: the file's absolute path without links; nil if the body returned false.
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
    // The leftover of a killed program, or a link planted to have another file overwritten.
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

  /// Writes the content to an existing place, which messages call `name`; returns the body's result.
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

  /// The absolute path without links; nil if the path doesn't exist.
  private static func resolved(_ path: String) -> String? {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    return resolved.map { String(cString: $0) }
  }
}
