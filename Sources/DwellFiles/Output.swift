#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Buffered output to a file descriptor.
public struct Output {
  /// The file descriptor.
  private let file: Int32
  /// Whether all bytes are buffered until ``flush()``.
  private let holdsBack: Bool
  /// The bytes not yet written.
  private var buffer: [UInt8] = []
  /// The error number of the first failure; nothing is written after it.
  public private(set) var error: Int32?

  /// Standard output.
  public static var standard: Output { Output(file: 1) }
  /// Standard error.
  public static var errors: Output { Output(file: 2) }

  /// Output to a file descriptor. One that holds back writes nothing before ``flush()``.
  public init(file: Int32, holdsBack: Bool = false) {
    self.file = file
    self.holdsBack = holdsBack
  }

  /// Whether the reader has closed the pipe, which isn't a failure.
  public var isAbandoned: Bool { error == EPIPE }

  /// Appends text; false after a failure.
  @discardableResult public mutating func write(_ text: String) -> Bool { write(bytes: text.utf8) }

  /// Appends bytes; false after a failure.
  public mutating func write(bytes: some Sequence<UInt8>) -> Bool {
    buffer.append(contentsOf: bytes)
    return holdsBack || buffer.count < 1 << 16 ? error == nil : flush()
  }

  /// Records a failure with an error number (errno), unless there is one already.
  public mutating func fail(_ code: Int32) { error = error ?? code }

  /// Writes the buffered bytes; false after a failure.
  @discardableResult public mutating func flush() -> Bool {
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

  /// Waits until a non-blocking descriptor accepts more bytes.
  private func wait() {
    var descriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    _ = poll(&descriptor, 1, -1)
  }
}
