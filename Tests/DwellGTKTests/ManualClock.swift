#if GTK
import CDwellGTK
import DwellGTK

/// A clock that a test moves by hand, so that nothing waits for real time.
@MainActor
final class ManualClock: FrontClock {
  private(set) var now: Double

  /// A clock that stands at a time, in seconds.
  init(at time: Double = 100) { now = time }

  /// The calls to come, in the order in which they were asked for.
  private var calls: [Call] = []

  /// How many calls are to come.
  var pendingCalls: Int { calls.count }

  func frameTime(of widget: UnsafeMutablePointer<GtkWidget>) -> Double { now }

  func wake(at time: Double, _ action: @escaping @MainActor () -> Void) -> WakeUp {
    let call = Call(time: time, action: action, clock: self)
    calls.append(call)
    return call
  }

  /// Lets so many seconds pass, and makes every call that comes due at its very time.
  func advance(by seconds: Double) { advance(to: now + seconds) }

  /// Lets time pass until then, and makes every call that comes due at its very time.
  func advance(to end: Double) {
    while let next = calls.min(by: { $0.time < $1.time }), next.time <= end {
      now = max(now, next.time)
      next.cancel()
      next.action()
    }
    now = end
  }

  /// A call that is to come.
  private final class Call: WakeUp {
    /// When it is to come.
    let time: Double
    /// What is called.
    let action: @MainActor () -> Void
    /// Who keeps it.
    private weak var clock: ManualClock?

    /// A call at a time.
    init(time: Double, action: @escaping @MainActor () -> Void, clock: ManualClock) {
      self.time = time
      self.action = action
      self.clock = clock
    }

    func cancel() { clock?.calls.removeAll { $0 === self } }
  }
}
#endif
