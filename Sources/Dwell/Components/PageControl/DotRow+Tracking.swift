extension DotRow {
  /// Whether the row follows pages under a finger.
  var isTracking: Bool { transition.style == .tracking }

  /// Places the row between two pages, as pages under a finger are.
  /// - Parameters:
  ///   - position: Where the pages are, in pages; NaN and infinities are ignored.
  ///   - velocity: How fast they move, in pages per second.
  mutating func track(position: Double, velocity: Double, in context: RowContext) {
    guard position.isFinite, context.pageCount > 0, !context.reduceMotion else { return }
    let last = context.pageCount - 1
    let isBeyond = position > Double(last) && context.timer.loops
    let place = isBeyond ? position : min(max(position, 0), Double(last))
    let first = min(Int(place), last)
    transition.track(
      from: first, to: isBeyond ? 0 : min(first + 1, last), fraction: place - Double(first),
      velocity: velocity, window: window(in: context))
  }

  /// Moves the row from where it was placed to the current page.
  mutating func endTracking(in context: RowContext, at time: Double) {
    guard isTracking else { return }
    transition.move(
      to: context.currentPage, leaving: (context.currentPage, 0), window: windowStart(in: context),
      windowLength: window(in: context).length, style: context.reduceMotion ? .crossFade : .spring, at: time)
  }
}
