#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FileSystem {
  /// A name in a folder.
  struct Entry: Sendable {
    /// The name; with replacement characters where it is not UTF-8.
    let name: NaturalName
    /// Whether `name` is what the system calls it, which only UTF-8 can be.
    let isExact: Bool
    /// What the listing tells without another call: nil for a link, and where the file system keeps no kinds.
    let kind: Kind?
  }

  /// The names in a folder in natural order, without hidden ones (those that begin with a dot).
  ///
  /// - Complexity: one call to the system per some hundred names; no file is touched.
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

  /// The bytes of a name in a listing.
  private static func name(of record: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &record.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }

  /// The kind that a listing tells.
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
