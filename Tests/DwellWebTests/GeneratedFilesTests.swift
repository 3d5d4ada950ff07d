import Dwell
import DwellTestSupport
import Testing

@testable import DwellWeb

/// The modules of the web front that are generated from declarations in Swift.
@Suite struct GeneratedFilesTests {
  @Test("Scripts have the numbers of fields") func fields() {
    let lines = Field.allCases.map { "export const \($0) = \($0.rawValue);\n" }
    expectGenerated(
      "/** The fields of a configuration. Generated from Sources/DwellWeb/Field.swift. */\n" + lines.joined(),
      "Web/src/Generated/field.js")
  }

  /// The options that scripts set by index, with their names in the browser, in the core's order.
  ///
  /// Metrics are custom properties, of which a carousel has those for dots and for segments.
  private static let lists: [(name: String, type: String, options: [(name: String, option: Option)])] = {
    let dots = PageControlMetrics.options.map { ($0.hyphenatedName, $0) }
    let segments = SegmentedProgressMetrics.options.map { option in
      let name = option.hyphenatedName
      return (dots.contains { $0.0 == name } ? "segment-\(name)" : name, option)
    }
    return [
      ("physics", "PagingPhysics", PagingPhysics.options.map { ($0.hyphenatedName, $0) }),
      ("dotMetrics", "PageControlMetrics", dots), ("segmentMetrics", "SegmentedProgressMetrics", segments),
      ("meterMetrics", "ProgressMeterMetrics", ProgressMeterMetrics.options.map { ($0.hyphenatedName, $0) }),
    ]
  }()

  @Test("Scripts have the names of options") func options() {
    let text = Self.lists.map { name, type, options in
      "/** The options of `\(type)`, in the core's order. */\nexport const \(name) = [\n"
        + options.map { "  '\($0.name)',\n" }.joined() + "];\n"
    }
    expectGenerated(
      "// Generated from the options' declarations in Sources/Dwell.\n\n" + text.joined(separator: "\n"),
      "Web/src/Generated/options.js")
  }

  @Test("The manifest has the options' kinds, ranges, defaults and summaries") func descriptions() {
    let text = Self.lists.map { name, _, options in
      " \"\(name)\": [\n" + options.map { "  " + json($0, $1) }.joined(separator: ",\n") + "\n ]"
    }
    expectGenerated("{\n" + text.joined(separator: ",\n") + "\n}\n", "Web/Generated/options.json")
  }

  /// An option as a JSON object.
  private func json(_ name: String, _ option: Option) -> String {
    let (kind, least, most, standard): (String, Double, Double?, Double?) =
      switch option.values {
      case .number(let kind, let standard):
        ("\(kind.quantity)", kind.range.lowerBound, kind.range.upperBound, standard)
      case .count(let range, let standard):
        (
          "count", Double(range.lowerBound), range.upperBound == .max ? nil : Double(range.upperBound),
          Double(standard)
        )
      case .flag(let standard): ("flag", 0, 1, standard.map { $0 ? 1 : 0 })
      case .choice(let names, let standard): ("choice", 0, Double(names.count - 1), Double(standard))
      }
    func number(_ value: Double?) -> String { value.map(decimal) ?? "null" }
    return
      "{\"name\": \"\(name)\", \"kind\": \"\(kind)\", \"least\": \(number(least)), \"most\": \(number(most)), "
      + "\"default\": \(number(standard)), \"summary\": \"\(option.summary)\"}"
  }
}
