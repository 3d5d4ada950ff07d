extension PageView {
  /// Advances to `now`, then applies the event.
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

  /// Applies what is due: ends a scroll gesture that has timed out, and settles a motion that has arrived.
  mutating func advance(to time: Double, _ outcome: inout Outcome) {
    if case .held(_, let scroll?) = motion, time >= scroll.end {
      reportsEnds = false
      release(
        velocity: scroll.lastVelocity, keepsMoving: false, travel: scroll.travel, at: scroll.end, &outcome)
    }
    if case .settling(let settle) = motion, time >= settle.end { rest(within: settle.within) }
    if let end = fade?.end, time >= end { fade = nil }
    if phase == .idle { restedPage = currentPage }
  }

  /// Whether advancing to a time changes anything.
  func isDue(at time: Double) -> Bool {
    if let end = fade?.end, time >= end { return true }
    switch motion {
    case .resting: return restedPage != currentPage
    case .held(_, let scroll): return scroll.map { time >= $0.end } ?? false
    case .settling(let settle): return time >= settle.end
    }
  }

  /// Applies the event at the current time. Returns whether the event was used.
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
      return amount.isFinite && scroll(by: min(max(amount, -1e6), 1e6), isTrackpad: false, at: time, &outcome)
    case .select(let page, let animated):
      guard (0..<pageCount).contains(page) else { return report(.pageOutOfRange) }
      let stop = strip.stop(showing: page, from: currentPage)
      guard stop != currentPage else { return true }
      turn(to: stop, heading: nil, animated: animated, cause: .app, at: time, &outcome)
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
      var strip = strip
      strip.lengths[page] = length.map { Size.sanitized($0) }
      relayout(to: strip, keepsShare: false, at: time, &outcome)
    case .setPageCrossLength(let length, let page): return setCrossLength(length, ofPage: page)
    case .setDisplayScale(let scale):
      guard let grid = PixelGrid(scale: scale) else { return report(.invalidMetrics) }
      var strip = strip
      strip.grid = grid
      strip.spacing = grid.snapped(configuration.spacing)
      strip.viewLength = direction.mainLength(of: grid.snapped(size))
      if strip != self.strip { relayout(to: strip, at: time, &outcome) }
    case .resize(let newSize): layout(in: newSize.sanitized, along: direction, at: time, &outcome)
    case .setDirection(let newDirection):
      touch?.forgetVelocity()
      layout(in: size, along: newDirection, at: time, &outcome)
    case .setReduceMotion(let isReduced): setReduceMotion(isReduced, at: time)
    default: return false
    }
    return true
  }

  /// Appends pages or removes the last ones. Returns false for an invalid count.
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

  /// Lays the pages out in another size and direction.
  private mutating func layout(
    in newSize: Size, along newDirection: Direction, at time: Double, _ outcome: inout Outcome
  ) {
    size = newSize
    let length = newDirection.mainLength(of: gridSize)
    // Across the pages it may grow and shrink in every frame, and nothing along them changes.
    if newDirection == direction, length == strip.viewLength { return }
    configuration.direction = newDirection
    var strip = strip
    strip.viewLength = length
    relayout(to: strip, at: time, &outcome)
  }

  /// Logs diagnostics and returns false: the event was not used.
  private mutating func report(_ diagnostics: Diagnostics) -> Bool {
    log.note(diagnostics)
    return false
  }

  /// Turns reduced motion on or off. Turning it on fades a running motion to its end.
  mutating func setReduceMotion(_ isReduced: Bool, at time: Double) {
    if isReduced, !reduceMotion { fadeToRest(at: time) }
    configuration.reduceMotion = isReduced
  }

  /// Changes the current page and reports the change.
  mutating func change(to page: Int, cause: PageChangeCause, at time: Double, _ outcome: inout Outcome) {
    guard page != currentPage else { return }
    outcome.pageChange = PageChange(
      from: currentPage, to: page, cause: cause, time: timebase.clock(at: time))
    currentPage = page
  }
}
