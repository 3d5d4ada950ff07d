#if GTK
import CDwellGTK
import Foundation
import XCTest

/// Programs that act on a test's window from outside, while the main loop goes on.
extension GTKTestCase {
  /// Runs a program to its end and returns what it printed; fails if it fails, or takes longer than a minute.
  @discardableResult
  func run(_ words: [String], file: StaticString = #filePath, line: UInt = #line) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    runLoop(until: { !process.isRunning }, within: 60, words.first ?? "", file: file, line: line)
    if process.isRunning { process.terminate() }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    XCTAssertEqual(process.terminationStatus, 0, "\(words.first ?? ""): \(output)", file: file, line: line)
    drainLoop()
    return output
  }
}
#endif
