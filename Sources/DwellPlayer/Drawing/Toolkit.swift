#if GTK
import DwellGTK
import CDwellGTK
import Glibc

/// Initialises GTK.
@MainActor
enum Toolkit {
  /// Initialises GTK, once; false without a display, where GTK can only draw into files.
  @discardableResult
  static func start() -> Bool {
    dwell_return_memory()
    // GTK initialises OpenGL even if it is to draw with Cairo. A software driver then takes 45 MB and a third
    // of the time until the first frame.
    if getenv("GSK_RENDERER").map({ String(cString: $0) }) == "cairo" { setenv("GDK_DEBUG", "gl-disable", 0) }
    return gtk_init_check() != 0
  }
}
#endif
