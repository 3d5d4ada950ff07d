/// A localized string and its arguments, as Foundation on Apple's platforms declares it. It is looked up in
/// the String Catalog of the bundle, which Xcode compiles and SwiftPM on Linux copies.
public struct LocalizedStringResource: Sendable {
  /// The key and the arguments.
  let keyAndValue: String.LocalizationValue
  /// The locale.
  let locale: Locale
  /// The bundle with the translations.
  let bundle: BundleDescription
  /// Creates a localized string.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.keyAndValue = keyAndValue
    self.locale = locale
    self.bundle = bundle
  }

  /// Where the translations are.
  public enum BundleDescription: Sendable {
    /// In the app.
    case main
    /// In the bundle at a place.
    case atURL(URL)
  }

  /// The string in the locale's language, or the key in English.
  var resolved: String {
    guard case .atURL(let place) = bundle, locale.language.languageCode != "en" else {
      return keyAndValue.string(as: keyAndValue.key, locale)
    }
    let catalog = StringCatalog.at(place.appendingPathComponent("Localizable.xcstrings"))
    return catalog.string(keyAndValue, in: locale)
  }
}

extension String {
  /// Looks up a localized string.
  public init(localized resource: LocalizedStringResource) { self = resource.resolved }

  /// A key with its arguments, written as a string with interpolations.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    /// An argument of a localized string.
    enum Argument: Sendable {
      /// An integer, which the locale formats.
      case integer(Int)
      /// A string.
      case string(String)
    }
    /// The format by which the string is looked up.
    let key: String
    /// The arguments, in the key's order.
    let arguments: [Argument]

    /// Creates a key without arguments.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }
    /// Creates a key with its arguments.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Collects the key and its arguments.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// The key so far.
      var key = ""
      /// The arguments so far.
      var arguments: [Argument] = []
      /// Creates an empty one.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends a literal part.
      public mutating func appendLiteral(_ literal: String) { key += literal }
      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) {
        key += "%@"
        arguments.append(.string(string))
      }
      /// Appends an integer.
      public mutating func appendInterpolation(_ value: Int) {
        key += "%lld"
        arguments.append(.integer(value))
      }
    }

    /// Returns the string of a format, whose arguments are numbered or in order.
    func string(as format: String, _ locale: Locale) -> String {
      let texts = arguments.map { argument in
        switch argument {
        case .integer(let value): value.formatted(.number.locale(locale))
        case .string(let text): text
        }
      }
      var next = 0
      return format.replacing(/%(?:(\d+)\$)?(?:lld|@)/) { match in
        next += 1
        return texts[(match.1.flatMap { Int($0) } ?? next) - 1]
      }
    }
  }
}
