#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Text on its way to a file descriptor, in large pieces.
struct Output {
  /// Where it goes.
  private let file: Int32
  /// What has not gone yet.
  private var buffer: [UInt8] = []
  /// The system's number of what went wrong; nothing is written after that.
  private(set) var error: Int32?

  /// The standard output.
  static let standard = Output(file: 1)

  /// Output to a file descriptor.
  init(file: Int32) { self.file = file }

  /// Whether nobody reads any more, which is no failure: who reads has seen enough.
  var isAbandoned: Bool { error == EPIPE }

  /// Adds text; false if it can't be written any more.
  mutating func write(_ text: String) -> Bool {
    buffer.append(contentsOf: text.utf8)
    return buffer.count < 1 << 16 ? error == nil : flush()
  }

  /// Writes what has been kept; false if it can't be written.
  mutating func flush() -> Bool {
    var rest = buffer[...]
    while error == nil, !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
        Darwin.write(file, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(file, bytes.baseAddress, bytes.count)
        #else
        Glibc.write(file, bytes.baseAddress, bytes.count)
        #endif
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        wait()
      } else if errno != EINTR {
        error = errno
      }
    }
    buffer.removeAll(keepingCapacity: true)
    return error == nil
  }

  /// Writes what has been kept, and fails unless nobody reads any more.
  mutating func finish() throws(CommandProblem) {
    guard !flush(), !isAbandoned, let error else { return }
    throw .failure(
      "the output cannot be written (\(String(cString: strerror(error)))) -- check where it goes")
  }

  /// Waits until a descriptor that doesn't wait by itself takes more.
  private func wait() {
    var descriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    _ = poll(&descriptor, 1, -1)
  }
}
