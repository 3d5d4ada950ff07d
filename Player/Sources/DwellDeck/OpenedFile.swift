#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A regular file that has been opened once, without blocking. All its properties and contents are those of
/// the same file, whatever happens to its path meanwhile.
///
///     let file = try page.open().inMemory(limit: 1 << 20)
///     if let format = file.format { show(try file.bytes(), format) }
public final class OpenedFile: Sendable {
  /// The file's length when it was opened, in bytes.
  public let count: Int
  /// The descriptor. Its offset isn't used, so that several readers don't interfere.
  private let descriptor: Int32
  /// The bytes of a file in memory; nil for one on disk.
  private let content: [UInt8]?

  /// Why a file cannot be opened or read.
  public struct Problem: Error, Equatable, Sendable {
    /// The system's error number (errno); nil for something that isn't a regular file, and for a disallowed
    /// link.
    public let code: Int32?
    /// The error, as the rest of a sentence about the file.
    public let what: String
    /// How to fix it.
    public let fix: String

    /// The problem of a refusal.
    init(_ refusal: PictureFile.Refusal) {
      code =
        if case .unreadable(let failure) = refusal, !failure.isForbiddenLink { failure.code } else { nil }
      what = refusal.what
      fix = refusal.fix
    }
  }

  /// Opens the file at a path, following links.
  public static func open(_ path: String) throws(Problem) -> OpenedFile {
    do throws(PictureFile.Refusal) {
      return try OpenedFile(path)
    } catch {
      throw Problem(error)
    }
  }

  /// Opens the file at a path.
  /// - Parameter followsLinks: whether links may lead to it; otherwise the path has to be absolute.
  init(_ path: String, followsLinks: Bool = true) throws(PictureFile.Refusal) {
    let opened: (file: Int32, kind: FileSystem.Kind, count: Int)
    do throws(FileSystem.Failure) {
      opened = try FileSystem.open(path, followsLinks: followsLinks)
    } catch {
      throw .unreadable(error)
    }
    guard opened.kind == .file else { throw .notAFile(opened.kind) }
    (descriptor, count) = (opened.file, opened.count)
    content = nil
  }

  /// A file in memory, with a descriptor of the one on disk.
  private init(_ bytes: [UInt8], descriptor: Int32) {
    content = bytes
    count = bytes.count
    self.descriptor = descriptor
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The file's current content, in memory, so that the checked bytes are the used ones: another program may
  /// write into the file on disk. A file longer than the limit stays on disk.
  public func inMemory(limit: Int) throws(Problem) -> OpenedFile {
    count <= limit ? OpenedFile(try bytes(), descriptor: duplicate()) : self
  }

  /// All its bytes.
  public func bytes() throws(Problem) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var length = 0
    let code = bytes.withUnsafeMutableBytes { buffer in
      while length < buffer.count {
        let result = read(into: .init(rebasing: buffer[length...]), at: length)
        guard result >= 0 else { return errno }
        if result == 0 { break }
        length += result
      }
      return 0
    }
    guard code == 0 else { throw Problem(.unreadable(FileSystem.Failure(code: code))) }
    return length == count ? bytes : Array(bytes.prefix(length))
  }

  /// Reads bytes at an offset, as many as are available and fit.
  /// - Returns: their number, 0 at the end; -1 on an error, with its number in `errno`.
  public func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    if let content {
      let part = content.dropFirst(offset).prefix(buffer.count)
      buffer.copyBytes(from: part)
      return part.count
    }
    while true {
      let result = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// A descriptor of the file on disk, at its beginning, for a library that closes it; -1 on an error.
  public func duplicate() -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    if copy >= 0 { lseek(copy, 0, SEEK_SET) }
    return copy
  }

  /// A path that leads to this file while it is open, even if another file has replaced it: for libraries
  /// that open files by path.
  public var pathWhileOpen: String {
    #if canImport(Darwin)
    "/dev/fd/\(descriptor)"
    #else
    "/proc/self/fd/\(descriptor)"
    #endif
  }

  /// The format of the picture or video in it, by its first bytes; nil for other contents.
  public var format: PictureFormat? { PictureFormat(beginningOfFile: beginning) }

  /// Its first bytes, enough to recognise a format.
  var beginning: [UInt8] { FileWindow(self).beginning(PictureFormat.sampleSize) }

  /// Whether it holds an animated picture.
  public var isAnimated: Bool { AnimationFile(self) != nil }

  /// The media type of a video that browsers play; nil for other videos and for pictures.
  public var webVideoType: String? { WebVideo.mediaType(of: self) }
}
