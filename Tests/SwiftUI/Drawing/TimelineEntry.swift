import Foundation

/// The entry that a timeline shows.
@MainActor
struct TimelineEntry {
  /// The entry's date, which may be earlier than the evaluation.
  private(set) var date: Date
  /// The date of the next entry; nil if it is the last.
  private(set) var next: Date?

  /// The entries of a timeline.
  private final class Course {
    /// The schedule.
    let schedule: Any
    /// How often all timelines had restarted.
    let start: Int
    /// The remaining entries.
    var coming: AnyIterator<Date>
    /// The latest entry.
    var date: Date
    /// The entry after it.
    var next: Date?
    /// Starts the entries of a schedule at a date.
    init<Schedule: TimelineSchedule>(_ schedule: Schedule, at now: Date, start: Int) {
      self.schedule = schedule
      self.start = start
      coming = AnyIterator(schedule.entries(from: now, mode: .normal).makeIterator())
      date = now
      next = coming.next()
    }
    /// Advances to the latest entry at a date.
    func advance(to now: Date) {
      while let entry = next, entry <= now {
        date = entry
        next = coming.next()
      }
    }
  }

  /// Returns the entry of a schedule at the date of an evaluation: one of the earlier entries if the schedule
  /// is the same, or else of those from that date on.
  init<Schedule: TimelineSchedule>(_ schedule: Schedule, in pass: RenderPass) {
    let start = pass.memory.timelines.starts
    var course = pass.stored("course", Course(schedule, at: pass.date, start: start))
    if course.start != start || !(pass.isKept || isSame(course.schedule, schedule)) {
      course = Course(schedule, at: pass.date, start: start)
      pass.place.values["course"] = course
    }
    course.advance(to: pass.date)
    date = course.date
    next = course.next
  }
}
