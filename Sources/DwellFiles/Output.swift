#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Bytes on their way to a file descriptor, in large pieces.
public struct Output {
  /// Where it goes.
  private let file: Int32
  /// What has not gone yet.
  private var buffer: [UInt8] = []
  /// The system's number of what went wrong; nothing is written after that.
  public private(set) var error: Int32?

  /// The standard output.
  public static var standard: Output { Output(file: 1) }
  /// The standard error.
  public static var errors: Output { Output(file: 2) }

  /// Output to a file descriptor.
  public init(file: Int32) { self.file = file }

  /// Whether nobody reads any more, which is no failure: who reads has seen enough.
  public var isAbandoned: Bool { error == EPIPE }

  /// Adds text; false if it can't be written any more.
  @discardableResult public mutating func write(_ text: String) -> Bool { write(bytes: text.utf8) }

  /// Adds bytes; false if they can't be written any more.
  public mutating func write(bytes: some Sequence<UInt8>) -> Bool {
    buffer.append(contentsOf: bytes)
    return buffer.count < 1 << 16 ? error == nil : flush()
  }

  /// Gives up with a number of the system's (errno), unless there is one already.
  public mutating func fail(_ code: Int32) { error = error ?? code }

  /// Writes what has been kept; false if it can't be written.
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

  /// Waits until a descriptor that doesn't wait by itself takes more.
  private func wait() {
    var descriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    _ = poll(&descriptor, 1, -1)
  }
}
