/// The elements as packed by `make web`: one script with the core inside, and the style of pages without it.
public struct WebFront: Equatable, Sendable {
  /// The script (dwell.js).
  public let script: String
  /// The style sheet for pages before the script has run (dwell.css).
  public let style: String
  /// A module that the page needs besides, such as stories.mjs; nil for none.
  public let module: String?

  /// The contents of the files; nil if they cannot be embedded in a page: an end tag would end the script
  /// early, and a comment would hide it (HTML, 4.12.1.3).
  public init?(script: String, style: String, module: String? = nil) {
    self.script = Self.normalized(script)
    self.style = Self.normalized(style)
    self.module = module.map(Self.normalized)
    let words = (self.script + (self.module ?? "")).lowercased()
    guard !words.contains("</script"), !words.contains("<!--"), !self.style.lowercased().contains("</style")
    else {
      return nil
    }
  }

  /// Text as a browser normalises it, so that its digest matches (HTML, 13.2.3.5).
  private static func normalized(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 13 || $0 == 0 }) else { return text }
    var result = ""
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        result += "\n"
      } else if scalar == "\0" {
        result += "\u{FFFD}"
      } else if scalar != "\n" || !isAfterReturn {
        result.unicodeScalars.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return result
  }
}
