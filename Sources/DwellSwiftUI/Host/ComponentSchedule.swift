#if canImport(SwiftUI)
import Dwell
import Foundation
import SwiftUI

/// The dates at which a component's frame changes; none while it doesn't move.
///
/// SwiftUI's own `.animation(minimumInterval:paused:)` draws every frame or none. A fill that crosses 36
/// points in four seconds changes no pixel in most frames; this schedule draws one frame per half device
/// pixel, and none while the component is paused.
///
/// Dates are computed ahead from a copy of the component. Any other event gives the view a new schedule.
public struct ComponentSchedule<Content: Dwell.Component>: TimelineSchedule {
  /// The component when the schedule was made.
  let component: Content
  /// The time of the latest event.
  let latest: Double
  /// The clock that converts between times and dates.
  let clock: FrontClock
  /// The shortest movement worth a new frame, in points.
  let step: Double

  /// The interval between frames of a motion, in seconds: that of the fastest displays.
  static var frameInterval: Double { 1.0 / 120 }
  /// The interval between frames of a motion in low-frequency mode, in seconds.
  static var savingInterval: Double { 1 }

  /// Returns the dates from a date on, in ascending order, starting with that date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = mode == .lowFrequency ? Self.savingInterval : Self.frameInterval
    return Entries(schedule: self, coming: startDate, interval: interval, isSaving: mode == .lowFrequency)
  }

  /// The dates of a schedule.
  public struct Entries: Sequence, IteratorProtocol {
    /// The schedule.
    let schedule: ComponentSchedule
    /// The next date; nil after the last.
    var coming: Date?
    /// The shortest interval between frames, in seconds.
    let interval: Double
    /// Whether the mode is low-frequency.
    let isSaving: Bool

    /// Returns the next date; nil after the last.
    public mutating func next() -> Date? {
      guard let date = coming else { return nil }
      coming = self.date(after: date)
      return date
    }

    /// Returns the date of the next frame after a date; nil if nothing changes any more.
    private func date(after date: Date) -> Date? {
      guard !schedule.clock.isStanding else { return nil }
      let time = Swift.max(schedule.clock.time(of: date), schedule.latest)
      switch schedule.component.nextChange(after: time, step: schedule.step) {
      case .still: return nil
      case .everyFrame: return date.addingTimeInterval(interval)
      case .at(let due):
        let wait = schedule.clock.date(of: due).timeIntervalSince(date)
        // A change that is already due is applied by the tick of the next frame.
        return date.addingTimeInterval(isSaving ? Swift.max(wait, interval) : wait > 0 ? wait : interval)
      }
    }
  }
}
#endif
