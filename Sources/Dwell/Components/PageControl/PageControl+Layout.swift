extension PageControl {
  /// The measures fitted to the size: never thicker than the control, never longer than it.
  var fittedMetrics: PageControlMetrics {
    var metrics = configuration.metrics
    let main = direction.mainLength(of: size)
    let cross = direction.crossLength(of: size)
    metrics.dotSize = min(metrics.dotSize, main, cross)
    metrics.imageSize = min(metrics.imageSize, main, cross)
    metrics.pillLength = max(min(metrics.pillLength, main), metrics.dotSize)
    return metrics
  }

  /// The window onto the pages.
  var window: IndicatorWindow {
    let metrics = fittedMetrics
    // Images at both ends of the row reach beyond the dots in whose place they are.
    let overhang = images.isEmpty ? 0 : max(metrics.imageSize - metrics.dotSize, 0)
    return IndicatorWindow(
      pageCount: pageCount, fitting: metrics.marksThatFit(direction.mainLength(of: size) - overhang),
      metrics: metrics, overflow: configuration.overflow)
  }

  /// Where the window's first mark is at rest.
  var windowStart: Double { Double(window.start(showing: currentPage)) }

  /// The pages whose marks may be seen until the row is at rest, in order: those of the window where its motion began,
  /// where it ends, and one more on either side. Marks come and go only when a motion begins, so that a front which
  /// hands motion over knows them all.
  var pagesInView: Range<Int> {
    let window = window
    guard !window.isWhole else { return 0..<pageCount }
    let motion = transition.windowStart
    let first = Int(min(max(min(motion.from, motion.target), 0), Double(pageCount)))
    let last = Int(min(max(max(motion.from, motion.target), 0), Double(pageCount)))
    let low = max(first - 1, 0)
    return low..<max(min(last + 1 + window.length + 1, pageCount), low)
  }

  /// The layout at a time of the component's own.
  func layout(atTime time: Double) -> PageControlLayout {
    PageControlLayout(self, at: time)
  }

  /// What the current mark's fill shows at a time of the component's own, 0...1; nil if it has none. A current mark
  /// of another colour is a fill that is always full.
  func markProgress(atTime time: Double) -> Double? {
    switch configuration.fill {
    case .time: shownProgress(atTime: time)
    case .place: placeInPage
    case .none: configuration.currentTint == nil ? nil : 1
    }
  }

  /// What the current page's time shows at a time of the component's own, 0...1.
  func shownProgress(atTime time: Double) -> Double { catchUp.shown(timer.progress(atTime: time), at: time) }

  /// Puts the row at rest on the current page.
  mutating func placeRow() {
    transition = IndicatorTransition(restingOn: currentPage, window: windowStart)
  }
}
