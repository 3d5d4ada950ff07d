extension DotRow {
  /// The measures fitted to the room: never thicker than the row, never longer than it.
  func fittedMetrics(in context: RowContext) -> PageControlMetrics {
    var metrics = configuration.metrics
    let main = context.mainLength
    let cross = context.crossLength
    metrics.dotSize = min(metrics.dotSize, main, cross)
    metrics.imageSize = min(metrics.imageSize, main, cross)
    metrics.pillLength = max(min(metrics.pillLength, main), metrics.dotSize)
    return metrics
  }

  /// The window onto the pages.
  func window(in context: RowContext) -> IndicatorWindow {
    let metrics = fittedMetrics(in: context)
    // Images at both ends of the row reach beyond the dots in whose place they are.
    let overhang = configuration.images.isEmpty ? 0 : max(metrics.imageSize - metrics.dotSize, 0)
    return IndicatorWindow(
      pageCount: context.pageCount, fitting: metrics.marksThatFit(context.mainLength - overhang),
      metrics: metrics, overflow: configuration.overflow)
  }

  /// Where the window's first mark is at rest.
  func windowStart(in context: RowContext) -> Double {
    Double(window(in: context).start(showing: context.currentPage))
  }

  /// The pages whose marks may be seen until the row is at rest, in order: those of the window where its
  /// motion began, where it ends, and one more on either side. Marks come and go only when a motion begins,
  /// so that a front which hands motion over knows them all.
  func pagesInView(in context: RowContext) -> Range<Int> {
    let window = window(in: context)
    let pageCount = context.pageCount
    guard !window.isWhole else { return 0..<pageCount }
    let motion = transition.windowStart
    let first = Int(min(max(min(motion.from, motion.target), 0), Double(pageCount)))
    let last = Int(min(max(max(motion.from, motion.target), 0), Double(pageCount)))
    let low = max(first - 1, 0)
    return low..<max(min(last + 1 + window.length + 1, pageCount), low)
  }

  /// What the current mark's fill shows at a time, 0...1; nil if it has none. A current mark of another
  /// colour is a fill that is always full.
  func markProgress(in context: RowContext, at time: Double) -> Double? {
    switch configuration.fill {
    case .time: catchUp.shown(context.timer.progress(atTime: time), at: time)
    case .place: context.seenShare
    case .none: configuration.currentTint == nil ? nil : 1
    }
  }
}
