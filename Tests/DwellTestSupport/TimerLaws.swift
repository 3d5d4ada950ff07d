import Dwell

extension PageTimer {
  /// The violated invariant of a timer, in words: an invalid page, progress that is out of range or
  /// decreases, time that passes while paused, a boundary in the past. Nil if there is none.
  /// - Parameter fraction: The delay of the second check, in seconds, 0 or more.
  public func violation(at now: Double, fraction: Double) -> String? {
    guard currentPage >= 0, currentPage < max(pageCount, 1) else {
      return "page \(currentPage) of \(pageCount) is shown"
    }
    let share = progress(at: now)
    guard (0...1).contains(share) else { return "the progress is \(share)" }
    if progress(at: now + fraction) < share { return "the progress goes back" }
    if !pausedBy.isEmpty || !isRunning, progress(at: now + 50) != share { return "time passes while paused" }
    if !pausedBy.isEmpty, isRunning { return "it runs although \(pausedBy) pauses it" }
    if let left = timeLeft(at: now), !(left >= 0) { return "the time left is \(left)" }
    guard let boundary = nextBoundary(after: now) else { return nil }
    guard isRunning else { return "a paused page has an end at \(boundary)" }
    return boundary >= now ? nil : "the next boundary was at \(boundary)"
  }

  /// The violated invariant of an event, in words: a page changed without an outcome, or an outcome without a
  /// change.
  public static func violation(
    from shown: Int, to current: Int, by event: Event, _ outcome: Outcome
  ) -> String? {
    if let change = outcome.pageChange {
      return change.to == current ? nil : "\(change) is not what is shown"
    }
    return current == shown || event.isEdit
      ? nil : "the page changed from \(shown) to \(current) without a word"
  }
}

extension Event {
  /// Whether the event renumbers pages.
  public var isEdit: Bool {
    switch self {
    case .edit, .setPageCount: true
    default: false
    }
  }
}
