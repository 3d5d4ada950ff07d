import CPeer
import Dwell
import DwellGTK
import Figures

/// What a page control costs in a window while a page dwells, while it is paused, hidden and still, in real
/// time; and beside it a bar of GTK's own that is set anew in every frame, which is how a time is usually
/// shown.
@MainActor
enum States {
  /// How long each state is watched, in seconds: within a page, whose turn is no part of it.
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

  /// Watches a widget in a window of its own for a while, and prints what it cost a second.
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
        "voluntary context switches of the process, its display's answers included"
      ),
      ("CPU", cost.cpu / 1000, "ms/s", "CPU time of the process, drawn by cairo under Xvfb"),
    ] {
      Figure("front", "\(name): \(what)", state, value / seconds, unit, method: how).print()
    }
  }
}
