#if GTK
import DwellGTK
import CDwellGTK
import DwellScenes

/// The time of a gallery page: it starts at 0, and can be slowed down, paused and set.
@MainActor
final class GalleryClock: FrontClock {
  /// The underlying clock.
  private let base: FrontClock
  /// The course of time.
  private var timebase: GalleryTimebase
  /// The scheduled calls.
  private var calls: [Call] = []

  /// A running clock at 0.
  init(_ base: FrontClock) {
    self.base = base
    timebase = GalleryTimebase(at: base.now)
  }

  /// The time, in seconds since the page started.
  var now: Double { timebase.time(at: base.now) }
  /// Whether the time is paused.
  var isPaused: Bool { timebase.isPaused }

  func frameTime(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    timebase.time(at: max(base.frameTime(of: widget), timebase.start))
  }

  func wake(at time: Double, _ action: @escaping @MainActor () -> Void) -> WakeUp {
    let call = Call(at: time, action, on: self)
    calls.append(call)
    schedule(call)
    return call
  }

  /// Sets the time; scheduled calls keep their times.
  func set(to time: Double) {
    timebase.set(to: time, at: base.now)
    for call in calls { schedule(call) }
  }

  /// Sets the speed, and whether the time is paused; a speed that isn't above 0 is ignored.
  func set(speed: Double, isPaused: Bool) {
    guard speed != timebase.speed || isPaused != timebase.isPaused else { return }
    timebase.set(speed: speed, isPaused: isPaused, at: base.now)
    for call in calls { schedule(call) }
  }

  /// Schedules a call on the underlying clock, unless this clock is paused.
  private func schedule(_ call: Call) {
    call.wakeUp?.cancel()
    call.wakeUp = nil
    guard let time = timebase.baseTime(of: call.time) else { return }
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
