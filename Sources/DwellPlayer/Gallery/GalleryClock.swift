#if GTK
import DwellGTK
import CDwellGTK

/// The time of one page of the gallery: it begins at 0, can pass slowly, stand, and be put anywhere.
@MainActor
final class GalleryClock: FrontClock {
  /// The clock behind it, which always passes.
  private let base: FrontClock
  /// A moment on both clocks.
  private var anchor: (own: Double, base: Double)
  /// How fast time passes; above 0.
  private(set) var speed = 1.0
  /// Whether no time passes.
  private(set) var isStanding = false
  /// The calls to come.
  private var calls: [Call] = []

  /// A clock at 0 whose time passes.
  init(_ base: FrontClock) {
    self.base = base
    anchor = (0, base.now)
  }

  /// The time, in seconds since the page began.
  var now: Double { time(at: base.now) }

  func frameTime(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
    time(at: max(base.frameTime(of: widget), anchor.base))
  }

  /// The own time at a time of the clock behind.
  private func time(at time: Double) -> Double {
    isStanding ? anchor.own : anchor.own + (time - anchor.base) * speed
  }

  func wake(at time: Double, _ action: @escaping @MainActor () -> Void) -> WakeUp {
    let call = Call(at: time, action, on: self)
    calls.append(call)
    schedule(call)
    return call
  }

  /// Puts the clock to a time; the calls to come stay at theirs.
  func set(to time: Double) { move { anchor.own = max(time, 0) } }

  /// Lets time pass at a speed; one that is not above 0 is ignored.
  func setSpeed(_ speed: Double) {
    if speed > 0, speed != self.speed { move { self.speed = speed } }
  }

  /// Lets time stand, or pass.
  func setStanding(_ isStanding: Bool) {
    if isStanding != self.isStanding { move { self.isStanding = isStanding } }
  }

  /// Changes how time passes from now on.
  private func move(_ change: () -> Void) {
    anchor = (now, base.now)
    change()
    for call in calls { schedule(call) }
  }

  /// Has the clock behind wake for a call, unless time stands.
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

  /// A call that is to come.
  private final class Call: WakeUp {
    /// When it is to come, on the gallery's clock.
    let time: Double
    /// What is called.
    let action: @MainActor () -> Void
    /// How the clock behind will wake; nil while it will not.
    var wakeUp: WakeUp?
    /// Whose call it is.
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
