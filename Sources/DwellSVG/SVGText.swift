/// How numbers, colours and foreign text are written in SVG: the same on every machine.
enum SVGText {
  /// The largest number that is written, in either direction: beyond it browsers lose their arithmetic.
  private static let limit = 1e6

  /// A number on the grid of 1/1000 without needless zeros; what is no number counts as 0, what lies beyond
  /// ±1,000,000 as that.
  static func number(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let steps = Int64(min(value.magnitude, limit) * 1000 + 0.5)
    let (whole, fraction) = steps.quotientAndRemainder(dividingBy: 1000)
    let sign = value < 0 && steps > 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = Array("\(1000 + fraction)".dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole)." + String(digits)
  }

  /// A share within 0...1: the nearest limit for what lies outside, 0 for NaN.
  static func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// Text for an element or an attribute: what XML would take for its own is escaped, and characters that XML
  /// has no place for (XML 1.0, production 2) are shown as U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }
}
