#if GTK
import DwellGTK
import Glibc

/// A picture file that is open for reading, until somebody does not want its picture any more.
final class PictureFile {
  /// How much of a file is read at a time, in bytes; between two reads a job can be cancelled.
  static let chunkLength = 65_536

  /// Why reading failed; nil while it has not.
  private(set) var problem: PictureProblem?
  /// The open file.
  private let descriptor: Int32
  /// Whether nobody wants the picture any more.
  private let isCancelled: () -> Bool

  /// Opens a file; refuses what cannot be opened, or is none: a pipe that took a picture's place would be
  /// waited for without end, and a device be read for ever.
  init(_ path: String, isCancelled: @escaping () -> Bool = { false }) throws(PictureProblem) {
    var status = stat()
    // Looked at before it is opened, since even opening a device can set it going.
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .unreadable("it is no file") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    self.descriptor = descriptor
    self.isCancelled = isCancelled
  }

  deinit { close(descriptor) }

  /// Reads the next bytes, no more than there is room for.
  /// - Returns: their number, 0 at the end; -1 if it failed, and ``problem`` says why.
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

  /// The next bytes, no more than so many; none at the end.
  func read(_ count: Int) throws(PictureProblem) -> [UInt8] {
    let bytes = [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, length in
      length = max(read(into: buffer.baseAddress, room: buffer.count), 0)
    }
    if let problem { throw problem }
    return bytes
  }
}
#endif
