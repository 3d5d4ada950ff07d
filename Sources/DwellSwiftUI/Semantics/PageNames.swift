#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The words for what components mean, which assistive technology speaks. They are English unless you give
/// others.
public struct PageNames: Sendable {
  /// The name of what shows pages; what VoiceOver says first.
  public var label = "Pages"
  /// The name of a meter; what VoiceOver says first.
  public var meterLabel = "Level"
  /// The words for a page, counted from 0, of so many.
  public var page: @Sendable (_ page: Int, _ count: Int) -> String = { "page \($0 + 1) of \($1)" }
  /// The words for a page that has a title; `position` is what ``page`` gives.
  public var titledPage: @Sendable (_ title: String, _ position: String) -> String = { "\($0), \($1)" }
  /// The words for a level within `0...total`.
  public var level: @Sendable (_ level: Double, _ total: Double) -> String = { level, total in
    let percent = total > 0 ? min(max(level / total, 0), 1) * 100 : 0
    return "\(Int((percent + 0.5).rounded(.down))) percent"
  }
  /// The words for time that passes by itself, and for time that stands.
  public var isRunning: @Sendable (_ isRunning: Bool) -> String = { $0 ? "playing" : "paused" }
  /// The name of the action that lets no time pass.
  public var pause = "Pause"
  /// The name of the action that lets time pass again.
  public var resume = "Play"

  /// English words.
  public init() {}

  /// The name of an element.
  func name(of role: SemanticRole) -> String { role == .meter ? meterLabel : label }

  /// The words for a value; nil where there is nothing to tell.
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

  /// The words for what components mean.
  public var pageNames: PageNames {
    get { self[NamesKey.self] }
    set { self[NamesKey.self] = newValue }
  }

  /// The title of a page; nil without one.
  var pageTitle: (AnyHashable) -> String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

extension View {
  /// Gives the components inside their words.
  public func pageNames(_ names: PageNames) -> some View { environment(\.pageNames, names) }

  /// Gives pages their titles, which VoiceOver speaks.
  /// - Parameter title: the title of a page, which is told by its identity.
  public func pageTitles<Page: Hashable>(_ title: @escaping (Page) -> String) -> some View {
    environment(\.pageTitle) { page in (page.base as? Page).map(title) }
  }
}
#endif
