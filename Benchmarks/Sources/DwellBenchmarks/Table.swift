/// A table of text with aligned columns, the first to the left and the others to the right.
struct Table {
  /// The rows, headings first.
  private var rows: [[String]]

  /// A table with headings.
  init(_ headings: String...) { rows = [headings] }

  /// Adds a row.
  mutating func add(_ cells: String...) { rows.append(cells) }

  /// The table as text.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// A number with so many decimals.
func decimal(_ value: Double, _ places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = Int((abs(value) * scale).rounded())
  let whole = String(scaled / Int(scale))
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard places > 0 else { return sign + whole }
  let fraction = String(scaled % Int(scale))
  return sign + whole + "." + String(repeating: "0", count: places - fraction.count) + fraction
}
