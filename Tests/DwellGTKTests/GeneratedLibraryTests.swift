#if GTK
import CDwellGTK
import DwellGTKTestSupport
import DwellTestSupport
import XCTest

@testable import DwellGTK

/// The functions of the C library for the widgets' properties, generated from the properties of their types.
@MainActor
final class GeneratedLibraryTests: GTKTestCase {
  /// The types with the second part of their functions' names, and with their types in C.
  private var types: [(type: AnyObjectType, name: String)] {
    ObjectTypes.all.map { ($0, snakeCase(String($0.name.dropFirst("Dwell".count)))) }
  }

  /// The C library has a getter for each property, and a setter for each that can be set. GTK has those of
  /// `orientation`; those of widgets are written by hand.
  func testFunctions() async throws {
    let text = types.map { type, name in
      functions(of: type).map { property, value in
        let (kind, macro) = (
          "DWELL_IS_\(name.uppercased())",
          property.kind.isText ? "DWELL_TEXT" : property.isWritable ? "DWELL_PROPERTY" : "DWELL_GETTER"
        )
        return
          "\(macro)(\(type.name.dropFirst("Dwell".count)), \(name), \(kind), \(snakeCase(property.name)), "
          + "\"\(property.name)\"\(property.kind.isText ? "" : ", \(value)"))\n"
      }.joined()
    }
    let types = enumerations.map { "DWELL_ENUMERATION(\($0.name), \(word($0)))\n" }.joined()
    assertGenerated(
      "// Generated from the properties in Sources/DwellGTK/Object.\n\n\(types)\n"
        + text.joined(separator: "\n"),
      "Sources/CDwellGTKLibrary/Generated/dwell-properties.inc")
  }

  /// The header has their declarations, with documentation for C and for the languages that read its GIR.
  func testHeader() async throws {
    let text = types.flatMap { type, name in
      functions(of: type).map { property, value in declarations(of: property, value, in: type.name, name) }
    }
    assertGenerated(
      """
      /* The properties of the widgets. Generated from the properties in Sources/DwellGTK/Object. */
      #pragma once
      #include "dwell-carousel.h"
      #include "dwell-page-control.h"
      #include "dwell-page-view.h"
      #include "dwell-progress-meter.h"
      #include "dwell-segmented-progress.h"

      G_BEGIN_DECLS

      \(text.joined(separator: "\n"))
      G_END_DECLS

      """, "Sources/CDwellGTKLibrary/Generated/dwell-properties.h")
  }

  /// The C library has the enumerations of the properties, with the comments of the Swift types.
  func testEnumerations() async throws {
    let text = try enumerations.map { type in
      let comments = try XCTUnwrap(
        SourceComments(of: type.source, cases: type.cases), "\(type.source) or a case has no comment")
      let constants = type.cases.map { Enumeration.constant($0, in: type.name) }
      return """
        /**
         * \(type.name):
        \(zip(constants, comments.cases).map { " * @\($0): \($1)" }.joined(separator: "\n"))
         *
         * \(comments.type)
         */
        typedef enum {
        \(constants.enumerated().map { "  \($1)\(type.isSet ? " = 1 << \($0)" : "")" }.joined(separator: ",\n"))
        } \(type.name);

        GType dwell_\(word(type))_get_type(void);
        #define DWELL_TYPE_\(word(type).uppercased()) (dwell_\(word(type))_get_type())

        """
    }
    assertGenerated(
      """
      /* The enumerations of the widgets' properties. Generated from the properties in Sources/DwellGTK/Object. */
      #pragma once
      #include <gtk/gtk.h>

      G_BEGIN_DECLS

      \(text.joined(separator: "\n"))
      G_END_DECLS

      """, "Sources/CDwellGTKLibrary/Generated/dwell-enums.h")
  }

  func testTheNumbersOfAnEnumerationAreItsCases() async throws {
    for type in enumerations {
      for (index, name) in type.cases.enumerated() {
        let (constant, nick) = (Enumeration.constant(name, in: type.name), Enumeration.nick(name))
        if type.isSet {
          let known = g_type_class_ref(type.type).assumingMemoryBound(to: GFlagsClass.self)
          let value = try XCTUnwrap(g_flags_get_value_by_nick(known, nick), nick).pointee
          XCTAssertEqual([Int(value.value)], [1 << index], constant)
          XCTAssertEqual(String(cString: value.value_name), constant)
        } else {
          let known = g_type_class_ref(type.type).assumingMemoryBound(to: GEnumClass.self)
          let value = try XCTUnwrap(g_enum_get_value_by_nick(known, nick), nick).pointee
          XCTAssertEqual(Int(value.value), index, constant)
          XCTAssertEqual(String(cString: value.value_name), constant)
        }
      }
    }
    XCTAssertEqual(Enumeration.nick("trailing"), "end")
    XCTAssertEqual(Enumeration.name(ofProperty: "indicator-side"), "DwellIndicatorSide")
  }

