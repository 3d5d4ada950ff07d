/// The cost of a frame: a line for each subject, with a marker for each number of pages. Overlapping markers
/// mean that the number of pages doesn't matter.
enum PagesChart {
  /// The chart of the section "frame".
  static func draw(_ section: Section, look: SVG.Look) -> String {
    var picture = SVG(look: look)
    let (left, width, top, step) = (230.0, 640.0, 46.0, 20.0)
    let values = section.rows.flatMap(\.values.values)
    let most = max(values.max() ?? 1, 1)
    let unit = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50].first { most / ($0 * 1000) <= 8 } ?? 100
    let scale = (width - left - 24) / most
    let bottom = top + step * Double(section.rows.count)
    var tick = 0.0
    while tick * 1000 <= most {
      picture.rule(x: left + tick * 1000 * scale, from: top - 8, to: bottom)
      picture.text(
        Number.text(tick), x: left + tick * 1000 * scale, y: bottom + 14, anchor: "middle", size: 11,
        isFaint: true)
      tick += unit
    }
    picture.text("microseconds of CPU per frame", x: left, y: bottom + 32, size: 11, isFaint: true)
    // By number: a longer numeral is a larger number.
    let columns = section.columns.sorted { ($0.count, $0) < ($1.count, $1) }
    var x = 12.0
    for (index, column) in columns.enumerated() {
      mark(index, x: x + 6, y: 20, in: &picture)
      picture.text("\(column) pages", x: x + 18, y: 24, size: 11)
      x += 34 + 6.2 * Double(column.count + 6)
    }
    for (line, row) in section.rows.enumerated() {
      let y = top + step * (Double(line) + 0.5)
      picture.text(row.subject, x: left - 12, y: y + 4, anchor: "end")
      for (index, column) in columns.enumerated() {
        guard let value = row.values[column] else { continue }
        mark(index, x: left + value * scale, y: y, in: &picture)
      }
    }
    return picture.document(width: width, height: bottom + 42, title: Titles.title(of: section.name))
  }

  /// The marker of a number of pages: a dot for the first, then rings of increasing size.
  private static func mark(_ index: Int, x: Double, y: Double, in picture: inout SVG) {
    picture.dot(x: x, y: y, radius: 2 + 1.6 * Double(index), isRing: index > 0)
  }
}
