#if GTK
import DwellGTK
import CDwellGTK
import Glibc

/// Makes GTK ready.
@MainActor
enum Toolkit {
  /// Starts GTK, once; false without a display, where it draws for files alone.
  @discardableResult
  static func start() -> Bool {
    dwell_return_memory()
    // GTK asks for the graphics card even where it was told to draw without one. The driver that then does a
    // card's work takes 45 MB and a third of the time until the first picture.
    if getenv("GSK_RENDERER").map({ String(cString: $0) }) == "cairo" { setenv("GDK_DEBUG", "gl-disable", 0) }
    return gtk_init_check() != 0
  }
}
#endif
