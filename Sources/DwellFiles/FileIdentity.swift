#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A regular file or a folder, identified by its device and inode: the same for every name and link that
/// leads to it.
public struct FileIdentity: Hashable, Sendable {
  /// The number of the device that contains it.
  private let device: dev_t
  /// Its number on that device.
  private let inode: ino_t
  /// Whether it is a folder.
  public let isFolder: Bool

  /// The file or folder at a path, following links; nil if there is none, or something else.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The open file of a descriptor, such as 0 for the standard input; nil for something else.
  public init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The identity in a status; nil for pipes, sockets and devices, which are not replaced.
  private init?(_ status: stat) {
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return nil }
    device = status.st_dev
    inode = status.st_ino
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }
}
