import Dwell

/// The expected behaviour of a page timer, in integers: a second implementation from the documentation.
///
/// A page's progress is in eighths, and time is in eighths of a second. All durations and rates of the walk
/// are such that progress is an integer after each step.
struct TimerModel: Hashable {
  /// The duration of a page.
  enum Stay: Hashable {
    /// One second: an eighth of the page passes in an eighth of a second.
    case short
    /// Two seconds.
    case long
    /// Set by the app.
    case external

    /// The duration.
    var duration: PageDuration {
      switch self {
      case .short: .seconds(1)
      case .long: .seconds(2)
      case .external: .external
      }
    }

    /// The stay for a duration.
    init(_ duration: PageDuration) {
      self = duration == .external ? .external : duration == .seconds(2) ? .long : .short
    }
  }

  /// Whether the first page follows the last.
  let loops: Bool
  /// Whether the timer asks before it advances.
  let asks: Bool
  /// The durations of single pages.
  var own: [Stay?]
  /// The duration of all other pages.
  var common = Stay.short
  /// The current page.
  var page = 0
  /// The timer's phase.
  var phase = PageTimer.Phase.dwelling
  /// The reasons for pausing that have begun and not ended.
  var requested = PauseReasons()
  /// The reasons that no longer count since the user has pressed play, until they have ended.
  var overruled = PauseReasons()
  /// How long the first page still waits, in eighths of a second.
  var delay: Int
  /// The page's progress, in eighths, 0...8.
  var share = 0
  /// The progress of an external page in a quarter of a second, in eighths.
  var rate = 0
  /// Whether the app has reported the end of the page while it couldn't end.
  var isToldOver = false
  /// How long ago the page was due about which the app was just asked, in eighths of a second.
  var lateness = 0

  /// The first of the given number of pages, which waits for `delay` eighths of a second.
  init(pageCount: Int, loops: Bool, asks: Bool, delay: Int = 0) {
    self.delay = delay
    self.loops = loops
    self.asks = asks
    own = Array(repeating: nil, count: pageCount)
  }

