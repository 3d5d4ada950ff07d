import DwellCommand
import DwellFiles
import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder that receives the frames of a video as numbered PNG files, all or none.
///
/// No file is replaced. A signal that ends the program (``TerminationSignals``) takes effect when the current
/// frame is complete and every frame has been removed again.
struct FrameFolder {
  /// The folder.
  private let path: String
  /// The number of digits in file names.
  private let digits: Int
  /// Whether the folder is new.
  private let isNew: Bool
  /// The number of files that have been written.
  private var count = 0
  /// The signals that interrupt.
  private let signals: TerminationSignals

  /// The signal that has arrived; 0 before.
  nonisolated(unsafe) private static var signalNumber: Int32 = 0

  /// A folder for `count` frames, made if necessary.
  init(_ path: String, count: Int) throws(CommandProblem) {
    self.path = path
    digits = max(String(count).count, 5)
    isNew = try Self.make(path)
    signals = TerminationSignals { FrameFolder.signalNumber = $0 }
  }

  /// Fails if the folder cannot be created or written to, or already contains frames; leaves nothing behind.
  static func check(_ path: String) throws(CommandProblem) {
    if try make(path) {
      rmdir(path)
    } else {
      guard access(path, W_OK) == 0 else { throw .failure(FileError(path: path, errno: errno).description) }
      try refuseFrames(in: path)
    }
  }

  /// Makes the folder; returns whether it is new.
  private static func make(_ path: String) throws(CommandProblem) -> Bool {
    let isNew = mkdir(path, 0o777) == 0
    guard isNew || errno == EEXIST else { throw .failure(FileError(path: path, errno: errno).description) }
    return isNew
  }

  /// The folder's path in messages.
  var shownPath: String { printable(path, limit: 400) }

  /// Whether a signal has arrived that ends the program.
  var isInterrupted: Bool { Self.signalNumber != 0 }

  /// Writes the next frame.
  mutating func write(_ png: [UInt8]) throws(CommandProblem) {
    let file = file(count + 1)
    // One may have appeared meanwhile.
    guard access(file, F_OK) != 0 else { throw Self.taken(file) }
    try writing { () throws(FileError) in
      _ = try AtomicFile.write(to: file) { output in output.write(bytes: png) }
    }
    count += 1
  }

  /// Ends the work: with the frames, or after a signal by removing them and ending the program.
  mutating func finish() throws(CommandProblem) {
    if isInterrupted { discard() }
    signals.release()
    if isInterrupted { raise(Self.signalNumber) }
  }

  /// Removes the frames that have been written, and the folder if it is new and empty.
  mutating func discard() {
    while count > 0 {
      unlink(file(count))
      count -= 1
    }
    if isNew { rmdir(path) }
  }

  /// The path of the file of a number, from 1.
  private func file(_ number: Int) -> String {
    let text = String(number)
    return "\(path)/frame-\(String(repeating: "0", count: digits - text.count))\(text).png"
  }

  /// Fails if the folder cannot be read, or contains files named like frames.
  private static func refuseFrames(in path: String) throws(CommandProblem) {
    guard let folder = opendir(path) else {
      throw .failure(FileError(path: path, errno: errno).description)
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix("frame-"), name.hasSuffix(".png") { throw taken("\(path)/\(name)") }
    }
  }

  /// The problem of a file that already exists.
  private static func taken(_ file: String) -> CommandProblem {
    .usage("\(printable(file, limit: 400)) already exists -- give a new folder, or remove its frames")
  }
}
