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
    return stops.map { isEven ? $0.colorText : "\($0.colorText) \($0.level * 100)%" }.joined(separator: ", ")
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
    var rgba = GdkRGBA()
    guard gdk_rgba_parse(&rgba, words.joined(separator: " ")) != 0 else { return nil }
    self.init(level, Color(rgba))
  }

  /// The colour as text, exact to 8 bits.
  fileprivate var colorText: String {
    let components = [color.red, color.green, color.blue].map { Int((unitShare($0) * 255).rounded()) }
    return "rgb(\(components.map { "\($0)" }.joined(separator: ",")))"
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
  /// The colours of the fill by its level. A text that isn't a scale is warned of, and changes nothing.
  static var colors: ObjectProperty {
    ObjectProperty(
      name: "colors", summary: "The colours of the fill by its level", kind: .text(standard: "hue"),
      isConfigured: true, get: { meter, _ in .text(meter.pointee.configuration.colors.text) },
      set: { properties, value in
        guard case .text(let text) = value else { return }
        guard let colors = MeterColors(text: text) else {
          return dwell_warn(
            """
            \(AnyObjectType.name(of: properties.controller.widget.cast(to: GObject.self))): colors "\(text)" is not a \
            scale: give "hue", "vermilion-to-blue", or two to five colours with rising percentages, like "red, \
            gold 60%, green"
            """)
        }
        properties.configure { $0.colors = colors }
      })
  }
}
#endif
