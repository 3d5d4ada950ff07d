#if GTK
import CGtk

/// How widgets of components are styled where neither theme nor app says otherwise.
@MainActor
enum WidgetStyle {
  /// The rules: a ring for who works with keys, and none around a whole window.
  private static let rules = """
    dwell:focus-visible { outline: 2px solid alpha(currentColor, 0.5); outline-offset: -2px; border-radius: 14px; }
    window.dwell-deck dwell:focus-visible { outline: none; }
    """

  /// Whether the rules are known to the display.
  private static var isInstalled = false

  /// Makes the rules known to a display, once.
  static func install(on display: OpaquePointer) {
    guard !isInstalled else { return }
    isInstalled = true
    dwell_style_add(display, rules, guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
    dwell_style_add(
      display, "window.dwell-deck { background: black; }", guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
#endif
