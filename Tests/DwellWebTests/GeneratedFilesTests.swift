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

  /// The attributes for fields that have names without being options.
  private static let choices: [(name: String, field: Field, words: [String])] = [
    ("indicator", .indicator, CarouselMarks.allCases.map { Option.hyphenated("\($0)") }),
    ("effect", .effect, PageEffect.Standard.allCases.map { Option.hyphenated("\($0)") }),
    ("indicator-role", .indicatorRole, IndicatorRole.allCases.map { "\($0)" }),
  ]

  @Test("No two options have one attribute") func names() {
    let names = Self.choices.map(\.name) + WebOption.attributes.joined().compactMap(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("Scripts have the attributes for options, and the names of custom properties") func options() {
    var lines = Self.choices.map { line($0.name, $0.field, 0, "'\($0.words.joined(separator: " "))'") }
    var constants = ""
    for one in WebOption.attributes.joined() {
      guard let name = one.name else {
        if Self.choices.contains(where: { $0.name == one.option.hyphenatedName }) { continue }
        constants += "/** The index of an option of `\(one.field)` that has no attribute. */\n"
        constants += "export const \(one.option.name) = \(one.index);\n"
        continue
      }
      let values: String? =
        switch one.option.values {
        case .number, .count: nil
        case .flag(let standard): "\(standard ?? true)"
        case .choice: "'\(one.words.joined(separator: " "))'"
        }
      lines.append(line(name, one.field, one.index, values))
    }
    let lists = WebOption.customProperties.map { list in
      "\n/** The custom properties for `\(list[0].field)`, in the core's order, without `--dwell-`. */\n"
        + "export const \(list[0].field) = [\n" + list.map { "  '\($0.name ?? "")',\n" }.joined() + "];\n"
    }
    let looks =
      "\n/** What a page's look has, in the core's order. */\nexport const pageLook = [\n"
      + PageLook.options.map { "  '\($0.hyphenatedName)',\n" }.joined() + "];\n"
    expectGenerated(
      """
      // Generated from the options' declarations in Sources/Dwell.
      import * as Field from './field.js';

      /**
       * The attributes for options: the field, the index of the option, and for a flag whether it is set without the
       * attribute, for a choice its words. The marks come first, because most of the others apply to them.
       */
      export const options = {
      \(lines.joined(separator: "\n"))
      };

      \(constants)
      """ + lists.joined() + looks,
      "Web/src/Generated/options.js")
  }

  /// A line of the table of attributes.
  private func line(_ name: String, _ field: Field, _ index: Int, _ values: String?) -> String {
    let key = name.contains("-") ? "'\(name)'" : name
    return "  \(key): [Field.\(field), \(index)\(values.map { ", \($0)" } ?? "")],"
  }

  @Test("The manifest has their kinds, ranges, defaults and summaries") func descriptions() {
    let choices = Self.choices.map {
      "  {\"name\": \"\($0.name)\", \(values(words: $0.words, standard: 0))}"
    }
    let fields = " \"fields\": [\n" + choices.joined(separator: ",\n") + "\n ]"
    let text =
      [fields]
      + (WebOption.attributes + WebOption.customProperties).map { list in
        " \"\(list[0].field)\": [\n" + list.map { "  " + json($0) }.joined(separator: ",\n") + "\n ]"
      }
    expectGenerated("{\n" + text.joined(separator: ",\n") + "\n}\n", "Web/Generated/options.json")
  }

  /// An option as an object of JSON.
  private func json(_ one: WebOption) -> String {
    let values: String =
      switch one.option.values {
      case .number(let kind, let standard):
        self.values("\(kind.quantity)", kind.range.lowerBound, kind.range.upperBound, standard)
      case .count(let range, let standard):
        self.values(
          "count", Double(range.lowerBound), range.upperBound == .max ? nil : Double(range.upperBound),
          Double(standard))
      case .flag(let standard):
        "\"kind\": \"flag\", \"default\": \(standard.map { "\($0)" } ?? "null")"
      case .choice(_, let standard):
        self.values(words: one.words, standard: standard)
      }
    return "{\"name\": \(one.name.map { "\"\($0)\"" } ?? "null"), \"option\": \"\(one.option.name)\", "
      + "\(values), \"summary\": \"\(one.option.summary)\"}"
  }

  /// The words and the default of a choice.
  private func values(words: [String], standard: Int) -> String {
    "\"kind\": \"choice\", \"words\": [\(words.map { "\"\($0)\"" }.joined(separator: ", "))], "
      + "\"default\": \"\(words[standard])\""
  }

  /// The kind, range and default of a number.
  private func values(_ kind: String, _ least: Double, _ most: Double?, _ standard: Double?) -> String {
    func number(_ value: Double?) -> String { value.map(decimal) ?? "null" }
    return "\"kind\": \"\(kind)\", \"least\": \(number(least)), \"most\": \(number(most)), "
      + "\"default\": \(number(standard))"
  }
}