  /// Hashes everything that may differ within a walk.
  func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    hasher.combine(common)
    hasher.combine(page)
    hasher.combine(phase)
    hasher.combine(requested.rawValue)
    hasher.combine(overruled.rawValue)
    hasher.combine(delay)
    hasher.combine(share)
    hasher.combine(rate)
    hasher.combine(isToldOver)
    hasher.combine(lateness)
  }

  /// The number of pages.
  var count: Int { own.count }
  /// The current page's duration.
  var stay: Stay { (page < count ? own[page] : nil) ?? common }
  /// The reasons that pause.
  var pausedBy: PauseReasons { requested.subtracting(overruled) }
  /// Whether time passes: a single page doesn't advance.
  var isRunning: Bool { pausedBy.isEmpty && phase == .dwelling && count > 1 }
  /// The page after the current one.
  var next: Int? { page + 1 < count ? page + 1 : loops && count > 0 ? 0 : nil }
  /// The eighths of a second until the page's time runs out; nil if it doesn't.
  var due: Int? {
    guard isRunning else { return nil }
    switch stay {
    case .short: return delay + 8 - share
    case .long: return delay + 2 * (8 - share)
    case .external: return nil
    }
  }

  /// Advances by eighths of a second, without a tick in between.
  mutating func wait(_ time: Int) -> Outcome {
    if time > 0 { lateness = 0 }
    guard isRunning else { return Outcome() }
    guard let due, time >= due else {
      let waited = stay == .external ? 0 : min(delay, time)
      delay -= waited
      let time = time - waited
      share = stay == .external ? min(share + rate * time / 2, 8) : share + (stay == .short ? time : time / 2)
      return Outcome()
    }
    // Up to half a second late, the schedule is kept; later, the next page gets its full time.
    return runOut(late: time - due <= 4 ? time - due : 0)
  }

  /// Handles what is due after an event, at the same instant: a full page that may advance does.
  mutating func settle() -> Outcome {
    guard isRunning, share == 8, stay != .external || isToldOver else { return Outcome() }
    return runOut(late: 0)
  }

  /// Handles the end of the page's time.
  private mutating func runOut(late: Int) -> Outcome {
    guard asks, let next else { return advance(cause: .timer, late: late) }
    phase = .awaitingApproval
    share = 8
    lateness = late
    var outcome = Outcome()
    outcome.advanceRequest = next
    return outcome
  }

  /// Advances to the next page, which began `late` eighths of a second ago, or ends.
  private mutating func advance(cause: PageChangeCause, late: Int) -> Outcome {
    var outcome = Outcome()
    guard count > 0 else { return outcome }
    guard let next else {
      outcome.didEnd = phase != .ended
      phase = .ended
      share = 8
      return outcome
    }
    return turn(to: next, cause, late: late) ?? outcome
  }

  /// Turns to another page; restarts and returns nil for the same one.
  private mutating func turn(to target: Int, _ cause: PageChangeCause, late: Int = 0) -> Outcome? {
    let from = page
    page = target
    begin()
    if isRunning, stay != .external { share = stay == .short ? late : late / 2 }
    guard from != target else { return nil }
    var outcome = Outcome()
    outcome.pageChange = PageChange(from: from, to: target, cause: cause, time: -Double(late) / 8)
    return outcome
  }

  /// Restarts the current page.
  private mutating func begin() {
    phase = .dwelling
    (share, rate, isToldOver, delay) = (0, 0, false, 0)
  }

  /// Handles an event.
  mutating func handle(_ event: Event) -> Outcome {
    switch event {
    case .select(let target, _):
      if target != page || phase == .ended { return turn(to: target, .app) ?? Outcome() }
    case .restart: return turn(to: 0, .app) ?? Outcome()
    case .advance:
      let isAnswer = phase == .awaitingApproval
      return advance(cause: isAnswer ? .timer : .app, late: isAnswer ? lateness : 0)
    case .veto: if phase == .awaitingApproval { begin() }
    case .pause(let reasons):
      requested.formUnion(reasons)
      if reasons.contains(.app) { overruled = [] }
    case .resume(.playButton):
      // A pointer and focus that stay no longer count.
      requested.remove(.app)
      overruled = [.hover, .focus]
    case .resume(let reasons):
      requested.subtract(reasons)
      overruled.subtract(reasons)
    case .setDuration(let duration): common = Stay(duration)
    case .setPageDuration(let duration, let page): own[page] = duration.map(Stay.init)
    case .setProgress(let progress, let rate):
      guard count > 0, phase == .dwelling else { break }
      share = Int(progress * 8)
      self.rate = Int(rate * 2)
      (isToldOver, delay) = (share == 8, 0)
      // An end reported by the app counts even without progress.
      if isToldOver, isRunning { return runOut(late: 0) }
    case .edit(let edit): return apply(edit)
    default: break
    }
    return Outcome()
  }

  /// Inserts, removes or moves pages.
  private mutating func apply(_ edit: PageEdit) -> Outcome {
    switch edit {
    case .insert(let index, let added):
      let wasEmpty = own.isEmpty
      own.insert(contentsOf: Array(repeating: nil, count: added), at: index)
      if wasEmpty { begin() } else if index <= page { page += added }
    case .remove(let index, _):
      own.remove(at: index)
      if index < page {
        page -= 1
      } else if index == page {
        let from = page
        page = max(min(page, count - 1), 0)
        begin()
        var outcome = Outcome()
        outcome.pageChange = PageChange(from: from, to: page, cause: .data, time: 0)
        return outcome
      }
    case .move(let from, let to):
      // The pages' names show where the current one has moved.
      var names = Array(own.indices)
      names.insert(names.remove(at: from), at: to)
      own.insert(own.remove(at: from), at: to)
      page = names.firstIndex(of: page) ?? page
    }
    return Outcome()
  }
}
