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
  var rate: @Sendable () -> Double = { 1 }
  /// The moment at which the clock is frozen, in seconds after the components have appeared; nil while it
  /// runs.
  var moment: Double?

  /// Creates a clock from two sources, for example for tests.
  public init(uptime: @escaping @Sendable () -> Double, date: @escaping @Sendable () -> Date) {
    self.uptime = uptime
    self.date = date
  }

  /// Creates a clock with another speed, for example for slow motion.
  /// - Parameters:
  ///   - uptime: returns the time, in seconds.
  ///   - date: returns the current date.
  ///   - rate: returns how many seconds of the clock pass in a second, 0 or more; with 0 it
  ///     is stopped. Send the components' hosts an event when it has changed.
  public init(
    uptime: @escaping @Sendable () -> Double, date: @escaping @Sendable () -> Date,
    rate: @escaping @Sendable () -> Double
  ) {
    self.init(uptime: uptime, date: date)
    self.rate = rate
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
