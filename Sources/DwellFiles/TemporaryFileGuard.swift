#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Deletes the temporary file that is being written if one of ``TerminationSignals`` ends the program before
/// the file is complete, and first ends the process that writes it, if that is another one. SIGKILL leaves
/// the file.
enum TemporaryFileGuard {
  /// The file's path, in memory that a signal handler may read at any time; nil while no file is being
  /// written.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  /// The process that writes the file for this one; 0 without one, below 0 while it is being started.
  nonisolated(unsafe) private static var writer: pid_t = 0
  /// Whether a signal is ending the program.
  nonisolated(unsafe) private static var isEnding = false
  /// The signals that are handled; nil while no file is being written.
  nonisolated(unsafe) private static var signals: TerminationSignals?

  /// The lock: one file at a time is guarded.
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()

  /// Starts guarding a file until ``end()``; returns false if another file is being guarded.
  static func begin(_ draft: String) -> Bool {
    guard pthread_mutex_trylock(lock) == 0 else { return false }
    path = strdup(draft)
    signals = TerminationSignals { number in
      // Only async-signal-safe calls are made here (POSIX 2.4.3).
      TemporaryFileGuard.isEnding = true
      // Another thread may be starting the process.
      while TemporaryFileGuard.writer < 0 {
        var moment = timespec(tv_sec: 0, tv_nsec: 1_000_000)
        nanosleep(&moment, nil)
      }
      if TemporaryFileGuard.writer > 0 {
        kill(TemporaryFileGuard.writer, SIGKILL)
        // A process that hasn't ended could create the file again.
        waitpid(TemporaryFileGuard.writer, nil, 0)
      }
      if let path = TemporaryFileGuard.path { unlink(path) }
      signal(number, SIG_DFL)
      raise(number)
    }
    return true
  }

  /// Starts the process that writes the file; call it with signals blocked for this thread.
  /// - Parameter start: returns the process's id, or 0 if it couldn't be started.
  static func startWriter(_ start: () -> pid_t) {
    writer = -1
    if isEnding {
      writer = 0
      while true { pause() }
    }
    writer = start()
  }

  /// Records that the process has ended.
  static func endWriter() { writer = 0 }

  /// Stops guarding the file: it is complete, or deleted.
  static func end() {
    signals?.release()
    signals = nil
    writer = 0
    free(path)
    path = nil
    pthread_mutex_unlock(lock)
  }
}
