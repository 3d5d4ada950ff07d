/// Our cost as a multiple of others' cost: a line for each subject, with a marker for each of the others, to
/// the left of the strong line where we cost less, to its right where we cost more. The scale is logarithmic.
enum PeersChart {
  /// The power of ten at the start of the scale.
  private static let least = -3
  /// The power of ten at its end.
  private static let most = 1
  /// The start of the scale, and the width of the chart, in points.
  private static let (left, width) = (300.0, 680.0)
  /// The height of a line, in points.
  private static let step = 18.0

  /// The chart of the sections that compare us with others.
  static func draw(_ sections: [Section], look: SVG.Look) -> String {
    var picture = SVG(look: look)
    let top = 30.0
    var y = top
    for section in sections {
      drawLegend(of: section, y: y, in: &picture)
      y += step
      for row in section.rows {
        picture.text(row.subject, x: left - 12, y: y + 13, anchor: "end")
        for (index, peer) in section.peers.enumerated() {
          guard let ratio = section.ratio(row, to: peer) else { continue }
          picture.dot(
            x: place(ratio), y: y + 9, radius: 4.5, isRing: index > 0, isGood: ratio <= Section.chance)
        }
        y += step
      }
      y += step / 2
    }
    for exponent in least...most {
      let x = place(exponent)
      picture.rule(x: x, from: top - 8, to: y, isStrong: exponent == 0)
      let words = ["1/1,000", "1/100", "1/10", "the same", "10 times"][exponent - least]
      picture.text(words, x: x, y: top - 14, anchor: "middle", size: 11, isFaint: true)
    }
    return picture.document(width: width, height: y + 4, title: "What Dwell costs, as a multiple of others")
  }

  /// Draws the legend of the markers.
  private static func drawLegend(of section: Section, y: Double, in picture: inout SVG) {
    var x = 8.0
    for (index, peer) in section.peers.enumerated() {
      picture.dot(x: x, y: y + 9, radius: 4.5, isRing: index > 0, isGood: true)
      picture.text("beside \(peer)", x: x + 9, y: y + 13, size: 11, isFaint: true)
      x += 62 + 6.2 * Double(peer.count)
    }
  }

  /// The x of a power of ten.
  private static func place(_ exponent: Int) -> Double {
    left + Double(exponent - least) * (width - left - 40) / Double(most - least)
  }

  /// The x of a ratio, clamped to the scale.
  private static func place(_ ratio: Double) -> Double {
    let exponent = min(max(logarithm(ratio), Double(least)), Double(most))
    return left + (exponent - Double(least)) * (width - left - 40) / Double(most - least)
  }

  /// The logarithm to the base 10, precise enough for a chart.
  private static func logarithm(_ value: Double) -> Double {
    guard value > 1e-6 else { return -6 }
    guard value < 1e6 else { return 6 }
    var (value, whole) = (value, 0.0)
    while value >= 10 { (value, whole) = (value / 10, whole + 1) }
    while value < 1 { (value, whole) = (value * 10, whole - 1) }
    var (part, digit) = (0.0, 0.5)
    for _ in 0..<20 {
      value *= value
      if value >= 10 { (value, part) = (value / 10, part + digit) }
      digit /= 2
    }
    return whole + part
  }
}
