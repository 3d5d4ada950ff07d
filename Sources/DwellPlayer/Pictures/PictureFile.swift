#if GTK
import DwellGTK
import Glibc

/// A picture file that is open for reading, until reading is cancelled.
final class PictureFile {
  /// The size of a read, in bytes; a job can be cancelled between two reads.
  static let chunkLength = 65_536

  /// Why reading failed; nil if it hasn't.
  private(set) var problem: PictureProblem?
  /// The open file.
  private let descriptor: Int32
  /// Whether the picture is no longer needed.
  private let isCancelled: () -> Bool

  /// Opens a file; fails if it cannot be opened or isn't a regular file: reading a pipe could block forever,
  /// and a device could be endless.
  init(_ path: String, isCancelled: @escaping () -> Bool = { false }) throws(PictureProblem) {
    var status = stat()
    // Checked before opening, because merely opening a device can start it.
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw .unreadable("it is not a regular file")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    self.descriptor = descriptor
    self.isCancelled = isCancelled
  }

  deinit { close(descriptor) }

  /// A descriptor of the same file, for a library that closes it.
  func duplicate() throws(PictureProblem) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    return copy
  }

  /// Reads the next bytes, at most `room`.
  /// - Returns: their number, 0 at the end; -1 on failure, with the reason in ``problem``.
  func read(into buffer: UnsafeMutableRawPointer?, room: Int) -> Int {
    while problem == nil {
      guard !isCancelled() else {
        problem = .cancelled
        break
      }
      let count = Glibc.read(descriptor, buffer, room)
      if count >= 0 { return count }
      if errno != EINTR { problem = .unreadable(String(cString: strerror(errno))) }
    }
    return -1
  }

  /// Skips the next bytes; false beyond any file's end.
  func skip(_ count: Int) -> Bool { lseek(descriptor, off_t(count), SEEK_CUR) >= 0 }

  /// Reads up to `count` bytes; empty at the end.
  func read(_ count: Int) throws(PictureProblem) -> [UInt8] {
    let bytes = [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, length in
      length = max(read(into: buffer.baseAddress, room: buffer.count), 0)
    }
    if let problem { throw problem }
    return bytes
  }
}
#endif
