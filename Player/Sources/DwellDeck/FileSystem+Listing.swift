#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FileSystem {
  /// An entry of a folder.
  struct Entry: Sendable {
    /// The name; with replacement characters where it is not UTF-8.
    let name: NaturalName
    /// Whether `name` is exactly the name on disk; only names in UTF-8 are.
    let isExact: Bool
    /// The kind, if the listing reports it; nil for a link, and on file systems that don't store kinds.
    let kind: Kind?
  }

  /// The entries of a folder in natural order, without hidden ones (whose names begin with a dot).
  ///
  /// - Complexity: one system call per several hundred names; no file is opened.
  static func entries(of folder: String) throws(Failure) -> [Entry] {
    guard let stream = opendir(folder) else { throw Failure(code: errno) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let record = readdir(stream) else { break }
      let bytes = name(of: record)
      guard let first = bytes.first, first != UInt8(ascii: ".") else { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      entries.append(
        Entry(
          name: NaturalName(name), isExact: name.utf8.elementsEqual(bytes),
          kind: kind(listed: Int32(record.pointee.d_type))))
    }
    guard errno == 0 else { throw Failure(code: errno) }
    return entries.sorted { $0.name < $1.name }
  }

  /// The bytes of a name in a directory record.
  private static func name(of record: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &record.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }

  /// The kind that a directory record reports.
  private static func kind(listed type: Int32) -> Kind? {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_FIFO): .other("a named pipe")
    case Int32(DT_SOCK): .other("a socket")
    case Int32(DT_CHR), Int32(DT_BLK): .other("a device")
    default: nil
    }
  }
}
