#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system calls that reading a deck needs.
///
/// None of them blocks: only regular files are opened, and with O_NONBLOCK in case a file has just been
/// replaced by a pipe.
enum FileSystem {
  /// The kind of a path, links followed.
  enum Kind: Equatable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A named pipe, socket or device, which must not be opened; the value is its name for messages.
    case other(String)

    /// The name for messages, with its article.
    var name: String {
      switch self {
      case .file: "a file"
      case .folder: "a folder"
      case .other(let name): name
      }
    }
  }

  /// A failed system call.
  struct Failure: Error, Equatable {
    /// The error number, `errno`.
    let code: Int32
    /// Whether a link exists whose target doesn't.
    var isBrokenLink = false

    /// The failure of a path that doesn't exist.
    static let notThere = Failure(code: ENOENT)
  }

  /// The kind of a path, links followed.
  static func kind(of path: String) throws(Failure) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      throw Failure(code: code, isBrokenLink: code == ENOENT && exists(path))
    }
    return kind(mode: status.st_mode)
  }

  /// Whether a path exists, even as a broken link.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The absolute path without links, `.` and `..`; fails if any part doesn't exist.
  static func resolved(_ path: String) throws(Failure) -> String {
    guard let buffer = realpath(path, nil) else { throw Failure(code: errno) }
    defer { free(buffer) }
    guard let text = String(validatingCString: buffer) else { throw Failure(code: EILSEQ) }
    return text
  }

  /// The first `limit` bytes of a regular file, or all of a shorter one. For anything else `bytes` is empty;
  /// `kind` is what was found.
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

  /// Reads an open file up to `limit` bytes or its end.
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

/// The last component of a path, `/` for the root; trailing slashes are ignored.
///
/// Paths are split by bytes, as the system does it: a slash with a combining mark is a different character to
/// Swift, but still a separator to the system.
func lastComponent(of path: String) -> String {
  path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) } ?? path
}

/// The path up to its last slash, and the rest.
func parentAndName(of path: String) -> (parent: String, name: String) {
  let bytes = path.utf8
  let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
  return (String(decoding: bytes[..<start], as: UTF8.self), String(decoding: bytes[start...], as: UTF8.self))
}
