#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The strings that assistive technology speaks; English by default.
public struct PageNames: Sendable {
  /// The label of page controls and page views; VoiceOver speaks it first.
  public var label = "Pages"
  /// The label of a meter; VoiceOver speaks it first.
  public var meterLabel = "Level"
  /// Returns the text for a page's index, from 0, and the page count.
  public var page: @Sendable (_ page: Int, _ count: Int) -> String = { "page \($0 + 1) of \($1)" }
  /// Returns the text for a page that has a title; `position` is the result of ``page``.
  public var titledPage: @Sendable (_ title: String, _ position: String) -> String = { "\($0), \($1)" }
  /// Returns the text for a level within `0...total`.
  public var level: @Sendable (_ level: Double, _ total: Double) -> String = { level, total in
    let percent = total > 0 ? min(max(level / total, 0), 1) * 100 : 0
    return "\(Int((percent + 0.5).rounded(.down))) percent"
  }
  /// Returns the text for a running or paused timer.
  public var isRunning: @Sendable (_ isRunning: Bool) -> String = { $0 ? "playing" : "paused" }
  /// The name of the action that pauses the timer.
  public var pause = "Pause"
  /// The name of the action that resumes the timer.
  public var resume = "Play"

  /// The label of the button that turns to the previous page.
  public var previous = "Previous page"
  /// The label of the button that turns to the next page.
  public var next = "Next page"

  /// Creates the English strings.
  public init() {}

  /// Returns the label of an element.
  func name(of role: SemanticRole) -> String { role == .meter ? meterLabel : label }

  /// Returns the text for a value; nil without one.
  func text(for value: SemanticValue, title: (Int) -> String?) -> String? {
    switch value {
    case .none: nil
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
    static var defaultValue: PageNames { PageNames() }
  }
  /// The key of ``pageTitle``.
  private struct TitleKey: EnvironmentKey {
    static var defaultValue: (AnyHashable) -> String? { { _ in nil } }
  }

  /// The strings that assistive technology speaks.
  public var pageNames: PageNames {
    get { self[NamesKey.self] }
    set { self[NamesKey.self] = newValue }
  }

  /// Returns the title of a page; nil without one.
  var pageTitle: (AnyHashable) -> String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

extension View {
  /// Sets the strings that assistive technology speaks for the components inside.
  public func pageNames(_ names: PageNames) -> some View { environment(\.pageNames, names) }

  /// Sets the titles of pages, which VoiceOver speaks.
  /// - Parameter title: returns the title of the page with the given identity.
  public func pageTitles<Page: Hashable>(_ title: @escaping (Page) -> String) -> some View {
    environment(\.pageTitle) { page in (page.base as? Page).map(title) }
      .namingPages("pageTitles(_:)", by: Page.self)
  }
}
#endif
