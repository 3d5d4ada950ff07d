#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The clock of components, with conversion to and from the dates that SwiftUI uses.
///
/// Components use the system's uptime, which changes of the wall clock don't affect. A date is converted by
/// its distance from the current date.
public struct FrontClock: Sendable {
  /// Returns the system's uptime, in seconds.
  var uptime: @Sendable () -> Double
  /// Returns the current date.
  var date: @Sendable () -> Date
  /// Returns how many seconds of the clock pass in a second.
  var rate: @Sendable () -> Double
  /// Calls an action after a number of real seconds.
  package var wake: WakeUp
  /// The moment at which the clock is frozen, in seconds after the components have appeared; nil while it
  /// runs.
  var moment: Double?

  /// Calls an action on the main actor after a number of real seconds, and returns what cancels that.
  public typealias WakeUp =
    @MainActor @Sendable (_ seconds: Double, _ action: @escaping @MainActor () -> Void) ->
    @MainActor () -> Void

  /// Creates a clock, for example for tests or for slow motion.
  /// - Parameters:
  ///   - uptime: returns the time, in seconds.
  ///   - date: returns the current date.
  ///   - rate: returns how many seconds of the clock pass in a second, 0 or more; with 0 it
  ///     is stopped. Send the components' hosts an event when it has changed.
  ///   - wake: calls an action later; by default, after a task has slept.
  public init(
    uptime: @escaping @Sendable () -> Double, date: @escaping @Sendable () -> Date,
    rate: @escaping @Sendable () -> Double = { 1 }, wake: @escaping WakeUp = FrontClock.sleep
  ) {
    self.uptime = uptime
    self.date = date
    self.rate = rate
    self.wake = wake
  }

  /// Calls an action after a task has slept for a number of seconds, unless that is cancelled.
  @MainActor
  public static func sleep(
    _ seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let task = Task {
      try await Task.sleep(for: .seconds(seconds), tolerance: .milliseconds(2), clock: .suspending)
      action()
    }
    return { task.cancel() }
  }

  /// The system's clock. It stops while the system sleeps.
  ///
  /// It is Swift's `SuspendingClock`: for Foundation's uptime, apps would have to declare a reason to Apple.
  public static let system = FrontClock(
    uptime: { epoch.duration(to: .now).seconds }, date: { Date() })

  /// The instant of time 0: Swift's clocks expose no epoch.
  private static let epoch = SuspendingClock.now

  /// Whether time is currently stopped.
  var isStanding: Bool { moment != nil || !(rate() > 0) }

  /// The current time, in seconds.
  public var now: Double { uptime() }

  /// Returns the time of a date close to the current one, in seconds.
  public func time(of date: Date) -> Double {
    moment ?? (uptime() + date.timeIntervalSince(self.date()) * rate())
  }

  /// Returns the date of a time close to the current one, in seconds.
  public func date(of time: Double) -> Date {
    let rate = rate()
    return date().addingTimeInterval(rate > 0 ? (time - uptime()) / rate : 0)
  }
}

extension EnvironmentValues {
  /// The key of ``frontClock``.
  private struct ClockKey: EnvironmentKey {
    static var defaultValue: FrontClock { .system }
  }

  /// The clock of the components inside; the system's unless a test replaces it.
  public var frontClock: FrontClock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
#endif
