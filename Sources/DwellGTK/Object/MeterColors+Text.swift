#if GTK
import CDwellGTK
import Dwell

/// A scale of colours as text: a name, or two to five of GDK's colours with optional percentages of the
/// level, like `red, gold 60%, green`. It is the notation of the meter's element of the web.
extension MeterColors {
  /// The scales with names.
  private static let named: [(name: String, colors: MeterColors)] = [
    ("hue", .hue), ("vermilion-to-blue", .vermilionToBlue),
  ]

  /// Reads a scale; nil for a text that isn't one. Colours without a percentage lie at equal distances.
  init?(text: String) {
    let text = text.trimmed[...]
    if let named = MeterColors.named.first(where: { $0.name == text }) {
      self = named.colors
      return
    }
    let parts = text.splitOutsideParentheses()
    var stops: [Stop] = []
    for (number, part) in parts.enumerated() {
      guard let stop = Stop(text: part, standard: MeterColors.level(ofStop: number, of: parts.count)) else {
        return nil
      }
      stops.append(stop)
    }
    // No stops would be the hue's scale.
    guard !stops.isEmpty, MeterColors(stops).isValid else { return nil }
    self.init(stops)
  }

  /// The scale as text, from which ``init(text:)`` reads it.
  var text: String {
    if let named = MeterColors.named.first(where: { $0.colors == self }) { return named.name }
    let isEven = stops.indices.allSatisfy {
      stops[$0].level == MeterColors.level(ofStop: $0, of: stops.count)
    }
    return stops.map { isEven ? $0.color.gdkText : "\($0.color.gdkText) \($0.level * 100)%" }.joined(
      separator: ", ")
  }
}

extension MeterColors.Stop {
  /// Reads a colour with an optional percentage; nil for anything else.
  /// - Parameter standard: the level of a colour without a percentage.
  fileprivate init?(text: Substring, standard: Double) {
    var words = text.trimmed.split(whereSeparator: \.isWhitespace)
    var level = standard
    if words.count > 1, let last = words.last, last.hasSuffix("%") {
      guard let percent = Double(last.dropLast()) else { return nil }
      level = percent / 100
      words.removeLast()
    }
    guard var color = Color(gdk: words.joined(separator: " ")) else { return nil }
    color.opacity = 1
    self.init(level, color)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  fileprivate var trimmed: SubSequence {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...end]
  }

  /// Splits the text at its commas, except those in parentheses, as in `rgb(255,0,0)`.
  fileprivate func splitOutsideParentheses() -> [SubSequence] {
    var depth = 0
    return split(omittingEmptySubsequences: false) { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }
  }
}

extension ObjectProperty<ProgressMeter> {
  /// The colours of the fill by its level.
  static var colors: ObjectProperty {
    text(
      "colors", "The colours of the fill by its level, such as `red, gold 60%, green`",
      standard: MeterColors.hue,
      hint: """
        is not a scale: give "hue", "vermilion-to-blue", or two to five colours with rising percentages, like \
        "red, gold 60%, green"
        """,
      \.colors
    ).noted(
      "Colours without a percentage lie at equal distances. \(ObjectProperty.textNote)")
  }
}
#endif
