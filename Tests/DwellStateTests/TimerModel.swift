import Dwell

/// What a page timer is expected to do, in whole numbers: a second implementation, of the documentation's
/// words.
///
/// A page's share is counted in eighths, and time in eighths of a second. All durations and rates of the walk
/// are such that a share is whole whenever the walk looks.
struct TimerModel: Hashable {
  /// How long a page stays.
  enum Stay: Hashable {
    /// One second: an eighth of the page passes in an eighth of a second.
    case short
    /// Two seconds.
    case long
    /// As the app says.
    case external

    /// The duration.
    var duration: PageDuration {
      switch self {
      case .short: .seconds(1)
      case .long: .seconds(2)
      case .external: .external
      }
    }

    /// The stay of a duration.
    init(_ duration: PageDuration) {
      self = duration == .external ? .external : duration == .seconds(2) ? .long : .short
    }
  }

  /// Whether the first page follows the last.
  let loops: Bool
  /// Whether the timer asks before it turns a page.
  let asks: Bool
  /// The stay of each page that has its own.
  var own: [Stay?]
  /// The stay of all other pages.
  var common = Stay.short
  /// The page that is shown.
  var page = 0
  /// What its time is doing.
  var phase = PageTimer.Phase.dwelling
  /// Why no time passes.
  var pausedBy = PauseReasons()
  /// How much of the page has passed, in eighths, 0...8.
  var share = 0
  /// How much of a page that the app drives passes in a quarter of a second, in eighths.
  var rate = 0
  /// Whether the app has said that the page is over, and it could not end then.
  var isToldOver = false
  /// How long ago, in eighths of a second, the page was due for which the app was asked just now.
  var lateness = 0

  /// The first page of some.
  init(pageCount: Int, loops: Bool, asks: Bool) {
    self.loops = loops
    self.asks = asks
    own = Array(repeating: nil, count: pageCount)
  }

  /// Everything that may differ within a walk.
  func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    hasher.combine(common)
    hasher.combine(page)
    hasher.combine(phase)
    hasher.combine(pausedBy.rawValue)
    hasher.combine(share)
    hasher.combine(rate)
    hasher.combine(isToldOver)
    hasher.combine(lateness)
  }

  /// The number of pages.
  var count: Int { own.count }
  /// The stay of the shown page.
  var stay: Stay { (page < count ? own[page] : nil) ?? common }
  /// Whether time passes: a single page has nothing to wait for.
  var isRunning: Bool { pausedBy.isEmpty && phase == .dwelling && count > 1 }
  /// The page that follows by itself.
  var next: Int? { page + 1 < count ? page + 1 : loops && count > 0 ? 0 : nil }
  /// The eighths of a second until the page's time runs out; nil if it doesn't.
  var due: Int? {
    guard isRunning else { return nil }
    switch stay {
    case .short: return 8 - share
    case .long: return 2 * (8 - share)
    case .external: return nil
    }
  }

  /// Lets so many eighths of a second pass, which are noticed at their end only.
  mutating func wait(_ time: Int) -> Outcome {
    if time > 0 { lateness = 0 }
    guard isRunning else { return Outcome() }
    guard let due, time >= due else {
      share = stay == .external ? min(share + rate * time / 2, 8) : share + (stay == .short ? time : time / 2)
      return Outcome()
    }
    // Up to half a second late keeps the rhythm; later, the next page is to be seen for its whole time.
    return runOut(late: time - due <= 4 ? time - due : 0)
  }

  /// What happens by itself after something else, at the same instant: a full page that may go on does.
  mutating func settle() -> Outcome {
    guard isRunning, share == 8, stay != .external || isToldOver else { return Outcome() }
    return runOut(late: 0)
  }

  /// The page's time has run out.
  private mutating func runOut(late: Int) -> Outcome {
    guard asks, let next else { return advance(cause: .timer, late: late) }
    phase = .awaitingApproval
    share = 8
    lateness = late
    var outcome = Outcome()
    outcome.advanceRequest = next
    return outcome
  }

  /// Goes on to the next page, which begins so many eighths of a second ago, or ends.
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

  /// Shows another page; nil, and a new beginning, for the same.
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

  /// Begins the shown page anew.
  private mutating func begin() {
    phase = .dwelling
    (share, rate, isToldOver) = (0, 0, false)
  }

  /// Lets an event happen.
  mutating func handle(_ event: Event) -> Outcome {
    switch event {
    case .select(let target, _):
      if target != page || phase == .ended { return turn(to: target, .app) ?? Outcome() }
    case .restart: return turn(to: 0, .app) ?? Outcome()
    case .advance:
      let isAnswer = phase == .awaitingApproval
      return advance(cause: isAnswer ? .timer : .app, late: isAnswer ? lateness : 0)
    case .veto: if phase == .awaitingApproval { begin() }
    case .pause(let reasons): pausedBy.formUnion(reasons)
    case .resume(let reasons): pausedBy.subtract(reasons)
    case .setDuration(let duration): common = Stay(duration)
    case .setPageDuration(let duration, let page): own[page] = duration.map(Stay.init)
    case .setProgress(let progress, let rate):
      guard count > 0, phase == .dwelling else { break }
      share = Int(progress * 8)
      self.rate = Int(rate * 2)
      isToldOver = share == 8
      // The end that the app tells of is one also where the rate alone is not.
      if isToldOver, isRunning { return runOut(late: 0) }
    case .edit(let edit): return apply(edit)
    default: break
    }
    return Outcome()
  }

  /// Pages come, go or move.
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
      // The pages by name tell where the shown one has got to.
      var names = Array(own.indices)
      names.insert(names.remove(at: from), at: to)
      own.insert(own.remove(at: from), at: to)
      page = names.firstIndex(of: page) ?? page
    }
    return Outcome()
  }
}
