import Foundation
import Testing

/// The built command, run as a process of its own.
public struct DwellProcess {
  /// Its standard output.
  public var output: String
  /// Its standard error.
  public var errors: String
  /// Its exit status; above 128 if a signal ended it.
  public var status: Int32

  /// The package's command, beside the running tests.
  public static let path: URL = {
    let words = CommandLine.arguments
    let bundle = words.first { $0.hasSuffix(".xctest") } ?? words[0]
    let isPlayer = bundle.contains("DwellPlayerPackageTests")
    return URL(filePath: bundle).deletingLastPathComponent().appending(
      path: isPlayer ? "dwell-player" : "dwell")
  }()

  /// Runs the command with arguments and a standard input.
  public init(_ arguments: [String], input: String = "", in folder: URL? = nil) throws {
    try self.init(executable: Self.path, arguments, input: input, in: folder)
  }

  /// Runs a shell command, in which `$DWELL` is the command.
  public init(shell line: String, in folder: URL? = nil) throws {
    try self.init(executable: URL(filePath: "/bin/bash"), ["-c", line], input: "", in: folder)
  }

  /// Runs a program; its output goes to files, so that no pipe can fill up.
  private init(executable: URL, _ arguments: [String], input: String, in folder: URL?) throws {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    // Files built beside the command don't affect tests: each brings what it exports.
    let environment = ["DWELL": Self.path.path, "DWELL_WEB": scratch.folder.appending(path: "none").path]
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = try FileHandle(forReadingFrom: scratch.write(input, to: "input"))
    process.standardOutput = try FileHandle(forWritingTo: scratch.write("", to: "output"))
    process.standardError = try FileHandle(forWritingTo: scratch.write("", to: "errors"))
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: scratch.folder.appending(path: "output"), encoding: .utf8)
    errors = try String(contentsOf: scratch.folder.appending(path: "errors"), encoding: .utf8)
    status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// A shell command that runs the command and sends it a signal as soon as the temporary file exists.
  ///
  /// Tests run on threads that block signals, which child processes inherit, and background jobs of a shell
  /// ignore SIGINT and SIGQUIT; both are undone first. SIGQUIT leaves no core file.
  public static func ended(by signal: String, _ command: String, draft: String) -> String {
    """
    ulimit -c 0
    perl -e 'use POSIX; sigprocmask(SIG_UNBLOCK, POSIX::SigSet->new(1, 2, 3, 15, 24)); @SIG{"INT", "QUIT"} = ("DEFAULT") x 2; exec @ARGV' \
      "$DWELL" \(command) &
    until [ -e \(draft).$!.part ] || ! kill -0 $!; do :; done
    kill -\(signal) $!; wait $!
    """
  }
}

/// A folder for a test's files, which is removed with its last reference.
public final class Scratch {
  /// A picture of one pixel (PNG), as text in base 64.
  public static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  /// The folder.
  public let folder = FileManager.default.temporaryDirectory.appending(path: "dwell-\(UUID())")

  /// Makes the folder.
  public init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder.
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file.
  @discardableResult public func write(_ text: String, to name: String) throws -> URL {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }
}