  /// The article has a row for each option that the core declares, with the widgets that have it.
  func testOptions() async throws {
    var rows: [(row: String, types: [String])] = []
    for (type, name) in types {
      for option in type.descriptions where option.isOption {
        let summary = option.summary.prefix(1).lowercased() + option.summary.dropFirst()
        let row = "| `\(option.name)` | \(option.kind.inArticle) | \(summary)\(words(of: option.kind)) | "
        let words = name.replacing("_", with: " ")
        if let known = rows.firstIndex(where: { $0.row == row }) {
          rows[known].types.append(words)
        } else {
          rows.append((row, [words]))
        }
      }
    }
    assertGenerated(
      "| property | type and default | what it is | of |\n| --- | --- | --- | --- |\n"
        + rows.map { "\($0.row)\($0.types.joined(separator: ", ")) |\n" }.joined(),
      "Sources/DwellGTK/Generated/options.md")
  }

  /// Asserts that a file has a text, or writes it with DWELL_BLESS=1.
  private func assertGenerated(_ text: String, _ path: String, line: UInt = #line) {
    if let difference = generatedDifference(text, path) { XCTFail(difference, line: line) }
  }

  /// The enumerations of the properties, in the order in which they are first used.
  private var enumerations: [Enumeration] {
    var used: [Enumeration] = []
    for (type, _) in types {
      for property in type.descriptions {
        guard let own = property.kind.enumeration, !used.contains(where: { $0.name == own.name }) else {
          continue
        }
        used.append(own)
      }
    }
    return used
  }

  /// The second part of the name of an enumeration's function.
  private func word(_ type: Enumeration) -> String { snakeCase(String(type.name.dropFirst("Dwell".count))) }

  /// The range of a number, or the names of an enumeration's cases, after a summary.
  private func words(of kind: PropertyKind) -> String {
    guard let own = kind.enumeration else { return kind.bounds }
    let names = own.cases.map { "`\(Enumeration.nick($0))`" }
    return ": \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
  }

  /// The properties of a type that have functions, with the types of their values in C.
  private func functions(of type: AnyObjectType) -> [(property: PropertyDescription, value: String)] {
    type.descriptions.compactMap { property in property.kind.valueInC.map { (property, $0) } }
  }

  /// The declarations of the functions of a property.
  private func declarations(
    of property: PropertyDescription, _ value: String, in type: String, _ name: String
  ) -> String {
    let (word, hyphenated) = (snakeCase(property.name), property.name)
    let summary = property.summary.prefix(1).lowercased() + property.summary.dropFirst()
    let getter = """
      /**
       * dwell_\(name)_get_\(word): (get-property \(hyphenated))
       * @self: the widget
       *
       * Returns: \(property.kind.isText ? "(transfer full): " : "")\(summary).
       */
      \(value)\(property.kind.isText ? "" : " ")dwell_\(name)_get_\(word)(\(type) *self);

      """
    guard property.isWritable else { return getter }
    let note = property.note.isEmpty ? "" : " \(property.note)"
    return getter + """

      /**
       * dwell_\(name)_set_\(word): (set-property \(hyphenated))
       * @self: the widget
       * @\(word): \(property.kind.isText ? "(nullable): " : "")\(summary)
       *
       * Sets \(summary)\(property.kind.limits).\(note)
       */
      void dwell_\(name)_set_\(word)(\(type) *self, \(property.kind.isText ? "const " : "")\(value)\(property.kind.isText ? "" : " ")\(word));

      """
  }
}

/// A name in lower case with underscores, of one in camel case or with hyphens.
private func snakeCase(_ name: String) -> String {
  name.reduce(into: "") { result, character in
    if character.isUppercase, !result.isEmpty { result += "_" }
    result += character == "-" ? "_" : character.lowercased()
  }
}

extension PropertyKind {
  /// The type of its values in C; nil for what has no generated functions.
  @MainActor fileprivate var valueInC: String? {
    switch self {
    case .count: "guint"
    case .number: "double"
    case .flag: "gboolean"
    case .choice(let type, _), .options(let type, _): String(cString: g_type_name(type))
    case .text: "char *"
    case .widget, .object, .inherited: nil
    }
  }

  /// Whether its values are texts.
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  /// The enumeration or set of flags of its values; nil for other values.
  @MainActor fileprivate var enumeration: Enumeration? {
    switch self {
    case .choice(let type, _), .options(let type, _): Enumeration.all.first { $0.type == type }
    default: nil
    }
  }

  /// The type and the default, as the article has them.
  @MainActor fileprivate var inArticle: String {
    switch self {
    case .number(_, let standard): "double, \(decimal(standard))"
    case .flag(let standard): "Boolean, \(standard)"
    case .choice(_, let standard):
      enumeration.map { "`\($0.name)`, `\(Enumeration.nick($0.cases[Int(standard)]))`" } ?? ""
    default: ""
    }
  }

  /// The range and the default of a number, as the end of a sentence.
  fileprivate var limits: String {
    guard case .number(_, let standard) = self, !bounds.isEmpty else { return "" }
    return "\(bounds); \(decimal(standard)) by default"
  }

  /// The range of a number, as a part of a sentence; empty for all numbers.
  fileprivate var bounds: String {
    guard case .number(let range, _) = self, range.lowerBound > -.greatestFiniteMagnitude else { return "" }
    return range.upperBound < 1e6
      ? ", \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
      : ", \(decimal(range.lowerBound)) or more"
  }
}
#endif
