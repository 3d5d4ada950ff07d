#if GTK
import CDwellGTK
import Foundation
import XCTest

/// Programs that act on a test's window from another process while the main loop runs.
extension GTKTestCase {
  /// Starts a program, acts once it has printed a given text, and returns its output when it has ended.
  public func output(of words: [String], onceItSays sign: String, act: () throws -> Void) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let file = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    var output = ""
    /// Reads what the program has printed; returns whether there was anything.
    func read() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = Foundation.read(file, &bytes, bytes.count)
      if count > 0 { output += String(decoding: bytes.prefix(count), as: UTF8.self) }
      return count > 0
    }
    runLoop(until: { !read() && (output.contains(sign) || !process.isRunning) }, sign)
    try act()
    runLoop(until: { !read() && !process.isRunning }, "the program's end")
    return output
  }

  /// Runs a program and returns its output; fails if the program fails or hangs. What xdotool sends has
  /// arrived when it asks for the pointer at last.
  @discardableResult
  public func run(_ words: [String], file: StaticString = #filePath, line: UInt = #line) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words + (words.first == "xdotool" ? ["getmouselocation"] : [])
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    runLoop(until: { !process.isRunning }, words.first ?? "", file: file, line: line)
    if process.isRunning { process.terminate() }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    XCTAssertEqual(process.terminationStatus, 0, "\(words.first ?? ""): \(output)", file: file, line: line)
    drainLoop()
    return output
  }
}
#endif
