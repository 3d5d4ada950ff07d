#if GTK
import DwellGTK
import CDwellGTK
import Glibc

/// Initialises GTK.
@MainActor
public enum Toolkit {
  /// Initialises GTK, once; false without a display, where GTK can only draw into files.
  /// - Parameter opensWindows: whether windows follow. Without a graphics processor they are drawn by Cairo,
  ///   unless the environment chooses a renderer: Cairo draws only what has changed, and a software driver of
  ///   OpenGL the whole window for each step of a fill.
  @discardableResult
  public static func start(opensWindows: Bool = false) -> Bool {
    dwell_return_memory()
    if opensWindows, !hasGraphicsProcessor() { setenv("GSK_RENDERER", "cairo", 0) }
    // GTK initialises OpenGL even if it is to draw with Cairo. A software driver then takes 45 MB and a third
    // of the time until the first frame.
    if getenv("GSK_RENDERER").map({ String(cString: $0) }) == "cairo" { setenv("GDK_DEBUG", "gl-disable", 0) }
    return gtk_init_check() != 0
  }

  /// Whether the machine has a usable graphics processor, judging by its device files: those of the kernel's
  /// drivers, NVIDIA's, Windows' subsystem for Linux, and phones.
  static func hasGraphicsProcessor(exists: (String) -> Bool = { access($0, F_OK) == 0 }) -> Bool {
    (128..<144).contains { exists("/dev/dri/renderD\($0)") }
      || ["/dev/nvidia0", "/dev/dxg", "/dev/kgsl-3d0", "/dev/mali0"].contains(where: exists)
  }
}
#endif
