#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The strings that assistive technology speaks: in the app's language if the library's String Catalog has
/// that, or else in English. An app replaces what it calls differently.
public struct PageNames: Sendable {
  /// The label of page controls and page views; VoiceOver speaks it first.
  public var label: String
  /// The label of a meter; VoiceOver speaks it first.
  public var meterLabel: String
  /// Returns the text for a page's index, from 0, and the page count.
  public var page: @Sendable (_ page: Int, _ count: Int) -> String
  /// Returns the text for a page that has a title; `position` is the result of ``page``.
  public var titledPage: @Sendable (_ title: String, _ position: String) -> String
  /// Returns the text for a level within `0...total`: its percentage.
  public var level: @Sendable (_ level: Double, _ total: Double) -> String
  /// Returns the text for a running or paused timer.
  public var isRunning: @Sendable (_ isRunning: Bool) -> String
  /// The name of the action that pauses the timer.
  public var pause: String
  /// The name of the action that resumes the timer.
  public var resume: String
  /// The label of the button that turns to the previous page.
  public var previous: String
  /// The label of the button that turns to the next page.
  public var next: String
  /// The label of the button that closes a ``StoryViewer``.
  public var close: String

  /// Creates the strings of a language.
  /// - Parameter locale: its language chooses the strings, among those that the app supports; it also formats
  ///   numbers and percentages.
  public init(locale: Locale = .current) {
    let string: @Sendable (String.LocalizationValue) -> String = { value in
      let bundle = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)
      return String(localized: LocalizedStringResource(value, locale: locale, bundle: bundle))
    }
    label = string("Pages")
    meterLabel = string("Level")
    page = { string("page \($0 + 1) of \($1)") }
    titledPage = { string("\($0), \($1)") }
    level = { level, total in
      let share = total > 0 ? min(max(level / total, 0), 1) : 0
      return share.formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }
    isRunning = { $0 ? string("playing") : string("paused") }
    pause = string("Pause")
    resume = string("Play")
    previous = string("Previous page")
    next = string("Next page")
    close = string("Close")
  }

  /// The strings of a locale, which every update of a view reads, looked up once.
  static func of(_ locale: Locale) -> PageNames {
    lock.withLock {
      if let names = known[locale] { return names }
      let names = PageNames(locale: locale)
      known[locale] = names
      return names
    }
  }
  private static let lock = NSLock()
  /// The strings of the locales in use; read and changed with the lock.
  nonisolated(unsafe) private static var known: [Locale: PageNames] = [:]

  /// Returns the label of an element.
  func name(of role: SemanticRole) -> String { role == .meter ? meterLabel : label }

  /// Returns the text for a value; nil without one.
  /// - Parameters:
  ///   - isNumbered: whether pages have numbers; otherwise their titles are the text.
  ///   - title: returns the title of the page at an index; nil without one.
  func text(for value: SemanticValue, isNumbered: Bool = true, title: (Int) -> String?) -> String? {
    switch value {
    case .none: nil
    case .page(let page, _) where !isNumbered: title(page)
    case .page(let page, let count):
      title(page).map { titledPage($0, self.page(page, count)) } ?? self.page(page, count)
    case .level(let value, let total): level(value.isFinite ? value : 0, total)
    case .isRunning(let isRunning): self.isRunning(isRunning)
    }
  }
}

extension EnvironmentValues {
  /// The key of ``pageNames``.
  private struct NamesKey: EnvironmentKey {
    static var defaultValue: PageNames? { nil }
  }

  /// The strings that assistive technology speaks; those of the environment's locale, unless they are set.
  public var pageNames: PageNames {
    get { self[NamesKey.self] ?? .of(locale) }
    set { self[NamesKey.self] = newValue }
  }
}

extension View {
  /// Sets the strings that assistive technology speaks for the components inside.
  public func pageNames(_ names: PageNames) -> some View { environment(\.pageNames, names) }
}
#endif
