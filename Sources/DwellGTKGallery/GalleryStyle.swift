#if GTK
import DwellGTK
import CDwellGTK
import DwellScenes

/// The gallery's style: distances are multiples of eight points, and colours come from the theme.
@MainActor
enum GalleryStyle {
  /// The style rules. The theme's own are made for dense document windows.
  private static let rules = """
    window.dwell-gallery { background: @theme_bg_color; }
    window.dwell-gallery headerbar { box-shadow: none; border-bottom: 1px solid alpha(currentColor, 0.12); }
    .dwell-page { padding: 24px 24px 8px 24px; }
    .dwell-page.narrow { padding: 16px 16px 8px 16px; }
    .dwell-title { font-size: 24px; font-weight: 700; }
    .dwell-sentence { color: alpha(currentColor, 0.72); font-size: 15px; }
    .dwell-score { font-size: 40px; font-weight: 700; font-feature-settings: "tnum"; }
    .dwell-reading { color: alpha(currentColor, 0.72); font-feature-settings: "tnum"; }
    .dwell-code { font-family: monospace; font-size: 13px; }
    .dwell-stage {
      border-radius: 16px; background: @theme_base_color; box-shadow: inset 0 0 0 1px alpha(currentColor, 0.1);
    }
    .dwell-stage.dwell-padded { padding: 24px; }
    .narrow .dwell-stage.dwell-padded { padding: 16px; }
    .dwell-cards { border-radius: 12px; }
    .dwell-telephone { border-radius: 24px; box-shadow: 0 0 0 1px alpha(currentColor, 0.16); }
    .dwell-card { padding: 24px; }
    .dwell-card-title { font-size: 28px; font-weight: 700; }
    .dwell-card-line { font-size: 15px; opacity: 0.85; }
    .dwell-strip { margin: 8px; }
    .dwell-strip > *:checked { outline-color: @theme_fg_color; }
    .dwell-thumbnail { padding: 4px; border-radius: 8px; font-size: 13px; font-weight: 700; }
    .dwell-panel { padding: 24px; }
    .dwell-rows {
      border-radius: 12px; background: @theme_base_color; box-shadow: inset 0 0 0 1px alpha(currentColor, 0.1);
      margin-bottom: 8px;
    }
    .dwell-switch-row { min-height: 40px; padding: 4px 8px 4px 16px; }
    .dwell-switch-row:dir(rtl) { padding: 4px 16px 4px 8px; }
    .dwell-switch-row:not(:first-child) { border-top: 1px solid alpha(currentColor, 0.08); }
    .dwell-switch-row > box { padding: 8px 8px 0 0; }
    .dwell-switch-row:dir(rtl) > box { padding: 8px 0 0 8px; }
    .dwell-switch-row switch { margin: 8px; }
    .dwell-switch-row scale { margin: 0 0 4px -8px; padding: 8px; }
    .dwell-time-bar { padding: 0 24px; }
    .dwell-pager { padding: 8px 24px 16px 24px; }
    .dwell-panel-side { border-left: 1px solid alpha(currentColor, 0.12); }
    .dwell-panel-side:dir(rtl) { border-left: none; border-right: 1px solid alpha(currentColor, 0.12); }
    .dwell-panel-below { border-top: 1px solid alpha(currentColor, 0.12); }
    """

  /// Whether the rules have been added to the display.
  private static var isInstalled = false

  /// Adds the rules to a display, once.
  static func install(on display: OpaquePointer) {
    guard !isInstalled else { return }
    isInstalled = true
    dwell_style_add(
      display, rules + "\n" + GalleryCardWidget.rules, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
#endif
