/// One measured figure, as a line of text that benchmarks in every language can print: section, subject,
/// column, value, unit and method, separated by tabs. Lower is always better.
public struct Figure: Sendable {
  /// The table that it belongs to.
  public var section: String
  /// The subject of the measurement: the row.
  public var subject: String
  /// The case or the library: the column.
  public var column: String
  /// The value.
  public var value: Double
  /// The value's unit.
  public var unit: String
  /// How it was measured, briefly.
  public var method: String

  /// A figure.
  public init(
    _ section: String, _ subject: String, _ column: String, _ value: Double, _ unit: String, method: String
  ) {
    self.section = section
    self.subject = subject
    self.column = column
    self.value = value
    self.unit = unit
    self.method = method
  }

  /// Parses a line; nil if it isn't a figure.
  public init?(line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, let value = Double(fields[3]), value.isFinite else { return nil }
    self.init(fields[0], fields[1], fields[2], value, fields[4], method: fields[5])
  }

  /// The figure as a line.
  public var line: String { [section, subject, column, "\(value)", unit, method].joined(separator: "\t") }

  /// Prints the figure's line.
  public func print() { Swift.print(line) }
}
