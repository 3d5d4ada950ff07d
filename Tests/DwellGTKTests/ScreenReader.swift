#if GTK
import Foundation
import XCTest

/// What a screen reader in another process finds, by AT-SPI (screen-reader.py tells the commands).
extension GTKTestCase {
  /// An object that assistive technology can reach.
  struct AccessibleObject {
    /// Its role, in AT-SPI's words.
    let role: String
    /// Its name.
    let name: String
    /// Its description.
    let description: String
    /// What it stands at, as `2 of 1...5`; empty for what has no value.
    let value: String
    /// What can be done with it.
    let actions: [String]
    /// The states that it is in, of showing, focusable and focused.
    let states: String

    /// The object of a line of `tree`; nil for any other line.
    init?(line: Substring) {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 7 else { return nil }
      (role, name, description, value) = (parts[1], parts[2], parts[3], parts[4])
      actions = parts[5].split(separator: ",").map(String.init)
      states = parts[6]
    }
  }

  /// The words that run the reader with its commands on this process.
  func readerWords(_ commands: [String]) -> [String] {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("screen-reader.py").path
    return ["/usr/bin/python3", "-W", "ignore", script, "\(ProcessInfo.processInfo.processIdentifier)"]
      + commands
  }

  /// Has the reader do commands; returns what it printed.
  @discardableResult
  func reader(_ commands: String...) throws -> String { try run(readerWords(commands)) }

  /// All objects of the first window, in reading order.
  func accessibleObjects() throws -> [AccessibleObject] {
    try reader("tree").split(separator: "\n").compactMap { AccessibleObject(line: $0) }
  }

  /// The first object of a role.
  func accessibleObject(_ role: String, file: StaticString = #filePath, line: UInt = #line) throws
    -> AccessibleObject
  {
    let objects = try accessibleObjects()
    return try XCTUnwrap(
      objects.first { $0.role == role }, objects.map { "\($0)" }.joined(separator: "\n"), file: file,
      line: line)
  }
}
#endif
