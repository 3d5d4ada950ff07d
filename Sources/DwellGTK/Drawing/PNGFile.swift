#if GTK
import CGtk
import Dwell
import Glibc

/// A file that could not be written, and why.
public struct FileError: Error, Equatable, CustomStringConvertible {
  /// The file, as it was named.
  public let path: String
  /// Why, in the system's words.
  public let reason: String

  /// The file and the reason in one line.
  public var description: String { "\(path): \(reason)" }

  /// A file that could not be written for a reason of the system's (errno).
  init(path: String, errno code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }
}

extension Raster {
  /// Writes the picture as a PNG file: beside the file first and then in its place, so that the file always is either
  /// the old one or the whole new one. A link stays, and what it leads to is written; what is no file but a device or a
  /// pipe is written as it is.
  public func writePNG(to path: String) throws(FileError) {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    let place = resolved.map { String(cString: $0) } ?? path
    var information = stat()
    let isThere = stat(place, &information) == 0
    if isThere, information.st_mode & S_IFMT != S_IFREG {
      try check(path, write(to: place, flags: O_WRONLY | O_CLOEXEC, isFile: false))
    } else {
      let draft = "\(place).\(getpid()).part"
      // What lies there is a killed program's, or a link by which somebody wants another file to be written.
      unlink(draft)
      var failure = write(to: draft, flags: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isFile: true)
      if failure == 0, rename(draft, place) != 0 { failure = errno }
      if failure != 0 { unlink(draft) }
      try check(path, failure)
    }
  }

  /// Throws if the system complained.
  private func check(_ path: String, _ failure: Int32) throws(FileError) {
    if failure != 0 { throw FileError(path: path, errno: failure) }
  }

  /// Writes the picture; returns the system's complaint (errno), or 0.
  private func write(to path: String, flags: Int32, isFile: Bool) -> Int32 {
    let file = open(path, flags, 0o666)
    guard file >= 0 else { return errno }
    var failure = encode(to: file)
    if isFile, failure == 0, fsync(file) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    return failure
  }

  /// What the encoder needs to know while it writes.
  private struct Sink {
    /// The file that is written.
    var file: Int32
    /// The system's first complaint (errno); 0 for none.
    var failure: Int32
  }

  /// Encodes the picture into an open file; returns the system's complaint (errno), or 0.
  private func encode(to file: Int32) -> Int32 {
    var sink = Sink(file: file, failure: 0)
    let status = cairo_surface_write_to_png_stream(
      surface,
      { context, bytes, count in
        guard let sink = context?.assumingMemoryBound(to: Sink.self) else { return CAIRO_STATUS_WRITE_ERROR }
        var done = 0
        while done < Int(count) {
          let written = Glibc.write(sink.pointee.file, bytes?.advanced(by: done), Int(count) - done)
          if written > 0 {
            done += written
          } else if errno != EINTR {
            sink.pointee.failure = errno
            return CAIRO_STATUS_WRITE_ERROR
          }
        }
        return CAIRO_STATUS_SUCCESS
      }, &sink)
    if sink.failure != 0 { return sink.failure }
    switch status {
    case CAIRO_STATUS_SUCCESS: return 0
    case CAIRO_STATUS_NO_MEMORY: return ENOMEM
    default: return EIO
    }
  }
}
#endif
