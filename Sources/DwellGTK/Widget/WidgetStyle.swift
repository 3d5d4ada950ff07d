#if GTK
import CDwellGTK

/// The default style of components' widgets, below that of themes and apps.
///
/// The CSS names are `dwell-page-control`, `dwell-page-view`, `dwell-segmented-progress`,
/// `dwell-progress-meter` and `dwell-carousel`, and `dwell` for other components. In the two with pages,
/// `dwell-position` takes the keyboard focus, and `button.dwell-pause` is the pause button. In a carousel
/// with buttons of the core's, that, `button.dwell-previous` and `button.dwell-next` lie over them, with the
/// class `dwell-clear`, as do indicators that are buttons or tabs, in `dwell-marks`. Stories are
/// `dwell-stories`, with a `dwell-story` for each person, who has a `.dwell-story-title`, and with
/// `button.dwell-close`; a ring around a person's picture is a `dwell-story-ring`. What zooms its child is
/// `dwell-zoom`. Dots have the named colour `dwell_foreground`, or else the widget's `color`, and the
/// current one `dwell_progress`, if that is defined; their background has `dwell_background`, or else
/// `theme_bg_color`.
@MainActor
enum WidgetStyle {
  /// The rules. Rings of components that have the keyboard focus are drawn, not styled.
  private static let rules = """
    dwell, dwell-page-control, dwell-segmented-progress, dwell-position, dwell-zoom {
      outline: none; transition: none;
    }
    window.dwell-deck button.dwell-pause { margin: 12px; }
    window.dwell-deck.dwell-resting:not(.dwell-paused) button.dwell-pause:not(:focus-visible) {
      opacity: 0; transition: opacity 200ms;
    }
    button.dwell-pause { min-width: 32px; min-height: 32px; padding: 0; }
    dwell-stories, dwell-story { color: white; }
    dwell-story { background: black; }
    .dwell-story-title {
      margin: 0 8px; padding: 4px 12px; border-radius: 999px; font-weight: bold; background: rgba(0, 0, 0, 0.75);
    }
    """

  /// Whether the rules are installed on the display.
  private static var isInstalled = false

  /// Installs the rules on a display, once.
  static func install(on display: OpaquePointer) {
    guard !isInstalled else { return }
    isInstalled = true
    dwell_style_add(display, rules, guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
    // Themes style every button and spinner, at the priority of settings. The default theme's shadow of
    // symbols on dark buttons looks like a smudge below the bars. The spinner is seen on any picture, such as
    // one beside the one that loads.
    dwell_style_add(
      display,
      """
      button.dwell-pause { -gtk-icon-shadow: none; }
      window.dwell-deck.dwell-paused button.dwell-pause {
        background: white; color: black; box-shadow: 0 0 0 2px rgba(0, 0, 0, 0.65);
      }
      window.dwell-deck spinner {
        color: white; background: rgba(0, 0, 0, 0.65); padding: 8px; border-radius: 24px;
      }
      window.dwell-deck .dwell-toast {
        color: white; background: rgba(0, 0, 0, 0.75); padding: 12px 18px; border-radius: 24px; margin: 36px 24px;
      }
      button.dwell-clear {
        min-width: 24px; min-height: 24px; padding: 0; border: none; border-radius: 999px;
        background: none; color: transparent; opacity: 1;
      }
      button.dwell-clear, button.dwell-clear:focus-visible {
        box-shadow: none; outline: none; transition: none;
      }
      button.dwell-close {
        padding: 6px; border: none; box-shadow: none; color: white; -gtk-icon-shadow: none;
        background: rgba(0, 0, 0, 0.75) content-box content-box;
      }
      button.dwell-close:hover { background-color: rgba(51, 51, 51, 0.8); }
      button.dwell-close:active { background-color: rgba(85, 85, 85, 0.85); }
      button.dwell-close:focus-visible { outline: 2px solid white; outline-offset: -9px; }
      button.dwell-pause:focus-visible:not(.dwell-clear) {
        outline: 2px solid white; outline-offset: 0; box-shadow: 0 0 0 4px black;
      }
      """,
      guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS) + 1)
    dwell_style_add(
      display,
      "window.dwell-deck { background: black; } window.dwell-deck.dwell-light { background: white; }",
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
#endif
