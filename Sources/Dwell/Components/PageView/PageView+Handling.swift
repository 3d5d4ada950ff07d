extension PageView {
  /// Lets time pass until `now`, then lets the event happen.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    let time = timebase.observe(now)
    let shown = currentPage
    var outcome = Outcome()
    advance(to: time, &outcome)
    outcome.isHandled = apply(event, at: time, &outcome)
    advance(to: time, &outcome)
    outcome.coalescePageChange(from: shown, to: currentPage, by: event)
    outcome.diagnostics = log.take()
    return outcome
  }

  /// Lets happen by itself what is due: a scroll gesture that nobody ends ends, and what has arrived rests.
  mutating func advance(to time: Double, _ outcome: inout Outcome) {
    if case .held(.scroll(let scroll)) = activity, time >= scroll.end {
      endTracking(velocity: 0, travel: scroll.travel, at: scroll.end, &outcome)
    }
    if case .settling(let settle) = activity, time >= settle.end { rest(within: settle.within) }
    if let end = fade?.end, time >= end { fade = nil }
    if phase == .idle { restedPage = currentPage }
  }

  /// Lets the event happen at a time that has been reached, and says whether it meant something.
  private mutating func apply(_ event: Event, at time: Double, _ outcome: inout Outcome) -> Bool {
    switch event {
    case .press(let point): return press(point, at: time)
    case .move(let point): return move(point, at: time)
    case .release(let point): return release(point, at: time, &outcome)
    case .cancel: return cancel(at: time)
    case .key(let key): return press(key, at: time, &outcome)
    case .wheel(let way, let isPrecise): return wheel(way, isPrecise: isPrecise, at: time, &outcome)
    case .wheelEnded: return endWheel(at: time, &outcome)
    case .crown(let amount):
      return amount.isFinite && scroll(by: min(max(amount, -1e6), 1e6), from: .crown, at: time)
    case .select(let page, let animated):
      guard (0..<pageCount).contains(page) else { return report(.pageOutOfRange) }
      guard page != currentPage else { return true }
      turn(to: page, heading: nil, animated: animated, cause: .app, at: time, &outcome)
    case .advance: return step(forward: true, cause: .app, at: time, &outcome)
    case .restart:
      if currentPage != 0 { turn(to: 0, heading: nil, animated: true, cause: .app, at: time, &outcome) }
    case .setPageCount(let count): return setPageCount(count, at: time, &outcome)
    case .edit(let change):
      guard change.isValid(forCount: pageCount) else { return report(.pageOutOfRange) }
      edit(change, at: time, &outcome)
    case .setPageLength(let length, let page):
      guard (0..<pageCount).contains(page) else { return report(.pageOutOfRange) }
      guard length.map({ $0 >= 0 }) ?? true else { return report(.invalidMetrics) }
      relayout(at: time, keepsShare: false) { $0.strip.lengths[page] = length.map { Size.sanitized($0) } }
    case .resize(let newSize):
      relayout(at: time, keepsShare: true) {
        $0.size = newSize.sanitized
        $0.strip.viewLength = $0.direction.mainLength(of: $0.size)
      }
    case .setDirection(let newDirection):
      touch?.forgetVelocity()
      relayout(at: time, keepsShare: true) {
        $0.configuration.direction = newDirection
        $0.strip.viewLength = newDirection.mainLength(of: $0.size)
      }
    case .setReduceMotion(let isReduced): setReduceMotion(isReduced, at: time)
    default: return false
    }
    return true
  }

  /// Adds pages after the last, or removes the last ones; says whether there can be so many.
  @discardableResult mutating func setPageCount(_ count: Int, at time: Double, _ outcome: inout Outcome)
    -> Bool
  {
    guard (0...PageEdit.maximumPageCount).contains(count) else { return report(.invalidPageCount) }
    edit(
      count < pageCount
        ? .remove(at: count, count: pageCount - count) : .insert(at: pageCount, count: count - pageCount),
      at: time, &outcome)
    return true
  }

  /// Keeps a mistake to tell the developer, and says that the event meant nothing.
  private mutating func report(_ diagnostics: Diagnostics) -> Bool {
    log.note(diagnostics)
    return false
  }

  /// Moves less, or as usual, from now on. What moves by itself fades to its rest at once.
  mutating func setReduceMotion(_ isReduced: Bool, at time: Double) {
    if isReduced, !reduceMotion { fadeToRest(at: time) }
    configuration.reduceMotion = isReduced
  }

  /// Makes a page the current one and tells why.
  mutating func change(to page: Int, cause: PageChangeCause, at time: Double, _ outcome: inout Outcome) {
    guard page != currentPage else { return }
    outcome.pageChange = PageChange(
      from: currentPage, to: page, cause: cause, time: timebase.clock(at: time))
    currentPage = page
  }
}
