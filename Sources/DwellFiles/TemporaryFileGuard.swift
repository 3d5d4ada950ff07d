#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file that is being written, which somebody who ends the program before it is whole (SIGINT, SIGTERM,
/// SIGHUP) is not to find: it is taken away, and the program ends by the signal. SIGKILL leaves it.
///
/// A signal that the program takes or ignores itself does not end it, and stays as it is.
enum TemporaryFileGuard {
  /// The file's path, in memory that a signal may read at any moment; nil while none is written.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  /// The signals that end a program kindly: the keyboard's, the system's, and that of a terminal which is
  /// closed.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Those of them that would end this one.
  nonisolated(unsafe) private static var taken: [Int32] = []

  /// Whose file it is: one at a time is guarded.
  private nonisolated(unsafe) static let turn: UnsafeMutablePointer<pthread_mutex_t> = {
    let turn = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(turn, nil)
    return turn
  }()

  /// A file is about to be written; says whether it is guarded until ``end()``, which it is not while another
  /// one is.
  static func begin(_ draft: String) -> Bool {
    guard pthread_mutex_trylock(turn) == 0 else { return false }
    path = strdup(draft)
    for number in signals {
      let before = signal(number) { number in
        // Only calls that are safe in a signal's handler (POSIX 2.4.3).
        if let path = TemporaryFileGuard.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self) {
        taken.append(number)
      } else {
        signal(number, before)
      }
    }
    return true
  }

  /// The guarded file is whole, or gone.
  static func end() {
    for number in taken { signal(number, SIG_DFL) }
    taken = []
    free(path)
    path = nil
    pthread_mutex_unlock(turn)
  }
}
