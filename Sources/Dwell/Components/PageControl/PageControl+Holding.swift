extension PageControl {
  /// Lets the row follow pages that a hand holds between two of them, and go on from there when it lets go.
  /// - Parameters:
  ///   - position: where the pages are, in pages; nil once the hand has let go.
  ///   - velocity: how fast they move, in pages per second.
  ///   - now: the time on the front's clock.
  mutating func hold(at position: Double?, velocity: Double, at now: Double) {
    let time = timer.timebase.time(at: now)
    guard let position, position.isFinite, pageCount > 0, !reduceMotion else { return letGo(at: time) }
    let last = pageCount - 1
    let isBeyond = position > Double(last) && configuration.timer.loops
    let place = isBeyond ? position : min(max(position, 0), Double(last))
    let first = min(Int(place), last)
    transition.hold(
      from: first, to: isBeyond ? 0 : min(first + 1, last), fraction: place - Double(first),
      velocity: velocity,
      window: window)
  }

  /// Moves the row from where a hand held it to the current page.
  private mutating func letGo(at time: Double) {
    guard transition.style == .held else { return }
    transition.move(
      to: currentPage, leaving: (currentPage, 0), window: windowStart, windowLength: window.length,
      style: reduceMotion ? .crossFade : .spring, at: time)
  }
}
