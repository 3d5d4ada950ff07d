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

  /// Creates a clock from two sources, for example for tests.
  public init(uptime: @escaping @Sendable () -> Double, date: @escaping @Sendable () -> Date) {
    self.uptime = uptime
    self.date = date
  }

  /// The system's clock. It stops while the system sleeps.
  ///
  /// It is Swift's `SuspendingClock`: for Foundation's uptime, apps would have to declare a reason to Apple.
  public static let system = FrontClock(
    uptime: { epoch.duration(to: .now).seconds }, date: { Date() })

  /// The instant of time 0: clocks of Swift's have no epoch that apps can name.
  private static let epoch = SuspendingClock.now

  /// The current time, in seconds.
  public var now: Double { uptime() }

  /// Returns the time of a date close to the current one, in seconds.
  public func time(of date: Date) -> Double { uptime() + date.timeIntervalSince(self.date()) }

  /// Returns the date of a time close to the current one, in seconds.
  public func date(of time: Double) -> Date { date().addingTimeInterval(time - uptime()) }
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
