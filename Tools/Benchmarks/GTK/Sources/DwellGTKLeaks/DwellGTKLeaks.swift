import CDwellGTK
import Dwell
import DwellGTK

/// Creates, uses and destroys many widgets of each kind, so that a heap checker finds leaks and uses after
/// free: see Scripts/leaks-gtk.sh.
///
/// The argument is the number of widgets of each kind; every twentieth widget is shown in a window and drawn.
/// With `--kinds` it prints the number of kinds instead, and needs no display.
@main
@MainActor
struct DwellGTKLeaks {
  /// The interval at which a widget is shown in a window.
  private static let shownOfEach = 20

  /// Creates and destroys the widgets.
  static func main() {
    if CommandLine.arguments.dropFirst() == ["--kinds"] { return print(LeakCase.all.count) }
    guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), gtk_init_check() != 0
    else {
      print("usage: DwellGTKLeaks COUNT, on a display, or DwellGTKLeaks --kinds")
      exit(2)
    }
    let window = gtk_window_new()
    guard let handle = window.map({ UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) })
    else {
      exit(1)
    }
    gtk_window_present(handle)
    for index in 0..<count {
      for use in LeakCase.all { Self.use(use, isShown: index % shownOfEach == 0, in: handle) }
    }
    gtk_window_destroy(handle)
    drain()
    print("\(count * LeakCase.all.count) widgets created and destroyed")
  }

  /// Creates a widget, optionally shows it, uses it, and releases it.
  private static func use(_ leakCase: LeakCase, isShown: Bool, in window: UnsafeMutablePointer<GtkWindow>) {
    guard let made = leakCase.make() else { return }
    if isShown {
      gtk_window_set_child(window, made.widget)
      iterate()
    }
    made.use()
    if isShown {
      iterate()
      gtk_window_set_child(window, nil)
    }
    drain()
  }

  /// Runs the main loop for long enough that a widget is drawn.
  private static func iterate() {
    for _ in 0..<20 { _ = g_main_context_iteration(nil, 0) }
  }

  /// Runs the main loop until it is idle.
  private static func drain() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
