#if GTK
import CDwellGTK
import Dwell

/// Wakes a widget when its component's frame changes, and at no other time.
@MainActor
final class FrameScheduler {
  /// A scheduled wake-up.
  private enum Wait {
    /// None.
    case nothing
    /// At a time, in seconds.
    case time(Double, WakeUp)
    /// At the screen's next frame, which cancels the call that was scheduled before, if there is one.
    case frame(WakeUp?)
  }

  /// The scheduled wake-up.
  private var wait = Wait.nothing
  /// The clock.
  private let clock: FrontClock
  /// The screen's frames.
  private var frames = FrameSignal()
  /// Called at each wake-up.
  private let action: @MainActor () -> Void
  /// The number of wake-ups so far.
  private(set) var wakeUps = 0

  /// Creates a scheduler with no wake-up scheduled.
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
    case (.everyFrame, .time(_, let wakeUp)):
      // The frame cancels it, so that the call that begins a turn doesn't have to.
      wait = .frame(wakeUp)
      return frames.begin(for: widget)
    default: break
    }
    cancel()
    switch change {
    case .still: break
    case .at(let time): wait = .time(time, clock.wake(at: time) { [weak self] in self?.wakeAtTime() })
    case .everyFrame:
      wait = .frame(nil)
      frames.begin(for: widget)
    }
  }

  /// Cancels the wake-up of a widget that leaves the screen.
  func stop() {
    cancel()
    frames.disconnect()
  }

  /// Cancels the wake-up.
  private func cancel() {
    switch wait {
    case .nothing: break
    case .time(_, let wakeUp): wakeUp.cancel()
    case .frame(let wakeUp):
      wakeUp?.cancel()
      frames.end()
    }
    wait = .nothing
  }

  /// Handles the wake-up at a time, unless a frame follows, which does the same.
  private func wakeAtTime() {
    if case .frame = wait { return wait = .frame(nil) }
    wait = .nothing
    wakeUps += 1
    action()
  }

  /// Handles a frame of the widget's window.
  func didReachFrame() {
    guard case .frame(let wakeUp) = wait else { return }
    if let wakeUp {
      wakeUp.cancel()
      wait = .frame(nil)
    }
    wakeUps += 1
    action()
  }
}
#endif
