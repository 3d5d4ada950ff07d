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
  /// The kind of a path, following links.
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
    /// Whether there is a link where none is allowed.
    var isForbiddenLink = false

    /// The failure for a path that doesn't exist.
    static let notThere = Failure(code: ENOENT)
  }

  /// The kind of a path, following links.
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

  /// The first `limit` bytes of a regular file, or all of a shorter one. For other kinds `bytes` is empty;
  /// `kind` is the kind found.
  static func beginning(of path: String, limit: Int) throws(Failure) -> (kind: Kind, bytes: [UInt8]) {
    let opened = try open(path)
    guard opened.kind == .file else { return (opened.kind, []) }
    defer { close(opened.file) }
    return (.file, try bytes(of: opened.file, limit: limit))
  }

  /// Opens a regular file for reading, and returns its kind and its length, in bytes. Other kinds are closed
  /// again, and the descriptor is -1.
  /// - Parameter followsLinks: whether links may lead to it; otherwise a path with one is an error, and has
  ///   to be absolute.
  static func open(
    _ path: String, followsLinks: Bool = true
  ) throws(Failure) -> (file: Int32, kind: Kind, count: Int) {
    // Merely opening a device can start it.
    let expected = try kind(of: path)
    guard expected == .file else { return (-1, expected, 0) }
    let file = followsLinks ? systemOpen(path, flags) : openWithoutLinks(path)
    guard file >= 0 else {
      // A link in place of the file, or of a folder.
      let isLink = !followsLinks && [ELOOP, ENOTDIR].contains(errno)
      throw Failure(code: errno, isForbiddenLink: isLink)
    }
    var status = stat()
    let isKnown = fstat(file, &status) == 0
    let (code, kind) = (errno, kind(mode: status.st_mode))
    guard isKnown, kind == .file else {
      close(file)
      guard isKnown else { throw Failure(code: code) }
      return (-1, kind, 0)
    }
    return (file, kind, Int(status.st_size))
  }

  /// How files are opened: without waiting for the other end of a pipe that has just replaced the file.
  private static let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY

  #if !canImport(Darwin)
  /// Opens a folder only as a path component, which needs no permission to list it: Linux's O_PATH, which
  /// Swift doesn't import.
  private static let pathOnly: Int32 = 0o10000000
  #endif

  /// Opens an absolute path, no part of which may be a link; -1 on an error.
  private static func openWithoutLinks(_ path: String) -> Int32 {
    #if canImport(Darwin)
    return systemOpen(path, flags | O_NOFOLLOW_ANY)
    #else
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    var file = systemOpen("/", pathOnly | O_DIRECTORY | O_CLOEXEC)
    for (index, name) in names.enumerated() where file >= 0 {
      let isLast = index == names.count - 1
      let next = openat(file, name, O_NOFOLLOW | (isLast ? flags : pathOnly | O_DIRECTORY | O_CLOEXEC))
      let code = errno
      close(file)
      (file, errno) = (next, code)
    }
    return file
    #endif
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

  /// The kind for a file's mode.
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
/// Paths are split by bytes, as the system does: a slash with a combining mark is a different character to
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

/// The system's `open`, which a function of that name hides.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
