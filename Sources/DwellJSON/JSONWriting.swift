/// Appends a number, rounded to 0.000001.
///
/// `sin` and `exp` differ in their last digit between maths libraries; rounding makes the text the same
/// everywhere. Halves are rounded away from 0, zero has no sign, and below 9·10¹² there is no exponent;
/// larger numbers, which a `Double` cannot represent that precisely, are written with the fewest digits that
/// read back as the same number. Infinities and NaN are written as `null`, since JSON has no word for them.
func writeNumber(_ value: Double, to text: inout String) {
  guard value.isFinite else {
    text += "null"
    return
  }
  guard value.magnitude < 9e12 else {
    let shortest = value.description
    text += shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
    return
  }
  let millionths = Int64((value * 1e6).rounded(.toNearestOrAwayFromZero))
  if millionths < 0 { text += "-" }
  let (whole, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
  text += "\(whole)"
  guard fraction > 0 else { return }
  let digits = "\(fraction)"
  let padded = String(repeating: "0", count: 6 - digits.count) + digits
  text +=
    "."
    + padded.prefix(upTo: padded.lastIndex { $0 != "0" }.map { padded.index(after: $0) } ?? padded.endIndex)
}

/// Appends a string in quotes.
///
/// Escapes what JSON requires (quotes, backslashes, control characters), and all other characters that some
/// readers treat as the end of a line (U+007F...U+009F, U+2028, U+2029), so that the output stays one line.
func writeString(_ value: String, to text: inout String) {
  text += "\""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  text += "\""
}
