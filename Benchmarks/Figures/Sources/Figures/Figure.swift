/// One measured figure, as a line of text that benchmarks in every language can print: section, subject,
/// column, value, unit and method, with tabs between. Less is better in all of them.
public struct Figure: Sendable {
  /// Which table it belongs to.
  public var section: String
  /// What was measured: the row.
  public var subject: String
  /// In which case, or of whom: the column.
  public var column: String
  /// The value.
  public var value: Double
  /// The value's unit.
  public var unit: String
  /// How it was measured, in a few words.
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

  /// The figure that a line holds; nil if it holds none.
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
