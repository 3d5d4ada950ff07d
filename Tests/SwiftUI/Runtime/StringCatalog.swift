import Foundation

/// A String Catalog (`.xcstrings`), as far as the views use its format.
package struct StringCatalog: Decodable {
  /// A string in one language, or a part of it in one plural form.
  package struct Localization: Decodable {
    /// The text.
    package struct Unit: Decodable {
      /// The format.
      package let value: String
    }
    /// An argument whose plural form replaces it.
    package struct Substitution: Decodable {
      /// The argument's number, from 1.
      package let argNum: Int
      /// The forms, by kind of variation and by plural category.
      package let variations: [String: [String: Localization]]
    }
    /// The text; each substitution stands in it as `%#@name@`.
    package let stringUnit: Unit
    /// The substitutions by name; nil for none.
    package let substitutions: [String: Substitution]?
  }
  /// The translations of a string.
  package struct Entry: Decodable {
    /// The translations by language.
    package let localizations: [String: Localization]
  }
  /// The language of the keys.
  package let sourceLanguage: String
  /// The strings by key.
  package let strings: [String: Entry]

  /// The languages with a translation, sorted.
  package var languages: [String] { Set(strings.values.flatMap(\.localizations.keys)).sorted() }

  /// Reads a catalog; one that is missing or malformed is a mistake of the package.
  package static func at(_ place: URL) -> StringCatalog {
    do {
      return try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: place))
    } catch {
      fatalError("\(place.path): \(error)")
    }
  }

  /// Returns the catalog's language for a locale: in the same script, and of the same region if there are
  /// several.
  private func language(for locale: Locale) -> String? {
    let wanted = Locale.Language(identifier: locale.language.maximalIdentifier)
    let known = languages.map {
      (name: $0, Locale.Language(identifier: Locale.Language(identifier: $0).maximalIdentifier))
    }
    let near = known.filter { $0.1.languageCode == wanted.languageCode && $0.1.script == wanted.script }
    return (near.first { $0.1.region == wanted.region } ?? near.first)?.name
  }

  /// Returns a string in a locale's language, or in the source language if the catalog doesn't have that.
  package func string(_ value: String.LocalizationValue, in locale: Locale) -> String {
    guard let language = language(for: locale), let localization = strings[value.key]?.localizations[language]
    else { return value.string(as: value.key, locale) }
    var format = localization.stringUnit.value
    for (name, substitution) in localization.substitutions ?? [:] {
      guard case .integer(let number) = value.arguments[substitution.argNum - 1],
        let form = substitution.variations["plural"]?[PluralCategory(of: number, in: language).rawValue]
      else { fatalError("\(language): no plural form of \(value.key)") }
      let text = form.stringUnit.value.replacing("%arg", with: "%\(substitution.argNum)$lld")
      format = format.replacing("%#@\(name)@", with: text)
    }
    return value.string(as: format, locale)
  }
}

/// A plural category of integers (Unicode CLDR, plural rules).
package enum PluralCategory: String, CaseIterable {
  /// One, in most languages.
  case one
  /// A few: 2 to 4 in Slavic languages of the west.
  case few
  /// All other integers; in some languages numbers with a fraction have `many`.
  case other

  /// The categories that a language's translations must have. Only languages with strings that vary are here.
  package static func categories(of language: String) -> Set<String>? {
    ["cs": ["one", "few", "many", "other"], "sk": ["one", "few", "many", "other"]][language]
  }

  /// Finds the category of an integer.
  package init(of number: Int, in language: String) {
    switch (language, number) {
    case ("cs", 1), ("sk", 1): self = .one
    case ("cs", 2...4), ("sk", 2...4): self = .few
    default: self = .other
    }
  }
}
