import Foundation

/// A running suite with one active mutant: a process and its output.
final class TestRun {
  /// The ways in which a run ends.
  enum End: Equatable {
    /// Every test passed.
    case passed
    /// Tests failed: the message of the first one, and the number of failures.
    case failed(String, count: Int)
    /// A trap or another signal.
    case crashed
    /// The run did not end in time.
    case timedOut
  }

  /// The mutant's number; 0 for none.
  let mutant: Int
  /// The process.
  private let process = Process()
  /// The pipe for its output.
  private let pipe = Pipe()
  /// The output since the last line break.
  private var rest: [UInt8] = []
  /// The first message of a failure.
  private var message: String?
  /// The number of failed tests.
  private var failures = 0
  /// The last line.
  private(set) var lastLine = ""
  /// The time at which it is ended in any case.
  private let deadline: Date
  /// Whether it was ended because it exceeded its time.
  private var isLate = false
  /// Whether it was ended because its result is known.
  private var isKnown = false
  /// Whether it is ended at the first failure.
  private let stopsEarly: Bool

  /// Starts a program.
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - seconds: The maximum processor time; by the clock, it may take longer.
  ///   - stopsEarly: Whether it is ended at the first failure.
  init(_ arguments: [String], mutant: Int, seconds: Int, stopsEarly: Bool) throws {
    self.mutant = mutant
    self.stopsEarly = stopsEarly
    deadline = Date(timeIntervalSinceNow: Double(seconds) * 8 + 60)
    process.executableURL = URL(filePath: "/bin/sh")
    // A mutant may request unlimited memory: 8 GB of address space are enough for any test.
    let limited = "ulimit -t \(seconds) -v 8000000 -c 0; exec nice -n 10 \"$@\""
    process.arguments = ["-c", limited, "sh"] + arguments
    // A trap is a result, and finding its location would take seconds. Colours would hide the start of a
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

  /// The descriptor for reading the output.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Reads the available output.
  /// - Returns: Whether the process is still running.
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

  /// Ends the process if it exceeds its time; for a process that prints nothing.
  func checkDeadline() {
    guard Date() > deadline, !isLate else { return }
    isLate = true
    kill(process.processIdentifier, SIGKILL)
  }

  /// Looks for a failure in a line, as Swift Testing prints it.
  private func take(_ line: String) {
    lastLine = line
    guard line.hasPrefix("\u{2718} Test "), !line.hasPrefix("\u{2718} Test run ") else { return }
    if message == nil { message = String(line.dropFirst(2)) }
    if line.contains(" failed after ") { failures += 1 }
  }

  /// Waits for the end and returns how it ended.
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
