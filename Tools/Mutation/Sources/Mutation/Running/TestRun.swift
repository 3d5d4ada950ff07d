import Foundation

/// One suite under way with one mutant active: a process, and what it has printed.
final class TestRun {
  /// How a run ends.
  enum End: Equatable {
    /// Every test passed.
    case passed
    /// Tests failed: the first one's message, and how many did.
    case failed(String, count: Int)
    /// A trap or another signal.
    case crashed
    /// No end in time.
    case timedOut
  }

  /// The mutant's number; 0 for none.
  let mutant: Int
  /// The process.
  private let process = Process()
  /// What it prints.
  private let pipe = Pipe()
  /// What has been printed since the last end of a line.
  private var rest: [UInt8] = []
  /// The first message of a failure.
  private var message: String?
  /// How many tests have failed.
  private var failures = 0
  /// The last line.
  private(set) var lastLine = ""
  /// When it is ended at the latest, whatever it does.
  private let deadline: Date
  /// Whether it was ended for being late.
  private var isLate = false
  /// Whether it was ended because what it was run for is known.
  private var isKnown = false
  /// Whether it is ended at the first failure.
  private let stopsEarly: Bool

  /// Starts a program.
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - seconds: The processor time that it may take at most; by the clock, it may take longer.
  ///   - stopsEarly: Whether it is ended at the first failure.
  init(_ arguments: [String], mutant: Int, seconds: Int, stopsEarly: Bool) throws {
    self.mutant = mutant
    self.stopsEarly = stopsEarly
    deadline = Date(timeIntervalSinceNow: Double(seconds) * 8 + 60)
    process.executableURL = URL(filePath: "/bin/sh")
    // A mutant may also ask for memory without end: 8 GB of addresses are enough for any test.
    let limited = "ulimit -t \(seconds) -v 8000000 -c 0; exec nice -n 10 \"$@\""
    process.arguments = ["-c", limited, "sh"] + arguments
    // A trap is a result, and where it happened takes seconds to find out. Colours would hide the start of a
    // line.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DWELL_MUTANT": "\(mutant)", "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    try pipe.fileHandleForWriting.close()
  }

  /// What it prints can be read here.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Reads what is there.
  /// - Returns: Whether it goes on.
  func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    rest += buffer[..<count]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      take(String(decoding: rest[..<end], as: UTF8.self))
      rest.removeSubrange(...end)
    }
    if stopsEarly, message != nil { isKnown = true }
    if Date() > deadline { isLate = true }
    if isKnown || isLate { kill(process.processIdentifier, SIGKILL) }
    return true
  }

  /// Ends it if it is late; for a process that prints nothing.
  func checkDeadline() {
    guard Date() > deadline, !isLate else { return }
    isLate = true
    kill(process.processIdentifier, SIGKILL)
  }

  /// Looks at a line for a failure, as Swift Testing prints it.
  private func take(_ line: String) {
    lastLine = line
    guard line.hasPrefix("\u{2718} Test "), !line.hasPrefix("\u{2718} Test run ") else { return }
    if message == nil { message = String(line.dropFirst(2)) }
    if line.contains(" failed after ") { failures += 1 }
  }

  /// Waits for the end and says which it was.
  func end() -> End {
    process.waitUntilExit()
    if isLate { return .timedOut }
    if let message { return .failed(message, count: failures) }
    if process.terminationReason == .uncaughtSignal {
      return [SIGXCPU, SIGKILL].contains(process.terminationStatus) ? .timedOut : .crashed
    }
    return process.terminationStatus == 0
      ? .passed : .failed("ended with status \(process.terminationStatus)", count: 0)
  }
}
