#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Writes files atomically: at any moment a file has either its old or its complete new content.
public enum AtomicFile {
  /// The path that represents the standard output.
  public static let standardOutput = "-"

  /// Writes text to a temporary file and moves it into place; returns the file's absolute path.
  @discardableResult public static func write(_ text: String, to path: String) throws(FileError) -> String {
    try write(to: path) { output in output.write(text) } ?? path
  }

  /// Writes to a temporary file and moves it into place, with the permissions of the existing file. If `path`
  /// is a link, its target is replaced; a device or pipe is written to directly, and ``standardOutput`` in
  /// one go, when all of it is available.
  /// - Parameter body: writes the content; returns false to discard it.
  /// - Returns: the file's absolute path without links; nil if the body returned false.
  @discardableResult public static func write(
    to path: String, _ body: (inout Output) -> Bool
  ) throws(FileError) -> String? {
    if path == standardOutput { return try writeToStandardOutput(body) ? path : nil }
    let place = try place(of: path)
    var information = stat()
    let isThere = stat(place, &information) == 0
    if isThere, information.st_mode & S_IFMT != S_IFREG {
      return try write(place, flags: O_WRONLY | O_CLOEXEC, isFile: false, as: path, body) ? place : nil
    }
    return try writeDraft(of: place, as: path, body) { draft throws(FileError) in
      guard rename(draft, place) == 0 else { throw FileError(path: path, errno: errno) }
      return place
    }
  }

  /// Writes a new file, and overwrites none: if `path` exists, the new file's name has a number before its
  /// extension, such as `sheet-2.png`.
  /// - Parameter body: writes the content; returns false to discard it.
  /// - Returns: the file's absolute path without links; nil if the body returned false.
  @discardableResult public static func writeNew(
    near path: String, _ body: (inout Output) -> Bool
  ) throws(FileError) -> String? {
    try writeDraft(of: path, as: path, body) { draft throws(FileError) in
      for number in 1...mostNumbers {
        let place = number == 1 ? path : numbered(path, number)
        // Unlike a rename, this fails if the place exists.
        if link(draft, place) == 0 { return place }
        if errno == EEXIST { continue }
        // Some file systems don't support hard links.
        guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else {
          throw FileError(path: path, errno: errno)
        }
        if access(place, F_OK) == 0 { continue }
        guard rename(draft, place) == 0 else { throw FileError(path: path, errno: errno) }
        return place
      }
      throw FileError(path: path, errno: EEXIST)
    }
  }

  /// The maximum number of names that ``writeNew(near:_:)`` tries.
  private static let mostNumbers = 10_000

  /// A path with a number before its extension.
  private static func numbered(_ path: String, _ number: Int) -> String {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(path)-\(number)" }
    return "\(path[..<dot])-\(number)\(path[dot...])"
  }

  /// Writes a temporary file beside a place, which messages call `name`, and gives it its final name; nil if
  /// the body discarded it.
  private static func writeDraft(
    of place: String, as name: String, _ body: (inout Output) -> Bool,
    publish: (_ draft: String) throws(FileError) -> String
  ) throws(FileError) -> String? {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    return try guarded(
      place,
      write: { draft, _ throws(FileError) in
        try write(draft, flags: flags, isFile: true, as: name, likeFileAt: place, body)
      },
      publish: publish)
  }

  /// Writes a temporary file beside a place and publishes it; nil if `write` discarded it. Whatever happens,
  /// the temporary file is removed afterwards.
  static func guarded(
    _ place: String, write: (_ draft: String, _ isGuarded: Bool) throws(FileError) -> Bool,
    publish: (_ draft: String) throws(FileError) -> String
  ) throws(FileError) -> String? {
    let draft = draft(of: place)
    // It is the leftover of a killed program, or a link planted to have another file overwritten.
    unlink(draft)
    let isGuarded = TemporaryFileGuard.begin(draft)
    if isGuarded { Leftovers.remove(for: place) }
    defer {
      // This has no effect if it was renamed.
      unlink(draft)
      if isGuarded { TemporaryFileGuard.end() }
    }
    guard try write(draft, isGuarded) else { return nil }
    let place = try publish(draft)
    // In a folder whose name isn't UTF-8 the text of the absolute path is invalid.
    guard let absolute = resolved(place), access(absolute, F_OK) == 0 else { return place }
    return absolute
  }

