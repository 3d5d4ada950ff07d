#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signals that end a program and can be caught: SIGINT and SIGQUIT (with a core dump) from the keyboard,
/// SIGTERM and SIGXCPU (`ulimit -t`) from the system, and SIGHUP from a closed terminal.
///
/// A signal that the program handles or ignores doesn't end it, and is left alone.
public struct TerminationSignals {
  /// The signals whose default action was replaced.
  private let handled: [Int32]

  /// Replaces the default actions by a handler, until ``release()``.
  public init(handler: @escaping @convention(c) (Int32) -> Void) {
    handled = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGXCPU].filter { number in
      let before = signal(number, handler)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self) { return true }
      signal(number, before)
      return false
    }
  }

  /// Restores the default actions.
  public func release() { for number in handled { signal(number, SIG_DFL) } }
}
