import Glibc

/// The file of the process.
let fuzzFile = FuzzFile()

/// An unnamed file, which is removed when the process ends.
struct FuzzFile {
  /// The file's descriptor.
  private let file: Int32
  /// A path to the file.
  let path: String

  /// Makes the file.
  fileprivate init() {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/dwell-fuzz-XXXXXX".utf8CString)
    file = mkstemp(&template)
    expect(file >= 0, "cannot create a file in \(folder)")
    unlink(&template)
    path = "/proc/self/fd/\(file)"
  }

  /// Replaces the contents.
  func write(_ bytes: [UInt8]) {
    ftruncate(file, 0)
    expect(pwrite(file, bytes, bytes.count, 0) == bytes.count, "the disk is full")
  }
}
