#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The time that components go by, and the dates that SwiftUI goes by.
///
/// Components count the seconds that the system has been running, which no change of the wall clock touches.
/// A date is turned into such a time by how far it lies from the date at the moment.
public struct FrontClock: Sendable {
  /// The seconds the system has been running.
  var uptime: @Sendable () -> Double
  /// The date at the moment.
  var date: @Sendable () -> Date

  /// A clock of two sources; tests have one of their own.
  public init(uptime: @escaping @Sendable () -> Double, date: @escaping @Sendable () -> Date) {
    self.uptime = uptime
    self.date = date
  }

  /// The system's clock. It stands while the system sleeps.
  public static let system = FrontClock(
    uptime: { ProcessInfo.processInfo.systemUptime }, date: { Date() })

  /// The time at the moment, in seconds.
  public var now: Double { uptime() }

  /// The time at a date near the moment, in seconds.
  public func time(of date: Date) -> Double { uptime() + date.timeIntervalSince(self.date()) }

  /// The date at a time near the moment, in seconds.
  public func date(of time: Double) -> Date { date().addingTimeInterval(time - uptime()) }
}

extension EnvironmentValues {
  /// The key of ``frontClock``.
  private struct ClockKey: EnvironmentKey {
    static var defaultValue: FrontClock { .system }
  }

  /// The clock that components inside go by; the system's unless a test puts another in its place.
  public var frontClock: FrontClock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
#endif
