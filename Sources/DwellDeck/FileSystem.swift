#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The few calls to the system that reading a deck needs, in the system's own terms.
///
/// Nothing here waits: a file is opened only when it is a regular one, and without blocking in case it has
/// just been replaced by a pipe.
enum FileSystem {
  /// What a name stands for, links followed.
  enum Kind: Equatable, Sendable {
    /// A file with bytes in it.
    case file
    /// A folder.
    case folder
    /// A named pipe, socket or device: what must not be opened, and how a message calls it.
    case other(String)

    /// What a message calls it, with its article.
    var name: String {
      switch self {
      case .file: "a file"
      case .folder: "a folder"
      case .other(let name): name
      }
    }
  }

  /// What went wrong, as the system numbers it.
  struct Failure: Error, Equatable {
    /// The system's number, `errno`.
    let code: Int32
    /// Whether what is not there is the end of a link that is.
    var isBrokenLink = false

    /// The failure of a name that does not exist.
    static let notThere = Failure(code: ENOENT)
  }

  /// What is at a path, links followed.
  static func kind(of path: String) throws(Failure) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      throw Failure(code: code, isBrokenLink: code == ENOENT && exists(path))
    }
    return kind(mode: status.st_mode)
  }

  /// Whether a name exists at all, be it a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The absolute path without links, `.` and `..`; fails if something on the way is not there.
  static func resolved(_ path: String) throws(Failure) -> String {
    guard let buffer = realpath(path, nil) else { throw Failure(code: errno) }
    defer { free(buffer) }
    guard let text = String(validatingCString: buffer) else { throw Failure(code: EILSEQ) }
    return text
  }

  /// The first `limit` bytes of a regular file, fewer if it is shorter; `kind` is what was opened if it is
  /// none.
  static func beginning(of path: String, limit: Int) throws(Failure) -> (kind: Kind, bytes: [UInt8]) {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw Failure(code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Failure(code: errno) }
    let kind = kind(mode: status.st_mode)
    guard kind == .file else { return (kind, []) }
    return (kind, try bytes(of: file, limit: limit))
  }

  /// Reads an open file until `limit` or its end.
  private static func bytes(of file: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(max(limit, 0), 1 << 16))
    while all.count < limit {
      let count = read(file, &buffer, min(buffer.count, limit - all.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(code: errno) }
      if count == 0 { break }
      all += buffer.prefix(count)
    }
    return all
  }

  /// The kind of a file's mode.
  static func kind(mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFIFO: .other("a named pipe")
    case S_IFSOCK: .other("a socket")
    default: .other("a device")
    }
  }
}

/// The last name in a path, `/` for the root; slashes at the end don't count.
///
/// Paths are taken apart by bytes, as the system does it: with a mark on it that combines, a slash is another
/// character to Swift, and still a slash to the system.
func lastComponent(of path: String) -> String {
  path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) } ?? path
}

/// A path as far as its last slash, and what follows it.
func parentAndName(of path: String) -> (parent: String, name: String) {
  let bytes = path.utf8
  let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
  return (String(decoding: bytes[..<start], as: UTF8.self), String(decoding: bytes[start...], as: UTF8.self))
}
