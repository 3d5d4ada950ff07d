/// How numbers, colours and foreign text are written in SVG, identical on every machine.
enum SVGText {
  /// The largest magnitude written: beyond it browsers lose precision.
  private static let limit = 1e6

  /// A number rounded to 1/1000, without trailing zeros; NaN counts as 0, and the range is clamped to
  /// ±1,000,000.
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

  /// A fraction clamped to 0...1; 0 for NaN.
  static func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// Text for an element or an attribute: XML's own characters are escaped, and characters that XML forbids
  /// (XML 1.0, production 2) become U+FFFD.
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
