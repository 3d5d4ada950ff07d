#if GTK
import DwellGTK
import CDwellGTK

/// The time of a gallery page: it starts at 0, and can be slowed down, paused and set.
@MainActor
final class GalleryClock: FrontClock {
  /// The underlying clock.
  private let base: FrontClock
  /// The same moment on both clocks.
  private var anchor: (own: Double, base: Double)
  /// The speed; above 0.
  private(set) var speed = 1.0
  /// Whether the clock is paused.
  private(set) var isStanding = false
  /// The scheduled calls.
  private var calls: [Call] = []

  /// A running clock at 0.
  init(_ base: FrontClock) {
    self.base = base
    anchor = (0, base.now)
  }

  /// The time, in seconds since the page started.
  var now: Double { time(at: base.now) }

  func frameTime(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    time(at: max(base.frameTime(of: widget), anchor.base))
  }

  /// The own time for a time of the underlying clock.
  private func time(at time: Double) -> Double {
    isStanding ? anchor.own : anchor.own + (time - anchor.base) * speed
  }

  func wake(at time: Double, _ action: @escaping @MainActor () -> Void) -> WakeUp {
    let call = Call(at: time, action, on: self)
    calls.append(call)
    schedule(call)
    return call
  }

  /// Sets the time; scheduled calls keep their times.
  func set(to time: Double) { move { anchor.own = max(time, 0) } }

  /// Sets the speed; a value that isn't above 0 is ignored.
  func setSpeed(_ speed: Double) {
    if speed > 0, speed != self.speed { move { self.speed = speed } }
  }

  /// Pauses or resumes the clock.
  func setPaused(_ isPaused: Bool) {
    if isPaused != isStanding { move { isStanding = isPaused } }
  }

  /// Changes the course of time from now on.
  private func move(_ change: () -> Void) {
    anchor = (now, base.now)
    change()
    for call in calls { schedule(call) }
  }

  /// Schedules a call on the underlying clock, unless this clock is paused.
  private func schedule(_ call: Call) {
    call.wakeUp?.cancel()
    call.wakeUp = nil
    guard !isStanding else { return }
    let time = anchor.base + (call.time - anchor.own) / speed
    call.wakeUp = base.wake(at: time) { [weak self, weak call] in
      guard let self, let call else { return }
      call.wakeUp = nil
      calls.removeAll { $0 === call }
      call.action()
    }
  }

  /// A scheduled call.
  private final class Call: WakeUp {
    /// Its time, on the gallery's clock.
    let time: Double
    /// The action.
    let action: @MainActor () -> Void
    /// The wake-up of the underlying clock; nil while paused.
    var wakeUp: WakeUp?
    /// The clock that scheduled it.
    private weak var clock: GalleryClock?

    /// A call at a time.
    init(at time: Double, _ action: @escaping @MainActor () -> Void, on clock: GalleryClock) {
      self.time = time
      self.action = action
      self.clock = clock
    }

    func cancel() {
      wakeUp?.cancel()
      wakeUp = nil
      clock?.calls.removeAll { $0 === self }
    }
  }
}
#endif
