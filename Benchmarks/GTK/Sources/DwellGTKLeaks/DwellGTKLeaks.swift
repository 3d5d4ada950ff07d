import CDwellGTK
import Dwell
import DwellGTK

/// Creates and destroys many widgets of each kind, so that a heap checker finds what they leave: see
/// Scripts/leaks-gtk.sh.
///
/// The argument is the number of each kind; every twentieth widget is shown in a window and drawn.
@main
@MainActor
struct DwellGTKLeaks {
  /// One in this number of widgets is shown in a window.
  private static let shownOfEach = 20

  /// Creates and destroys the widgets.
  static func main() {
    guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), gtk_init_check() != 0
    else {
      print("usage: DwellGTKLeaks COUNT, on a display")
      exit(2)
    }
    let window = gtk_window_new()
    guard let handle = window.map({ UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) })
    else {
      exit(1)
    }
    gtk_window_present(handle)
    for index in 0..<count {
      for make in kinds { use(make, isShown: index % shownOfEach == 0, in: handle) }
    }
    gtk_window_destroy(handle)
    drain()
    print("\(count * kinds.count) widgets created and destroyed")
  }

  /// A widget of each kind, with pages where it has some.
  private static let kinds: [() -> (object: AnyObject, widget: UnsafeMutablePointer<GtkWidget>)?] = [
    { PageControlWidget(.init(pageCount: 5)).map { ($0, $0.widget) } },
    { SegmentedProgressWidget(.init(pageCount: 5)).map { ($0, $0.widget) } },
    { ProgressMeterWidget(.init(value: 7, of: 10)).map { ($0, $0.widget) } },
    { PageViewWidget(pages: pages).map { ($0, $0.widget) } },
    { CarouselWidget(pages: pages).map { ($0, $0.widget) } },
  ]

  /// Two pages.
  private static var pages: [UnsafeMutablePointer<GtkWidget>] {
    [gtk_label_new("One"), gtk_label_new("Two")]
  }

  /// Creates a widget, optionally shows it, and releases it.
  private static func use(
    _ make: () -> (object: AnyObject, widget: UnsafeMutablePointer<GtkWidget>)?, isShown: Bool,
    in window: UnsafeMutablePointer<GtkWindow>
  ) {
    guard let made = make() else { return }
    if isShown {
      gtk_window_set_child(window, made.widget)
      for _ in 0..<20 { _ = g_main_context_iteration(nil, 0) }
      gtk_window_set_child(window, nil)
    }
    drain()
  }

  /// Runs the main loop until it is idle.
  private static func drain() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
