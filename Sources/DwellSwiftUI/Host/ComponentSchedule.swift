#if canImport(SwiftUI)
import Dwell
import Foundation
import SwiftUI

/// The dates at which a component's picture changes, as the component says: none while it is still.
///
/// SwiftUI's own `.animation(minimumInterval:paused:)` draws every frame or none. A fill that crosses 36
/// points in four seconds changes no pixel in most frames; drawn by this schedule it costs a picture for each
/// half of a device pixel, and nothing while time stands.
///
/// Dates are asked for ahead, of the component as it is; if anything else happens to it, the view has a new
/// schedule.
public struct ComponentSchedule<Content: Dwell.Component>: TimelineSchedule {
  /// The component as it is.
  let component: Content
  /// The time of the latest event.
  let latest: Double
  /// The clock.
  let clock: FrontClock
  /// The shortest movement worth a new picture, in points.
  let step: Double

  /// How long a moving picture stays, in seconds: as long as a frame of the fastest screens.
  static var frameInterval: Double { 1.0 / 120 }
  /// How long a moving picture stays where power is saved, in seconds.
  static var savingInterval: Double { 1 }

  /// The dates from a date on, in order; the first is that date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = mode == .lowFrequency ? Self.savingInterval : Self.frameInterval
    return Entries(schedule: self, coming: startDate, interval: interval, isSaving: mode == .lowFrequency)
  }

  /// The dates of a schedule.
  public struct Entries: Sequence, IteratorProtocol {
    /// The schedule.
    let schedule: ComponentSchedule
    /// The date to come; nil after the last.
    var coming: Date?
    /// How long a picture stays at least, in seconds.
    let interval: Double
    /// Whether power is saved.
    let isSaving: Bool

    /// The next date.
    public mutating func next() -> Date? {
      guard let date = coming else { return nil }
      coming = follower(of: date)
      return date
    }

    /// The date after a date; nil if nothing changes any more.
    private func follower(of date: Date) -> Date? {
      let time = Swift.max(schedule.clock.time(of: date), schedule.latest)
      switch schedule.component.nextChange(after: time, step: schedule.step) {
      case .still: return nil
      case .everyFrame: return date.addingTimeInterval(interval)
      case .at(let due):
        let wait = schedule.clock.date(of: due).timeIntervalSince(date)
        // What is due already waits for its tick, which comes with the next frame.
        return date.addingTimeInterval(isSaving ? Swift.max(wait, interval) : wait > 0 ? wait : interval)
      }
    }
  }
}
#endif
