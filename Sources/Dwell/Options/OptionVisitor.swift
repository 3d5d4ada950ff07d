/// A type whose options are declared once, beside their properties.
///
/// Whatever treats all options alike is an ``OptionVisitor``: replacing unusable values, mixing two looks,
/// reading files, setting an option by its number, listing the options.
package protocol Configurable: Equatable {
  /// The default of every option.
  init()

  /// Shows every option to a visitor, always in the same order: fronts know an option by its index.
  ///
  /// - Parameters:
  ///   - options: The visitor.
  ///   - value: The options, which the visitor may change.
  ///   - other: The options with which the visitor compares them or mixes them, such as the defaults.
  static func visit<Visitor: OptionVisitor>(_ options: inout Visitor, _ value: inout Self, _ other: Self)
}

/// What is done with every option of a ``Configurable`` type. A generic parameter, not an existential: a
/// module that ignores names and summaries doesn't contain them.
package protocol OptionVisitor {
  /// A number that may be absent; what it is then, its summary says.
  mutating func number(
    _ name: StaticString, _ value: inout Double?, _ other: Double?, _ kind: NumberKind,
    _ summary: StaticString)

  /// A whole number.
  mutating func count(
    _ name: StaticString, _ value: inout Int, _ other: Int, in range: ClosedRange<Int>,
    _ summary: StaticString)

  /// Something that is so or not, or follows from other options; from which, its summary says.
  mutating func flag(_ name: StaticString, _ value: inout Bool?, _ other: Bool?, _ summary: StaticString)

  /// A case of an enumeration, in files by its name.
  mutating func choice<Choice: CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, _ other: Choice, _ summary: StaticString)
}

extension OptionVisitor {
  /// A number, which if it is made absent is NaN.
  mutating func number(
    _ name: StaticString, _ value: inout Double, _ other: Double, _ kind: NumberKind, _ summary: StaticString
  ) {
    var number: Double? = value
    self.number(name, &number, other, kind, summary)
    value = number ?? .nan
  }

  /// Something that is so or not, which if it is made absent is so.
  mutating func flag(_ name: StaticString, _ value: inout Bool, _ other: Bool, _ summary: StaticString) {
    var flag: Bool? = value
    self.flag(name, &flag, other, summary)
    value = flag ?? true
  }
}

extension CaseIterable where Self: Equatable {
  /// The index of a case among all; nil only if that is not among ``allCases``.
  var caseIndex: Int? { Self.allCases.enumerated().first { $0.element == self }?.offset }
}
