#if GTK
import DwellDeck
import DwellGTK
import Glibc

/// Reads a picture's file from its beginning, until reading is cancelled.
final class PictureFile {
  /// The size of a read, in bytes; a job can be cancelled between two reads.
  static let chunkLength = 65_536
  /// The maximum size of a file that a decoder keeps in memory, in bytes: a picture of the maximum number of
  /// pixels without compression, of 8 bytes each.
  static let maximumByteCount = 1_000_000_000

  /// Why reading failed; nil if it hasn't.
  private(set) var problem: PictureProblem?
  /// The file.
  private let file: OpenedFile
  /// The offset of the next bytes.
  private var offset = 0
  /// Whether the picture is no longer needed.
  private let isCancelled: () -> Bool

  /// The beginning of a file.
  init(_ file: OpenedFile, isCancelled: @escaping () -> Bool = { false }) {
    self.file = file
    self.isCancelled = isCancelled
  }

  /// Reads the next bytes, at most `room`.
  /// - Returns: their number, 0 at the end; -1 on failure, with the reason in ``problem``.
  func read(into buffer: UnsafeMutableRawPointer?, room: Int) -> Int {
    while problem == nil {
      guard !isCancelled() else {
        problem = .cancelled
        break
      }
      guard room > 0 else { return 0 }
      let count = file.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: room), at: offset)
      if count >= 0 {
        offset += count
        return count
      }
      problem = .unreadable(String(cString: strerror(errno)))
    }
    return -1
  }

  /// Skips the next bytes; false beyond the file's end.
  func skip(_ count: Int) -> Bool {
    offset += count
    return offset <= file.count
  }

  /// Reads the next bytes for a decoder that keeps all of them; empty at the end.
  func readKept() throws(PictureProblem) -> [UInt8] {
    // The file may be growing.
    guard max(offset, file.count) <= Self.maximumByteCount else {
      throw .fileTooLarge(maximum: Self.maximumByteCount)
    }
    return try read(Self.chunkLength)
  }

  /// Reads up to `count` bytes; empty at the end.
  func read(_ count: Int) throws(PictureProblem) -> [UInt8] {
    let bytes = [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, length in
      length = max(read(into: buffer.baseAddress, room: buffer.count), 0)
    }
    if let problem { throw problem }
    return bytes
  }
}

extension OpenedFile {
  /// The bytes that describe the picture, as far as they are at its beginning.
  func head() throws(PictureProblem) -> [UInt8] { try PictureFile(self).read(JPEGSegments.sampleLength) }
}

extension DeckPage {
  /// Opens its file, or fails with a problem of a picture.
  func picture() throws(PictureProblem) -> OpenedFile {
    do throws(OpenedFile.Problem) { return try open() } catch { throw PictureProblem(error) }
  }
}

extension PictureProblem {
  /// The problem of a file that cannot be opened or read.
  init(_ problem: OpenedFile.Problem) {
    self = .unreadable(problem.code.map { String(cString: strerror($0)) } ?? "it \(problem.what)")
  }
}
#endif
