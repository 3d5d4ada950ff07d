import CPeer
import Dwell
import DwellGTK
import Figures

/// The cost of a page control in a window while a page dwells, and while it is paused, hidden and still, in
/// real time; compared with a GtkProgressBar that is set in every frame, which is the usual way to show a
/// time.
@MainActor
enum States {
  /// How long each state is measured, in seconds: within one page, without a turn.
  private static let seconds = 5.0
  /// How long a page lasts, in seconds.
  private static let page = 8.0

  /// Measures every state and prints the figures.
  static func run() throws {
    for (state, pages, event) in [
      ("dwelling", 3, nil), ("paused", 3, Event.pause(.app)), ("hidden", 3, nil), ("still", 1, nil),
    ] {
      var configuration = PageControl.Configuration(pageCount: pages)
      configuration.timer.duration = .seconds(page)
      var behavior = WidgetBehavior()
      behavior.pausesOnFocus = false
      behavior.pausesInBackground = false
      guard let control = PageControlWidget(configuration, behavior: behavior) else { throw NoDisplay() }
      watch(UnsafeMutableRawPointer(control.widget), "GTK, page control", state) {
        if let event { control.send(event) }
      }
    }
    for state in ["dwelling", "hidden"] {
      watch(peer_bar(page), "GTK, a GtkProgressBar set every frame", state) {}
    }
  }

  /// Measures a widget in a window of its own, and prints its cost per second.
  private static func watch(
    _ widget: UnsafeMutableRawPointer?, _ name: String, _ state: String, _ begin: () -> Void
  ) {
    guard let widget else { return }
    let window = peer_window(widget)
    begin()
    if state == "hidden" { peer_hide(window) }
    var cost = peer_cost()
    peer_watch(widget, seconds, &cost)
    peer_close(window)
    for (what, value, unit, how) in [
      ("frames", cost.frames, "1/s", "frames of the window's frame clock in \(Int(seconds)) s of real time"),
      (
        "wake-ups", cost.wake_ups, "1/s",
        "voluntary context switches of the process, including those for the display's replies"
      ),
      ("CPU", cost.cpu / 1000, "ms/s", "CPU time of the process, drawn by cairo under Xvfb"),
    ] {
      Figure("front", "\(name): \(what)", state, value / seconds, unit, method: how).print()
    }
  }
}
