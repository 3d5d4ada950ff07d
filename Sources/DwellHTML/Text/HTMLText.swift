/// Escapes foreign text for HTML.
public enum HTMLText {
  /// Text for an element or for an attribute in double quotes.
  ///
  /// HTML's own characters are escaped. Line ends and tabs become spaces; control characters, which HTML
  /// forbids (HTML, 13.2.3.5), and noncharacters become U+FFFD. Characters that embed or override a direction
  /// (U+202A...U+202E) are removed, so that a name cannot reorder the text beside it; isolates and the marks
  /// of Arabic and Hebrew are kept.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&#39;"
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: result += " "
      case 0...0x1F, 0x7F...0x9F: result += "\u{FFFD}"
      case 0x202A...0x202E: break
      case 0xFDD0...0xFDEF: result += "\u{FFFD}"
      case let value where value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A number for an attribute; 0 if it isn't finite.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
