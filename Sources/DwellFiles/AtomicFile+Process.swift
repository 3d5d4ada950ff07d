#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Files that another process writes.
extension AtomicFile {
  /// Lets another process write a temporary file, and moves it into place. If `path` is a link, its target is
  /// replaced; a folder, device or pipe is an error.
  /// - Parameter body: lets the content be written; returns false to discard it.
  /// - Returns: the file's absolute path without links; nil if the body returned false.
  @discardableResult public static func write(
    to path: String, byProcess body: (Draft) -> Bool
  ) throws(FileError) -> String? {
    let place = try place(of: path)
    var information = stat()
    if stat(place, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      if information.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, errno: EISDIR) }
      throw FileError(
        path: path, reason: "it is a pipe or a device, and its start is written last",
        fix: "give the name of a file")
    }
    /// Moves the complete file into place.
    func move(_ draft: String) throws(FileError) -> String {
      guard rename(draft, place) == 0 else { throw FileError(path: path, errno: errno) }
      return place
    }
    /// Lets the file be written, and waits until all of it is on disk, or reports an error.
    func make(_ draft: String, isGuarded: Bool) throws(FileError) -> Bool {
      // The file is created first: the other process may follow a link that was planted there.
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      _ = try write(draft, flags: flags, isFile: true, as: path, likeFileAt: place) { _ in true }
      let own = FileIdentity(path: draft)
      let lock = open(draft, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      flock(lock, LOCK_EX | LOCK_NB)
      defer { close(lock) }
      guard body(Draft(path: draft, isGuarded: isGuarded)) else { return false }
      var after = stat()
      guard lstat(draft, &after) == 0, after.st_mode & S_IFMT == S_IFREG, own == FileIdentity(path: draft)
      else {
        throw FileError(
          path: path, reason: "another program has replaced the temporary file", fix: "try again")
      }
      return try write(draft, flags: O_WRONLY | O_NOFOLLOW | O_CLOEXEC, isFile: true, as: path) { _ in true }
    }
    return try guarded(place, write: make, publish: move)
  }

  /// The temporary file that another process writes.
  public struct Draft {
    /// Its path; the file exists, and is empty.
    public let path: String
    /// Whether a signal that ends this program deletes it.
    let isGuarded: Bool

    /// Starts the process that writes it: a signal that ends this program ends that process first, even if it
    /// arrives meanwhile, in another thread. In this thread signals have to be blocked.
    /// - Parameter start: returns the process's id, or 0 if it couldn't be started.
    public func startWriter(_ start: () -> pid_t) {
      if isGuarded { TemporaryFileGuard.startWriter(start) } else { _ = start() }
    }

    /// Records that the process has ended.
    public func endWriter() { if isGuarded { TemporaryFileGuard.endWriter() } }
  }
}
