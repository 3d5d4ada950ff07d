#if GTK
import CDwellGTK
import Dwell

extension ObjectProperty {
  /// A property for each option that a part of the configuration declares: its name, summary, values and
  /// default. Counts are doubles that are rounded; a number without a value is -1, and a flag without one
  /// `automatic`.
  ///
  /// A number has the part's prefix, unless its name contains it; so has a choice whose name is one word,
  /// which would mean little alone. A flag's name is a clause, without the verb `is`.
  ///
  /// - Parameters:
  ///   - path: The part.
  ///   - prefix: What the part is called in names.
  ///   - names: The names that aren't made like this, by the option's; each with its reason.
  ///   - omitted: The options without a property; each with its reason.
  static func options<Options: Configurable>(
    of path: WritableKeyPath<Content.Configuration, Options>, prefix: String = "",
    names: [String: String] = [:], without omitted: Set<String> = []
  ) -> [ObjectProperty] {
    let unknown = omitted.union(names.keys).subtracting(Options.options.map { "\($0.name)" })
    if !unknown.isEmpty {
      g_return_if_fail_warning("Dwell", "\(Options.self)", "has the options \(unknown.sorted())")
    }
    return Options.options.enumerated().filter { !omitted.contains("\($0.element.name)") }.map {
      index, option in
      let name = names["\(option.name)"] ?? option.propertyName(prefix: prefix)
      let (kind, note) = option.propertyKind(name)
      return ObjectProperty(
        name: name, summary: "\(option.summary)\(note)", isOption: true, kind: kind, isConfigured: true,
        get: { component, _ in option.value(of: component.configuration[keyPath: path].option(index))
        },
        set: { properties, value in
          properties.configure { $0[keyPath: path].setOption(index, to: option.number(of: value)) }
        })
    }
  }
}

/// A flag that may follow from other options.
enum Ternary: CaseIterable {
  /// As follows from other options.
  case automatic
  /// In any case.
  case always
  /// In no case.
  case never
}

extension Option {
  /// The name of its property.
  fileprivate func propertyName(prefix: String) -> String {
    let own = hyphenatedName
    let isPrefixed =
      switch values {
      case .number, .count: !own.contains(prefix)
      case .choice: !own.contains("-")
      case .flag: false
      }
    if isPrefixed, !prefix.isEmpty { return "\(prefix)-\(own)" }
    if case .flag = values, own.hasPrefix("is-") { return String(own.dropFirst("is-".count)) }
    return own
  }

  /// Its values in GObject, where counts are at most a million, and what its summary says of them.
  @MainActor fileprivate func propertyKind(_ property: String) -> (kind: PropertyKind, note: String) {
    switch values {
    case .number(let kind, let standard?): (.number(kind.range, standard: standard), "")
    // A value that can't be used leads to the default, which is none.
    case .number(let kind, nil): (.number(-1...kind.range.upperBound, standard: -1), "; -1 for the default")
    case .count(let range, let standard):
      (
        .number(
          Double(range.lowerBound)...min(Double(range.upperBound), Option.maximumCount),
          standard: Double(standard)),
        ", rounded"
      )
    case .flag(let standard?): (.flag(standard: standard), "")
    case .flag(nil): (.choice(Enumeration.type(Ternary.self, named: "DwellTernary"), standard: 0), "")
    case .choice(let names, let standard):
      (
        .choice(
          Enumeration.type(Enumeration.name(ofProperty: property), of: choiceType, names),
          standard: gint(standard)),
        ""
      )
    }
  }

  /// The property's value for the number that the core gives for the option; nil for none.
  fileprivate func value(of number: Double?) -> PropertyValue {
    switch values {
    case .number(let kind, _): .number(min(number ?? -1, kind.range.upperBound))
    case .count: .number(min(number ?? -1, Option.maximumCount))
    case .flag(nil): .choice(number.map { $0 == 1 ? 1 : 2 } ?? 0)
    case .flag: .flag(number == 1)
    case .choice: .choice(gint(number ?? 0))
    }
  }

  /// The number that the core takes for a value of the property; NaN for none.
  fileprivate func number(of value: PropertyValue) -> Double {
    switch (values, value) {
    case (.count, .number(let number)): number.rounded()
    case (_, .number(let number)): number
    case (_, .flag(let flag)): flag ? 1 : 0
    case (.flag, .choice(let ternary)): ternary == 0 ? .nan : ternary == 1 ? 1 : 0
    case (_, .choice(let choice)): Double(choice)
    default: .nan
    }
  }

  /// The largest count that a property takes.
  private static let maximumCount = 1e6
}
#endif
