#if GTK
import CDwellGTK
@testable import DwellGTK

/// Records the notifications of the properties of a widget, and its signals.
@MainActor
final class Notifications {
  /// The names of properties and signals since the last reading.
  private var names: [String] = []

  /// Connects to all of them.
  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    let type = instanceType(of: widget)
    for property in ownProperties(of: type) + ["orientation"] {
      Signal.connect(widget, property: property) { [self] in
        if names.last != property { names.append(property) }
      }
    }
    if g_signal_lookup("page-changed", type) != 0 {
      Signal.connect(widget, detailed: "page-changed") { [self] in names.append("page-changed") }
    }
    if g_signal_lookup("edge-overshot", type) != 0 {
      Signal.connect(widget, detailed: "edge-overshot") { [self] in names.append("edge-overshot") }
    }
    if g_signal_lookup("ended", type) != 0 {
      Signal.connect(widget, "ended") { [self] in names.append("ended") }
    }
  }

  /// Returns the names, and clears them.
  func read() -> [String] {
    defer { names = [] }
    return names
  }
}
#endif
