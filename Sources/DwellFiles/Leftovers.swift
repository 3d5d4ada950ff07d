#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Temporary files of programs that were killed (SIGKILL, a power failure) while they wrote a file.
enum Leftovers {
  /// The folder that was searched last, so that many files in one don't search it again; accessed only while
  /// the guard of temporary files is held.
  nonisolated(unsafe) private static var searched: String?

  /// Removes those for a place: files with the name of its temporary file, from a process that no longer
  /// runs, and not locked by any program. Programs in other containers or on other machines lock the files
  /// that they write.
  static func remove(for place: String) {
    let slash = place.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(decoding: place.utf8[...$0], as: UTF8.self) } ?? ""
    guard folder != searched, let stream = opendir(folder.isEmpty ? "." : folder) else { return }
    searched = folder
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasSuffix(".part"), let digits = name.dropLast(5).split(separator: ".").last,
        let process = pid_t(digits), process > 0,
        (folder + name).utf8.elementsEqual(AtomicFile.draft(of: place, by: process).utf8)
      else { continue }
      let isRunning = kill(process, 0) == 0 || errno != ESRCH
      if !isRunning { removeUnlocked(folder + name) }
    }
  }

  /// Removes a regular file that isn't locked.
  private static func removeUnlocked(_ path: String) {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(file, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }
}
