#if GTK
import CDwellGTK
import Dwell

/// Wakes a widget when its component's frame changes, and at no other time.
@MainActor
final class Pacer {
  /// A scheduled wake-up.
  private enum Wait {
    /// None.
    case nothing
    /// At a time, in seconds.
    case time(Double, WakeUp)
    /// At the screen's next frame; the number is the tick callback's id.
    case frame(guint)
  }

  /// The scheduled wake-up.
  private var wait = Wait.nothing
  /// The clock.
  private let clock: FrontClock
  /// Called at each wake-up.
  private let action: @MainActor () -> Void
  /// The number of wake-ups so far.
  private(set) var wakeUps = 0

  /// Creates a pacer with no wake-up scheduled.
  init(clock: FrontClock, _ action: @escaping @MainActor () -> Void) {
    self.clock = clock
    self.action = action
  }

  /// Whether no wake-up is scheduled.
  var isAsleep: Bool {
    if case .nothing = wait { return true }
    return false
  }

  /// Schedules the wake-up for a change, replacing an earlier one.
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

  /// Cancels the wake-up.
  func stop(on widget: UnsafeMutablePointer<GtkWidget>) {
    switch wait {
    case .nothing: break
    case .time(_, let wakeUp): wakeUp.cancel()
    case .frame(let callback): gtk_widget_remove_tick_callback(widget, callback)
    }
    wait = .nothing
  }

  /// Handles the wake-up at a time.
  private func wakeAtTime() {
    wait = .nothing
    wakeUps += 1
    action()
  }

  /// Handles the wake-up at a frame.
  private func wakeForFrame() {
    wakeUps += 1
    action()
  }
}
#endif
