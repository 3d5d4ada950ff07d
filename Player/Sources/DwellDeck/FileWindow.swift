/// A regular file whose bytes are read on demand, through a window onto it, so that a large file is never in
/// memory as a whole.
final class FileWindow {
  /// The file's length when it was opened, in bytes.
  var count: Int { file.count }
  /// The open file.
  private let file: OpenedFile
  /// The bytes in memory.
  private var window: [UInt8] = []
  /// Their offset in the file.
  private var start = 0

  /// The length of the window, in bytes.
  private static let length = 1 << 16

  /// A window onto an open file.
  init(_ file: OpenedFile) { self.file = file }

  /// The first bytes, at most `count`.
  func beginning(_ count: Int) -> [UInt8] { read(0..<min(count, self.count)) }

  /// The byte at an offset; nil beyond the end.
  subscript(offset: Int) -> UInt8? {
    if !(start..<start + window.count).contains(offset) {
      guard (0..<count).contains(offset) else { return nil }
      start = offset
      window = read(offset..<min(offset + Self.length, count))
    }
    return window.isEmpty ? nil : window[offset - start]
  }

  /// The bytes of a range; nil unless all of them are available.
  func bytes(_ range: Range<Int>) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
    if range.lowerBound >= start, range.upperBound <= start + window.count {
      return Array(window[(range.lowerBound - start)..<(range.upperBound - start)])
    }
    if range.count < 64 {
      // Nearby bytes are usually requested next.
      let bytes = range.compactMap { self[$0] }
      return bytes.count == range.count ? bytes : nil
    }
    let bytes = read(range)
    return bytes.count == range.count ? bytes : nil
  }

  /// Reads a range of the file, or as much of it as can be read.
  private func read(_ range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, length in
      length = 0
      while length < range.count {
        let rest = UnsafeMutableRawBufferPointer(
          UnsafeMutableBufferPointer(rebasing: buffer[length..<range.count]))
        let result = file.read(into: rest, at: range.lowerBound + length)
        guard result > 0 else { break }
        length += result
      }
    }
  }
}

extension [UInt8] {
  /// The number in `count` bytes at an offset, little-endian; the bytes must be available.
  func little(_ offset: Int, _ count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(self[offset + $1]) }
  }

  /// The number in `count` bytes at an offset, big-endian; the bytes must be available.
  func big(_ offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | Int(self[offset + $1]) }
  }
}
