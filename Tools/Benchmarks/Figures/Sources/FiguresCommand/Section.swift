import Figures

/// One table: the figures of a section, a row for each subject.
struct Section {
  /// A row: its subject, unit, method, and values by column.
  struct Row {
    /// The subject of the measurement.
    var subject: String
    /// The unit of the values.
    var unit: String
    /// How it was measured.
    var method: String
    /// The values, by column.
    var values: [String: Double] = [:]
  }

  /// The section's name in lines of figures.
  let name: String
  /// The rows, in the order in which they were measured.
  private(set) var rows: [Row] = []
  /// The columns, in the order of their first appearance.
  private(set) var columns: [String] = []

  /// Our column, in sections that compare us with others.
  static let ours = "Dwell"
  /// Ratios up to this count as measurement noise.
  static let chance = 1.05
  /// Values up to this, in milliseconds per second, count as zero: those of an empty page vary as much.
  private static let nothing = 0.1

  /// The sections of figures, in the order of their first figures.
  static func sections(of figures: [Figure]) -> [Section] {
    var sections: [Section] = []
    for figure in figures {
      if !sections.contains(where: { $0.name == figure.section }) {
        sections.append(Section(name: figure.section))
      }
      for index in sections.indices where sections[index].name == figure.section {
        sections[index].add(figure)
      }
    }
    return sections
  }

  /// A section without figures.
  private init(name: String) { self.name = name }

  /// Adds a figure.
  private mutating func add(_ figure: Figure) {
    if !columns.contains(figure.column) { columns.append(figure.column) }
    let isIts: (Row) -> Bool = {
      $0.subject == figure.subject && $0.unit == figure.unit && $0.method == figure.method
    }
    let index = rows.firstIndex(where: isIts) ?? rows.endIndex
    if index == rows.endIndex {
      rows.append(Row(subject: figure.subject, unit: figure.unit, method: figure.method))
    }
    rows[index].values[figure.column] = figure.value
  }

  /// The other libraries in the comparison.
  var peers: [String] { columns.contains(Section.ours) ? columns.filter { $0 != Section.ours } : [] }

  /// Our value as a multiple of another's; nil if one of them is missing or both count as zero.
  func ratio(_ row: Row, to peer: String) -> Double? {
    guard let ours = row.values[Section.ours], let theirs = row.values[peer] else { return nil }
    let least = row.unit == "ms/s" ? Section.nothing : 0
    return max(ours, theirs) > least ? ours / theirs : nil
  }

  /// The headings of the table.
  var headings: [String] {
    ["", "unit"] + columns + peers.map { "ratio to \($0)" } + ["method"]
  }

  /// The cells of a row, one for each heading.
  func cells(_ row: Row) -> [String] {
    let values = columns.map { row.values[$0].map(Number.text) ?? "" }
    let ratios = peers.map { peer in
      ratio(row, to: peer).map { Section.verdict($0) } ?? ""
    }
    return [row.subject, row.unit] + values + ratios + [row.method]
  }

  /// A ratio, and whether we are behind.
  private static func verdict(_ ratio: Double) -> String {
    guard ratio.isFinite else { return "behind" }
    return Number.ratio(ratio) + (ratio > chance ? " behind" : "")
  }
}
