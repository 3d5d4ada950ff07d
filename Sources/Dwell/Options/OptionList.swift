#if !hasFeature(Embedded)
extension Configurable {
  /// All options, in the order of ``visit(_:_:_:)``.
  package static var options: [Option] {
    var (list, standard) = (OptionList(), Self())
    visit(&list, &standard, standard)
    return list.options
  }
}

/// A description of an option.
package struct Option: Sendable {
  /// The values of an option.
  package enum Values: Equatable, Sendable {
    /// Numbers of a kind; nil for no default.
    case number(NumberKind, standard: Double?)
    /// Whole numbers.
    case count(ClosedRange<Int>, standard: Int)
    /// True or false; nil for a default that follows from other options.
    case flag(standard: Bool?)
    /// The names of the cases of an enumeration, with the index of the default.
    case choice([String], standard: Int)
  }

  /// The name of its property, in camel case; in files the same.
  package let name: StaticString
  /// What it is, in words without a full stop.
  package let summary: StaticString
  /// What it may be.
  package let values: Values
  /// The enumeration of a choice, with its module and the types around it; empty for other options.
  package var choiceType = ""

  /// Its name in lower case with hyphens, as in attributes of HTML and properties of GTK.
  package var hyphenatedName: String { Option.hyphenated("\(name)") }

  /// A name in camel case in lower case with hyphens.
  package static func hyphenated(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      let isUppercase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if isUppercase { bytes.append(UInt8(ascii: "-")) }
      bytes.append(isUppercase ? byte + 32 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Lists options with their defaults.
private struct OptionList: OptionVisitor {
  /// The options so far.
  var options: [Option] = []

  mutating func number(
    _ name: StaticString, _ value: inout Double?, _ other: Double?, _ kind: NumberKind,
    _ summary: StaticString
  ) {
    options.append(Option(name: name, summary: summary, values: .number(kind, standard: value)))
  }

  mutating func count(
    _ name: StaticString, _ value: inout Int, _ other: Int, in range: ClosedRange<Int>,
    _ summary: StaticString
  ) {
    options.append(Option(name: name, summary: summary, values: .count(range, standard: value)))
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool?, _ other: Bool?, _ summary: StaticString) {
    options.append(Option(name: name, summary: summary, values: .flag(standard: value)))
  }

  mutating func choice<Choice: CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, _ other: Choice, _ summary: StaticString
  ) {
    let names = Choice.allCases.map { "\($0)" }
    options.append(
      Option(
        name: name, summary: summary, values: .choice(names, standard: value.caseIndex ?? 0),
        choiceType: String(reflecting: Choice.self)))
  }
}
#endif
