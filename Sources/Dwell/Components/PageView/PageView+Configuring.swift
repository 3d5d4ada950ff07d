extension PageView {
  /// Applies what is due until `now`, then changes the configuration in place.
  public mutating func configure(_ newConfiguration: Configuration, at now: Double) -> Outcome {
    let shown = currentPage
    let time = timebase.observe(now)
    var outcome = Outcome()
    advance(to: time, &outcome)
    var accepted = newConfiguration
    log.note(accepted.sanitize())
    let old = configuration
    if newConfiguration.pageCount != pageCount {
      setPageCount(newConfiguration.pageCount, at: time, &outcome)
    }
    accepted.pageCount = pageCount
    accepted.currentPage = old.currentPage
    accepted.pageLengths = old.pageLengths
    setReduceMotion(accepted.reduceMotion, at: time)
    if accepted.direction != old.direction { touch?.forgetVelocity() }
    configuration = accepted
    var strip = strip
    strip.loops = accepted.loops
    strip.spacing = strip.grid.snapped(accepted.spacing)
    strip.layout = accepted.layout
    strip.viewLength = accepted.direction.mainLength(of: gridSize)
    if accepted.direction != old.direction || strip != self.strip {
      relayout(to: strip, at: time, &outcome)
    }
    advance(to: time, &outcome)
    outcome.isHandled = true
    outcome.coalescePageChange(from: shown, to: currentPage, by: .setPageCount(pageCount))
    outcome.diagnostics = log.take()
    return outcome
  }
}
