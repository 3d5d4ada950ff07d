#if GTK
import CDwellGTK
import Dwell

/// Wakes a widget when its component says that something will change, and never otherwise.
@MainActor
final class Pacer {
  /// What is waited for.
  private enum Wait {
    /// Nothing.
    case nothing
    /// A time.
    case time(Double, WakeUp)
    /// The next frame of the screen; the number is that of the tick callback.
    case frame(guint)
  }

  /// What is waited for.
  private var wait = Wait.nothing
  /// The clock.
  private let clock: FrontClock
  /// What is done each time.
  private let action: @MainActor () -> Void
  /// How often the pacer has woken the program.
  private(set) var wakeUps = 0

  /// A pacer that waits for nothing yet.
  init(clock: FrontClock, _ action: @escaping @MainActor () -> Void) {
    self.clock = clock
    self.action = action
  }

  /// Whether nothing is waited for.
  var isAsleep: Bool {
    if case .nothing = wait { return true }
    return false
  }

  /// Waits for a change, and for nothing else any more.
  func wait(for change: NextChange, on widget: UnsafeMutablePointer<GtkWidget>) {
    switch (change, wait) {
    case (.at(let time), .time(let waited, _)) where time == waited: return
    case (.everyFrame, .frame): return
    default: break
    }
    stop(on: widget)
    switch change {
    case .still: break
    case .at(let time): wait = .time(time, clock.wake(at: time) { [weak self] in self?.wakeAtTime() })
    case .everyFrame:
      wait = .frame(
        gtk_widget_add_tick_callback(
          widget,
          { widget, _, _ in
            if let widget { WidgetPeer.of(widget)?.pacer.wakeForFrame() }
            return 1
          }, nil, nil))
    }
  }

  /// Waits for nothing any more.
  func stop(on widget: UnsafeMutablePointer<GtkWidget>) {
    switch wait {
    case .nothing: break
    case .time(_, let wakeUp): wakeUp.cancel()
    case .frame(let callback): gtk_widget_remove_tick_callback(widget, callback)
    }
    wait = .nothing
  }

  /// The time has come.
  private func wakeAtTime() {
    wait = .nothing
    wakeUps += 1
    action()
  }

  /// A frame is about to be drawn.
  private func wakeForFrame() {
    wakeUps += 1
    action()
  }
}
#endif
