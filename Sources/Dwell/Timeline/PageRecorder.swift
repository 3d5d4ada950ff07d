/// Records how long each page is shown, which pages were seen, and which page and progress to continue from.
///
/// It observes a component's timer from outside, after every event and configuration, so that components
/// without a recorder need no memory or time for it. It computes the exact times of turns, even if the front
/// was late.
///
/// ```swift
/// var carousel = Carousel(.init(pageCount: 3), at: 0)
/// var recorder = PageRecorder(carousel.timer, at: 0)
/// _ = carousel.handle(.key(.right), at: 1)
/// let visits = recorder.note(.key(.right), of: carousel.timer, at: 1)   // to the first page, of a second
/// recorder.times(at: 3)[1].shown                                        // 2, the current visit included
/// ```
public struct PageRecorder: Equatable, Sendable {
  /// The pages that were shown, for any time, or seen before the recorder started.
  private var seen: SeenPages
  /// The times of visits that have ended.
  private var times = PageTimes()
  /// The visit to the current page, until ``latest``.
  private var visit: PageTime
  /// The timer after the latest event, with the durations of its next two pages only.
  private var timer: PageTimer
  /// The time of the timer until which times are counted.
  private var latest: Double

  /// A recorder of a timer from `now` on.
  /// - Parameters:
  ///   - timer: the timer, as it is.
  ///   - seen: the pages that were seen before.
  ///   - now: the time from which it records, in seconds on the front's clock.
  public init(_ timer: PageTimer, seen: SeenPages = SeenPages(), at now: Double) {
    self.timer = timer.lookingAhead
    self.seen = seen
    latest = timer.timebase.time(at: now)
    visit = PageTime(page: timer.currentPage)
  }

  /// Notes what an event or a configuration has changed. Call it after each, a tick included.
  /// - Parameters:
  ///   - event: The event that the component has handled; nil for a configuration.
  ///   - changed: The component's timer now.
  ///   - now: The time that the component was given.
  /// - Returns: The visits that have ended, at most two.
  public mutating func note(_ event: Event?, of changed: PageTimer, at now: Double) -> [PageTime] {
    var ended: [PageTime] = []
    advance(to: now, &ended)
    if timer.isCompleted(by: event) { complete() }
    let hasTurned = renumber(event, changed)
    timer = changed.lookingAhead
    latest = changed.timebase.latest
    if hasTurned || !timer.isInSight { endVisit(&ended) }
    visit.page = timer.currentPage
    return ended
  }

  /// How long each page was shown until `now`.
  public func times(at now: Double) -> PageTimes { ended(at: now).times }

  /// What to store to continue later from `now`.
  public func record(at now: Double) -> PageRecord {
    let ended = ended(at: now)
    return PageRecord(ended.timer, seen: ended.seen, at: now)
  }

  /// This recorder at `now`, its visit ended.
  private func ended(at now: Double) -> PageRecorder {
    var (copy, ended) = (self, [PageTime]())
    copy.advance(to: now, &ended)
    copy.endVisit(&ended)
    return copy
  }

  /// Counts the time until `now`, in which at most one page's time has run out.
  private mutating func advance(to now: Double, _ ended: inout [PageTime]) {
    let before = timer
    _ = timer.handle(.tick, at: now)
    let time = timer.timebase.latest
    guard let due = before.due, time >= due else { return count(before, until: time) }
    // A front that was late turns at the instant that was due, unless that is long ago.
    count(before, until: timer.pageTime.start, runningUntil: due)
    if before.phase == .dwelling { complete() }
    if timer.currentPage != visit.page { endVisit(&ended) }
    count(timer, until: time)
  }

  /// Counts the time until `time` in a timer's state: shown for all of it, running until `end` at most.
  private mutating func count(_ timer: PageTimer, until time: Double, runningUntil end: Double = .infinity) {
    guard timer.isInSight, timer.pageCount > 0, time > latest else { return latest = max(latest, time) }
    visit.shown += time - latest
    if timer.isRunning {
      let start = min(max(timer.pageTime.growthStart(after: latest) ?? latest, latest), time)
      visit.running += max(min(end, time) - start, 0)
    }
    latest = time
  }

  /// Counts an end of the current page's time.
  private mutating func complete() {
    if timer.isInSight { visit.completions += 1 }
  }

  /// Adds the current visit to the times, unless it took no time, and begins another.
  private mutating func endVisit(_ ended: inout [PageTime]) {
    if visit.shown > 0 || visit.completions > 0 {
      times.add(visit)
      seen.insert(visit.page)
      ended.append(visit)
    }
    visit = PageTime(page: timer.currentPage)
  }

  /// Renumbers the pages as an event or a changed count does.
  /// - Returns: Whether another page is current now.
  private mutating func renumber(_ event: Event?, _ changed: PageTimer) -> Bool {
    var edit: PageEdit?
    if case .edit(let change) = event, change.isValid(forCount: timer.pageCount) {
      edit = change
    } else if changed.pageCount < timer.pageCount {
      edit = .remove(at: changed.pageCount, count: timer.pageCount - changed.pageCount)
    }
    guard let edit else { return changed.currentPage != visit.page }
    times.apply(edit)
    seen.apply(edit)
    let page = edit.newIndex(of: visit.page)
    // A page that was removed is forgotten with its visit.
    if let page { visit.page = page } else { visit = PageTime(page: changed.currentPage) }
    return changed.currentPage != visit.page
  }
}

extension PageTimer {
  /// Whether the current page is shown: the component isn't hidden, and the app is in the foreground.
  fileprivate var isInSight: Bool { requestedReasons.isDisjoint(with: [.hidden, .background]) }

  /// The timer with no durations of single pages but those of the current and the next page. A copy that
  /// shared all of them would have the original copy its table to change one.
  fileprivate var lookingAhead: PageTimer {
    guard !durations.isEmpty else { return self }
    var copy = self
    copy.durations = PageTable()
    for page in [currentPage, nextPage ?? currentPage] { copy.durations[page] = durations[page] }
    return copy
  }

  /// Whether an event of the app's, yet to be applied, ends the current page's time.
  fileprivate func isCompleted(by event: Event?) -> Bool {
    guard case .setProgress(let progress, let rate) = event, progress >= 1, rate.isFinite, rate >= 0 else {
      return false
    }
    return isRunning && pageCount > 0 && pageTime.length.isFinite
  }
}
