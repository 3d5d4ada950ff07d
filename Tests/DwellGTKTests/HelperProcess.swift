#if GTK
import CDwellGTK
import Foundation
import XCTest

/// Programs that act on a test's window from another process, while the main loop runs.
extension GTKTestCase {
  /// Runs a program and returns its output; fails if the program fails or takes longer than a minute.
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
