#if GTK
import CDwellGTK

/// How widgets of components are styled where neither theme nor app says otherwise.
///
/// Style sheets know the widgets as `dwell-page-control`, `dwell-page-view`, `dwell-segmented-progress`,
/// `dwell-progress-meter` and `dwell-carousel`, and others that show a component as `dwell`. Within the two
/// that hold pages, `dwell-position` is what has the keyboard's focus for the pages, and `button.dwell-pause`
/// the button that pauses. The colour of marks is the named colour `dwell_foreground`, or else the `color` of
/// the widget; what lies beneath them is `dwell_background`, or else `theme_bg_color`.
@MainActor
enum WidgetStyle {
  /// The rules: a ring for who works with keys, and none around a whole window. Over pages, whose colours
  /// nobody knows, the ring is light and dark at once.
  private static let rules = """
    dwell:focus-visible, dwell-page-control:focus-visible, dwell-segmented-progress:focus-visible {
      outline: 2px solid alpha(currentColor, 0.5); outline-offset: -2px; border-radius: 14px;
    }
    window.dwell-deck dwell:focus-visible { outline: none; }
    window.dwell-deck button.dwell-pause { margin: 12px; transition: opacity 200ms; }
    window.dwell-deck.dwell-resting button.dwell-pause:not(:focus-visible) { opacity: 0; }
    dwell-position { border-radius: 14px; }
    dwell-position:focus-visible {
      outline: 2px solid white; outline-offset: -2px; box-shadow: inset 0 0 0 3px rgba(0, 0, 0, 0.65);
    }
    button.dwell-pause { min-width: 32px; min-height: 32px; padding: 0; }
    button.dwell-pause:focus-visible { outline: 2px solid white; box-shadow: 0 0 0 3px rgba(0, 0, 0, 0.65); }
    """

  /// Whether the rules are known to the display.
  private static var isInstalled = false

  /// Makes the rules known to a display, once.
  static func install(on display: OpaquePointer) {
    guard !isInstalled else { return }
    isInstalled = true
    dwell_style_add(display, rules, guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
    // The usual theme's shadow of symbols on dark buttons looks like a smudge below the bars.
    dwell_style_add(
      display, "button.dwell-pause { -gtk-icon-shadow: none; }", guint(GTK_STYLE_PROVIDER_PRIORITY_THEME) + 1)
    dwell_style_add(
      display, "window.dwell-deck { background: black; }", guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
#endif
