/// An SVG drawing of text, lines and dots, in light and dark colours.
struct SVG {
  /// The colours.
  struct Look {
    /// Text.
    var ink: String
    /// Secondary text, and lines.
    var faint: String
    /// Better than others.
    var good: String
    /// Worse than others.
    var bad: String

    /// For a white background.
    static let light = Look(ink: "#1d1d1f", faint: "#6e6e73", good: "#0a66c2", bad: "#b3470b")
    /// For a black background.
    static let dark = Look(ink: "#f5f5f7", faint: "#a1a1a6", good: "#6cb6ff", bad: "#ffab70")
  }

  /// Its colours.
  let look: Look
  /// The elements drawn so far.
  private var body = ""

  /// An empty drawing.
  init(look: Look) { self.look = look }

  /// Draws text; `anchor` is start, middle or end.
  mutating func text(
    _ words: String, x: Double, y: Double, anchor: String = "start", size: Int = 12, isFaint: Bool = false
  ) {
    body +=
      "<text x=\"\(point(x))\" y=\"\(point(y))\" text-anchor=\"\(anchor)\" font-size=\"\(size)\" "
      + "fill=\"\(isFaint ? look.faint : look.ink)\">\(escaped(words))</text>\n"
  }

  /// Draws a vertical line.
  mutating func rule(x: Double, from top: Double, to bottom: Double, isStrong: Bool = false) {
    body +=
      "<path d=\"M\(point(x)) \(point(top))V\(point(bottom))\" stroke=\"\(look.faint)\" "
      + "stroke-opacity=\"\(isStrong ? 1 : 0.3)\"/>\n"
  }

  /// Draws a dot or a ring.
  mutating func dot(x: Double, y: Double, radius: Double, isRing: Bool, isGood: Bool = true) {
    let color = isGood ? look.good : look.bad
    body +=
      "<circle cx=\"\(point(x))\" cy=\"\(point(y))\" r=\"\(point(radius))\" stroke=\"\(color)\" "
      + "stroke-width=\"1.5\" fill=\"\(isRing ? "none" : color)\"/>\n"
  }

  /// The complete document.
  func document(width: Double, height: Double, title: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(point(width))\" height=\"\(point(height))\" "
      + "viewBox=\"0 0 \(point(width)) \(point(height))\" font-family=\"system-ui, sans-serif\" role=\"img\">\n"
      + "<title>\(escaped(title))</title>\n\(body)</svg>"
  }

  /// A length with one decimal.
  private func point(_ value: Double) -> String { Number.fixed(value, 1, isGrouped: false) }

  /// Text escaped for XML.
  private func escaped(_ words: String) -> String {
    words.reduce(into: "") { text, letter in
      switch letter {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.append(letter)
      }
    }
  }
}
