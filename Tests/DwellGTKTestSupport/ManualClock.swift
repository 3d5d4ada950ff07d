#if GTK
import CDwellGTK
import DwellGTK

/// A clock that a test advances, so that nothing waits for real time.
@MainActor
public final class ManualClock: FrontClock {
  /// The time, in seconds.
  public private(set) var now: Double

  /// Creates a clock that is stopped at a time, in seconds.
  public init(at time: Double = 100) { now = time }

  /// The scheduled calls, in the order of their requests.
  private var calls: [Call] = []

  /// The number of scheduled calls.
  public var pendingCalls: Int { calls.count }

  /// The time.
  public func frameTime(of widget: UnsafeMutablePointer<GtkWidget>) -> Double { now }

  /// Schedules a call.
  public func wake(at time: Double, _ action: @escaping @MainActor () -> Void) -> WakeUp {
    let call = Call(time: time, action: action, clock: self)
    calls.append(call)
    return call
  }

  /// Advances the time by `seconds`, making every call that is due at its exact time.
  public func advance(by seconds: Double) { advance(to: now + seconds) }

  /// Advances the time by `seconds` without making calls, like a busy main loop.
  public func skip(by seconds: Double) { now += seconds }

  /// Advances to a time, making every call that is due at its exact time.
  public func advance(to end: Double) {
    while let next = calls.min(by: { $0.time < $1.time }), next.time <= end {
      now = max(now, next.time)
      next.cancel()
      next.action()
    }
    now = end
  }

  /// A scheduled call.
  private final class Call: WakeUp {
    /// The time of the call.
    let time: Double
    /// The action to call.
    let action: @MainActor () -> Void
    /// The clock that holds the call.
    private weak var clock: ManualClock?

    /// Creates a call at a time.
    init(time: Double, action: @escaping @MainActor () -> Void, clock: ManualClock) {
      self.time = time
      self.action = action
      self.clock = clock
    }

    func cancel() { clock?.calls.removeAll { $0 === self } }
  }
}
#endif
