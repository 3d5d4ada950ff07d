#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file that is being written, which somebody who ends the program before it is whole (SIGINT, SIGTERM) is not to
/// find: it is taken away, and the program ends by the signal. SIGKILL leaves it.
enum Draft {
  /// The file's path, in memory that a signal may read at any moment; nil while none is written.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  /// The signals that end a program kindly.
  private static let signals = [SIGINT, SIGTERM]

  /// A file is about to be written. There is one at a time.
  static func begin(_ draft: String) {
    path = strdup(draft)
    for number in signals {
      let before = signal(number) { number in
        // Only calls that are safe in a signal's handler (POSIX 2.4.3).
        if let path = Draft.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
      // What whoever started the program wants ignored stays so.
      if isIgnored(before) { signal(number, SIG_IGN) }
    }
  }

  /// The file is whole, or gone.
  static func end() {
    for number in signals {
      if isIgnored(signal(number, SIG_DFL)) { signal(number, SIG_IGN) }
    }
    free(path)
    path = nil
  }

  /// Whether a handler is the one that ignores.
  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
