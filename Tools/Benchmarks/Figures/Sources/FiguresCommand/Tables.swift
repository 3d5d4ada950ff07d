/// Formats sections as tables.
enum Tables {
  /// All sections as text with aligned columns: names on the left, figures on the right.
  static func text(_ sections: [Section]) -> String {
    sections.map { section in
      let rows = [section.headings] + section.rows.map(section.cells)
      let count = section.headings.count
      let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
      let lines = rows.map { row in
        row.enumerated().map { column, cell in
          let space = String(repeating: " ", count: widths[column] - cell.count)
          return column < 2 || column == count - 1 ? cell + space : space + cell
        }.joined(separator: "  ").trimmingEnd
      }
      return ([Titles.title(of: section.name), ""] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// One section as a Markdown table. A method is not repeated if it is the same as in the row above; a
  /// method that all rows share is given below the table.
  static func markdown(_ section: Section) -> String {
    let isShared = section.rows.allSatisfy { $0.method == section.rows.first?.method }
    let rule = section.headings.indices.map { $0 < 2 || $0 == section.headings.count - 1 ? "---" : "---:" }
    var rows = [section.headings, rule]
    var method = ""
    for row in section.rows {
      let cells = section.cells(row)
      rows.append(row.method == method ? Array(cells.dropLast()) + ["the same"] : cells)
      method = row.method
    }
    if isShared { rows = rows.map { Array($0.dropLast()) } }
    let table = rows.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    return isShared ? "\(table)\n\nMethod: \(method)." : table
  }

  /// The subjects in which we are behind others, one line each, for text and Markdown.
  static func behind(_ sections: [Section]) -> [String] {
    sections.flatMap { section in
      section.rows.compactMap { row in
        let peers: [String] = section.peers.compactMap { peer in
          guard let ratio = section.ratio(row, to: peer), ratio > Section.chance else { return nil }
          return "\(peer) \(ratio.isFinite ? Number.ratio(ratio) : "(nothing)")"
        }
        return peers.isEmpty ? nil : "\(row.subject): beside \(peers.joined(separator: ", "))"
      }
    }
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
