#if GTK
import Dwell

/// A table of looks as text: a row for each distance, by rising distance, separated by commas; a distance in
/// pages, then the names and values of what differs from a page at rest there, such as
/// `-1 opacity 0.5 rotation -12, 0, 1 opacity 0.5 rotation 12`. The names are those of ``PageLook``, with
/// hyphens; `scale` sets both scales. Empty for pages side by side.
extension PageEffect: TextualValue {
  /// The names of what a look has.
  private static let names = PageLook.options.map(\.hyphenatedName)
  /// The names of a scale along and across.
  private static let scales = ["scale-along", "scale-across"]

  init?(text: String) {
    var rows: [Row] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: !text.contains(",")) {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count % 2 == 1, let distance = Double(words[0]) else { return nil }
      var look = PageLook()
      for index in stride(from: 1, to: words.count, by: 2) {
        let names = words[index] == "scale" ? Self.scales : [String(words[index])]
        guard let value = Double(words[index + 1]) else { return nil }
        for name in names {
          guard let option = Self.names.firstIndex(of: name) else { return nil }
          look.setOption(option, to: value)
        }
      }
      rows.append(Row(distance: distance, look: look))
    }
    self.init(rows)
    guard isUsable else { return nil }
  }

  var text: String {
    let plain = PageLook()
    return rows.map { row in
      let parts = Self.names.indices.compactMap { index in
        row.look.option(index).flatMap { $0 == plain.option(index) ? nil : "\(Self.names[index]) \($0)" }
      }
      return (["\(row.distance)"] + parts).joined(separator: " ")
    }.joined(separator: ", ")
  }
}
#endif
