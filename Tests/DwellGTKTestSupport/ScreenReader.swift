#if GTK
import Foundation
import XCTest

/// The screen reader's view through AT-SPI, from another process (see screen-reader.py for the commands).
extension GTKTestCase {
  /// An accessible object.
  public struct AccessibleObject {
    /// How many objects are around it.
    public let depth: Int
    /// The role's AT-SPI name.
    public let role: String
    /// The accessible name.
    public let name: String
    /// Its description.
    public let description: String
    /// The value, as `2 of 1...5`; empty without one.
    public let value: String
    /// The names of the actions.
    public let actions: [String]
    /// Its states among showing, focusable, focused, sensitive, selected and pressed.
    public let states: String

    /// Parses a line of `tree`; nil for any other line.
    init?(line: Substring) {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 7, let depth = Int(parts[0]) else { return nil }
      self.depth = depth
      (role, name, description, value) = (parts[1], parts[2], parts[3], parts[4])
      actions = parts[5].split(separator: ",").map(String.init)
      states = parts[6]
    }
  }

  /// Returns the command line of the reader with its commands for this process.
  public func readerWords(_ commands: [String]) -> [String] {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("screen-reader.py").path
    return ["/usr/bin/python3", "-W", "ignore", script, "\(ProcessInfo.processInfo.processIdentifier)"]
      + commands
  }

  /// Runs commands in the reader; returns its output.
  @discardableResult
  public func reader(_ commands: String...) throws -> String { try run(readerWords(commands)) }

  /// Returns all objects of the first window, in reading order.
  public func accessibleObjects() throws -> [AccessibleObject] {
    try reader("tree").split(separator: "\n").compactMap { AccessibleObject(line: $0) }
  }

  /// Returns the first object with a role.
  public func accessibleObject(_ role: String, file: StaticString = #filePath, line: UInt = #line) throws
    -> AccessibleObject
  {
    let objects = try accessibleObjects()
    return try XCTUnwrap(
      objects.first { $0.role == role }, objects.map { "\($0)" }.joined(separator: "\n"), file: file,
      line: line)
  }
}
#endif