  /// The path of the file to which `path` refers: that of a link's target, which may not exist yet.
  static func place(of path: String) throws(FileError) -> String {
    var place = path
    for _ in 0..<maximumLinkCount {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(place, &buffer, buffer.count)
      // It isn't a link, or doesn't exist.
      guard count > 0 else { return place }
      let bytes = buffer[..<count].map { UInt8(bitPattern: $0) }
      let target = String(decoding: bytes, as: UTF8.self)
      guard target.utf8.elementsEqual(bytes) else { throw FileError(path: path, errno: EILSEQ) }
      // Paths are compared by bytes: to Swift, a slash with a combining mark is a different character, but
      // not to the system.
      let folder =
        place.utf8.lastIndex(of: UInt8(ascii: "/")).map { place.utf8[...$0] } ?? place.utf8.prefix(0)
      place =
        target.utf8.first == UInt8(ascii: "/") ? target : String(decoding: folder, as: UTF8.self) + target
    }
    throw FileError(path: path, errno: ELOOP)
  }

  /// The maximum number of links that may lead to a file, as in Linux.
  private static let maximumLinkCount = 40

  /// The path of the temporary file for a place. A long name is truncated, so that this one is no longer:
  /// file systems limit names in bytes, mostly to 255.
  /// - Parameter process: the id of the process that writes it.
  static func draft(of place: String, by process: pid_t = getpid()) -> String {
    let ending = ".\(process).part"
    var draft = place.unicodeScalars
    let name = draft.lastIndex(of: "/").map(draft.index(after:)) ?? draft.startIndex
    var count = draft[name...].reduce(0) { $0 + UTF8.width($1) }
    let limit = max(count, longName) - ending.utf8.count
    while count > limit { count -= UTF8.width(draft.removeLast()) }
    return String(draft) + ending
  }

  /// The number of bytes that a temporary file's name may have in any folder.
  private static let longName = 100

  /// Writes the content to the standard output, unless the body discards it; returns the body's result. A
  /// closed pipe isn't an error.
  private static func writeToStandardOutput(_ body: (inout Output) -> Bool) throws(FileError) -> Bool {
    var output = Output(file: 1, holdsBack: true)
    guard body(&output) else { return false }
    guard output.flush() || output.isAbandoned else {
      throw FileError(path: "the standard output", errno: output.error ?? EIO)
    }
    return true
  }

  /// Writes the content to a place, which messages call `name`; returns the body's result.
  /// - Parameter model: the path of a file whose permissions are copied, if it exists; nil for the usual
  ///   ones. The owner always has permission to read and write.
  static func write(
    _ place: String, flags: Int32, isFile: Bool, as name: String, likeFileAt model: String? = nil,
    _ body: (inout Output) -> Bool
  ) throws(FileError) -> Bool {
    let file = open(place, flags, 0o666)
    guard file >= 0 else { throw FileError(path: name, errno: errno) }
    // The lock shows that the file is being written.
    if isFile { flock(file, LOCK_EX | LOCK_NB) }
    var old = stat()
    if let model, stat(model, &old) == 0 { fchmod(file, old.st_mode & 0o777 | 0o600) }
    var output = Output(file: file)
    let isWanted = body(&output)
    var failure = output.flush() ? 0 : output.error ?? EIO
    if isFile, failure == 0, fsync(file) != 0 { failure = errno }
    if close(file) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw FileError(path: name, errno: failure) }
    return isWanted
  }

  /// The absolute path without links; nil if the path doesn't exist.
  public static func resolved(_ path: String) -> String? {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    return resolved.map { String(cString: $0) }
  }
}
