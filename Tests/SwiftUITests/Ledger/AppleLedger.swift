import Foundation

/// Apple's documentation of the symbols that the project uses: `apple-api.tsv`.
struct AppleLedger {
  /// One of Apple's symbols.
  struct Line {
    /// The symbol's name with those of the types around it.
    let name: String
    /// The declaration.
    let declaration: String
    /// Where the symbol exists.
    let availability: [Platform: Availability]
    /// Whether the line was seen in Apple's documentation; others were written from memory.
    let isSeen: Bool
  }
  /// A line that can't be read.
  struct Unreadable: Error, CustomStringConvertible {
    /// The error.
    let description: String
  }

  /// The names of the columns.
  static let columns = [
    "symbol", "kind", "declaration", "ios", "macos", "tvos", "watchos", "visionos", "usr", "address",
    "source",
  ]
  /// The lines, by name: overloads share one.
  let lines: [String: [Line]]

  /// Reads a ledger's text.
  init(_ text: String) throws {
    var rows = text.split(separator: "\n").map { row in
      row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard !rows.isEmpty, rows.removeFirst() == Self.columns else {
      throw Unreadable(description: "the first line must name the columns \(Self.columns)")
    }
    let lines = try rows.map { row in
      guard row.count == Self.columns.count, row.prefix(8).allSatisfy({ !$0.isEmpty }) else {
        throw Unreadable(description: "a column is missing or empty: \(row)")
      }
      guard ["seen", "memory"].contains(row[10]) else {
        throw Unreadable(description: "the source is neither seen nor memory: \(row)")
      }
      return Line(
        name: row[0].replacing(/\ \[.*\]$/, with: ""), declaration: row[2],
        availability: Self.availability(row[3...7]), isSeen: row[10] == "seen")
    }
    self.lines = Dictionary(grouping: lines, by: \.name)
  }

  /// Returns the availability of five columns such as `17.0`, `16.0-27.2` and `-`.
  private static func availability(_ columns: ArraySlice<String>) -> [Platform: Availability] {
    let pairs = zip(Platform.allCases, columns).map { platform, column in
      let first = column == "-" ? nil : column.split(separator: "-").first.map { Version($0) }
      return (platform, Availability(since: first, on: platform))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
