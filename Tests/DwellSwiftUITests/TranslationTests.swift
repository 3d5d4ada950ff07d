import Dwell
import DwellSwiftUI
import Foundation
import SwiftUI
import Testing

@Suite("The views speak the app's language") @MainActor
struct TranslationTests {
  /// Returns what VoiceOver speaks for views in a locale: labels, values and actions.
  private func spoken<V: View>(_ locale: String, _ view: V) -> [String] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let stage = Stage(environment: environment) { view }
    stage.run(until: 0)
    let labels = stage.accessibility.compactMap { if case .label(let name) = $0 { name } else { nil } }
    return labels + [stage.spoken ?? ""] + stage.actions.keys.sorted()
  }

  /// The catalog in the sources, which Xcode compiles into the package.
  private let catalog = StringCatalog.at(
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/DwellSwiftUI/Generated/Localizable.xcstrings").standardized)

  @Test("A control's label, value and actions are in the environment's language, an unknown one is English")
  func control() {
    let control = DwellSwiftUI.PageControl(selection: .constant(1), count: 5).pageTimer(duration: 4)
    #expect(spoken("de_AT", control) == ["Seiten", "Seite 2 von 5", "Anhalten"])
    #expect(spoken("ja", control) == ["ページ", "5ページ中2ページ目", "一時停止"])
    #expect(spoken("zh_TW", control) == ["頁面", "第 2 頁，共 5 頁", "暫停"])
    #expect(spoken("pt", control) == ["Páginas", "página 2 de 5", "Pausar"])
    #expect(spoken("eo", control) == ["Pages", "page 2 of 5", "Pause"])
    #expect(spoken("en_GB", control) == ["Pages", "page 2 of 5", "Pause"])
  }

  @Test("Numbers and percentages have the language's digits and signs, from right to left too")
  func numbers() {
    let control = DwellSwiftUI.PageControl(selection: .constant(1), count: 1200)
      .environment(\.layoutDirection, .rightToLeft)
    #expect(spoken("fa", control).contains("صفحهٔ ۲ از ۱٬۲۰۰"))
    #expect(spoken("ar_EG", control).contains("الصفحة ٢ من ١٬٢٠٠"))
    let meter = DwellSwiftUI.ProgressMeter(value: 7, total: 10)
    #expect(spoken("en", meter).contains("70%"))
    #expect(spoken("de", meter).contains("70\u{a0}%"))
    #expect(spoken("tr", meter).contains("%70"))
  }

  @Test(
    "Where a preposition follows the number, it is that of the number",
    arguments: [
      (2, "stránka 1 ze 2"), (4, "stránka 1 ze 4"), (5, "stránka 1 z 5"),
      (22, "stránka 1 z 22"),
    ])
  func plural(count: Int, expected: String) {
    let control = DwellSwiftUI.PageControl(selection: .constant(0), count: count)
    #expect(spoken("cs", control).contains(expected))
  }

  @Test("What the app names differently is spoken in any language, the rest in its own")
  func replaced() {
    var names = PageNames(locale: Locale(identifier: "fr"))
    names.label = "Étapes"
    let control = DwellSwiftUI.PageControl(selection: .constant(1), count: 3).pageNames(names)
    #expect(spoken("de", control) == ["Étapes", "page 2 sur 3"])
  }

  @Test("At least twenty languages have every string, with every argument once")
  func complete() throws {
    #expect(catalog.languages.count >= 20)
    for (key, entry) in catalog.strings {
      let count = key.matches(of: /%(lld|@)/).count
      for language in catalog.languages {
        let localization = try #require(entry.localizations[language], "\(key) in \(language)")
        for text in forms(of: localization) {
          let arguments = text.matches(of: /%(\d)\$(?:lld|@)/).map { String($0.1) }
          #expect(arguments.sorted() == (0..<count).map { "\($0 + 1)" }, "\(key) in \(language): \(text)")
          #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespaces), "\(key) in \(language)")
        }
      }
    }
  }

  @Test("A string that varies with a number has just the plural categories of its language")
  func categories() throws {
    var varying: Set<String> = []
    for entry in catalog.strings.values {
      for (language, localization) in entry.localizations {
        for substitution in localization.substitutions?.values.map({ $0 }) ?? [] {
          varying.insert(language)
          let forms = try #require(substitution.variations["plural"])
          #expect(Set(forms.keys) == PluralCategory.categories(of: language), "\(language)")
        }
      }
    }
    #expect(!varying.isEmpty)
  }

  /// The formats of a translation, with the plural forms in place.
  private func forms(of localization: StringCatalog.Localization) -> [String] {
    guard let (name, substitution) = localization.substitutions?.first else {
      return [localization.stringUnit.value]
    }
    return substitution.variations.values.flatMap(\.values).map {
      localization.stringUnit.value.replacingOccurrences(of: "%#@\(name)@", with: $0.stringUnit.value)
        .replacingOccurrences(of: "%arg", with: "%\(substitution.argNum)$lld")
    }
  }
}
