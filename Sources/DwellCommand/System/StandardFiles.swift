#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The standard input, output and error.
enum StandardFiles {
  /// Opens substitutes for closed ones, which some programs leave to those they start: otherwise the next
  /// opened file would take their place, and get the messages. Reading and writing fail as before.
  static func occupy() {
    for file: Int32 in 0...2 where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
