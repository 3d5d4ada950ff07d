#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

/// Opens the gallery in a window.
@MainActor
public enum GalleryRunner {
  /// The options of the gallery.
  public struct Options: Sendable {
    /// The name of the first page; nil for the default.
    public var page: String?
    /// The appearance; nil for the system's.
    public var appearance: Appearance?
    /// Whether to lay out from right to left.
    public var isRightToLeft = false

    /// The defaults.
    public init() {}
  }

  /// Whether there is a display to open a window on.
  public static func hasDisplay() -> Bool { Toolkit.start(opensWindows: true) }

  /// Shows the gallery until its window is closed; false without a display.
  public static func run(_ options: Options = Options()) -> Bool {
    guard hasDisplay() else { return false }
    g_set_prgname("dwell")
    if options.isRightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
    guard let gallery = GalleryWindow(page: options.page, appearance: options.appearance) else {
      return false
    }
    let loop = g_main_loop_new(nil, 0)
    defer { g_main_loop_unref(loop) }
    gallery.didClose = { g_main_loop_quit(loop) }
    gallery.present()
    g_main_loop_run(loop)
    return true
  }
}
#endif
