import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that is either the old one or the whole new one at any moment, as pictures of pixels are (PNGFile).
enum WholeFile {
  /// Writes text beside the file, and then in its place.
  static func write(_ text: String, to path: String) throws(CommandProblem) {
    try write(to: path) { output in _ = output.write(text) }
  }

  /// Writes what a body writes beside the file, and then in its place, unless the body throws. A link stays, and what it
  /// leads to is written; what is no file but a device or a pipe is written as it is.
  static func write(
    to path: String, _ body: (inout Output) throws(CommandProblem) -> Void
  ) throws(CommandProblem) {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    let place = resolved.map { String(cString: $0) } ?? path
    var information = stat()
    let isThere = stat(place, &information) == 0
    if isThere, information.st_mode & S_IFMT != S_IFREG {
      try check(path, try write(to: place, flags: O_WRONLY | O_CLOEXEC, isFile: false, body))
    } else {
      let draft = "\(place).\(getpid()).part"
      var isKept = false
      defer {
        if !isKept { unlink(draft) }
        Draft.end()
      }
      // What lies there is a killed program's, or a link by which somebody wants another file to be written.
      unlink(draft)
      Draft.begin(draft)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      try check(path, try write(to: draft, flags: flags, isFile: true, body))
      guard rename(draft, place) == 0 else { return try check(path, errno) }
      isKept = true
    }
  }

  /// Throws if the system complained.
  private static func check(_ path: String, _ failure: Int32) throws(CommandProblem) {
    if failure != 0 { throw problem(path, String(cString: strerror(failure))) }
  }

  /// Writes what a body writes; returns the system's complaint (errno), or 0.
  private static func write(
    to path: String, flags: Int32, isFile: Bool, _ body: (inout Output) throws(CommandProblem) -> Void
  ) throws(CommandProblem) -> Int32 {
    let file = open(path, flags, 0o666)
    guard file >= 0 else { return errno }
    var output = Output(file: file)
    do {
      try body(&output)
    } catch {
      close(file)
      throw error
    }
    var failure = output.flush() ? 0 : output.error ?? EIO
    if isFile, failure == 0, fsync(file) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    return failure
  }

  /// What is wrong with a path, in the system's words.
  static func problem(_ path: String, _ reason: String) -> CommandProblem {
    .failure(
      "\(printable(path, limit: 400)) cannot be written (\(reason)) -- check the folder, its rights and its room"
    )
  }
}
