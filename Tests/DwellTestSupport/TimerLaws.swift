import Dwell

extension PageTimer {
  /// What no timer may be at a time, in words: a page that there is none of, a progress out of range or that
  /// goes back, time that passes while something pauses it, a boundary in the past. Nil for a good one.
  /// - Parameter fraction: How much later the second look is, in seconds, 0 or more.
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

  /// What an event must not have done, in words: turned the page without a word, or told a turn that was
  /// none.
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
