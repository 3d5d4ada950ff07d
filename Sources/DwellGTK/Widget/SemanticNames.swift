#if GTK
import CDwellGTK
import Dwell

/// The strings that a screen reader speaks, and those of tooltips, in the app's language: from the app's text
/// domain, or else from the library's catalogues, which `make install` installs. Apps can also replace them.
public struct SemanticNames: Sendable {
  /// Returns an element's label.
  public var label: @MainActor (SemanticElement) -> String = {
    taken(dwell_translated($0.label)) ?? $0.label
  }
  /// Returns the text of an element's value.
  public var value: @MainActor (SemanticElement) -> String = { $0.translatedValue }

  /// Creates the strings of the app's text domain of gettext, in the context `Dwell`; those that it lacks
  /// are the library's own translations, or in English.
  public init() { _ = Self.catalogues }

  /// Returns an English text in the app's language.
  @MainActor
  static func translated(_ text: String) -> String {
    _ = catalogues
    return taken(dwell_translated(text)) ?? text
  }

  /// Finds the library's catalogues, once.
  private static let catalogues: Void = dwell_use_catalogues(nil)
}

extension SemanticNames {
  /// Returns the text of an element's value, after the title of its page if that has one.
  @MainActor
  func text(of element: SemanticElement, title: String?) -> String {
    let value = value(element)
    guard let title, case .page = element.value else { return value }
    return taken(dwell_translated_pair(title, value)) ?? value
  }
}

extension SemanticElement {
  /// The value in the app's language.
  fileprivate var translatedValue: String {
    let text: UnsafeMutablePointer<CChar>? =
      switch value {
      case .page(let page, let count):
        dwell_translated_page(guint(clamping: page == .max ? page : page + 1), guint(clamping: count))
      case .level: dwell_translated_level(valueText)
      case .none, .isRunning: nil
      }
    return taken(text) ?? valueText
  }
}

/// Returns a string that GLib has allocated, which is freed.
private func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
  guard let text else { return nil }
  defer { g_free(text) }
  return String(cString: text)
}
#endif
