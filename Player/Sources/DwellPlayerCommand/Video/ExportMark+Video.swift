#if GTK
import DwellDeck
import DwellFiles
import Glibc

extension ExportMark {
  /// Adds the mark to a video.
  /// - Parameters:
  ///   - path: the file.
  ///   - name: its name in messages.
  static func add(to path: String, named name: String) throws(FileError) {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path: name, errno: errno) }
    defer { close(file) }
    var beginning = [UInt8](repeating: 0, count: 64)
    let count = pread(file, &beginning, beginning.count, 0)
    let length = lseek(file, 0, SEEK_END)
    guard count > 0, let end = end(ofFile: Array(beginning.prefix(count))) else { return }
    try write(end.bytes, to: file, at: length - end.replaced, named: name)
    guard beginning.starts(with: Array("RIFF".utf8)) else { return }
    // A chunk of WebP is part of the file's only one.
    let size = UInt32(truncatingIfNeeded: length + end.bytes.count - 8).littleEndian
    try write(withUnsafeBytes(of: size) { Array($0) }, to: file, at: 4, named: name)
  }

  /// Writes bytes at an offset.
  private static func write(_ bytes: [UInt8], to file: Int32, at offset: Int, named name: String)
    throws(FileError)
  {
    guard pwrite(file, bytes, bytes.count, offset) == bytes.count else {
      throw FileError(path: name, errno: errno == 0 ? ENOSPC : errno)
    }
  }
}
#endif
