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
    let overhang = images == IndicatorImages() ? 0 : max(metrics.imageSize - metrics.dotSize, 0)
    return IndicatorWindow(
      pageCount: pageCount, fitting: metrics.marksThatFit(direction.mainLength(of: size) - overhang),
      metrics: metrics, overflow: configuration.overflow)
  }

  /// Where the window's first mark is at rest.
  var windowStart: Double { Double(window.start(showing: currentPage)) }

  /// The layout at a time of the component's own.
  func layout(atTime time: Double) -> PageControlLayout {
    PageControlLayout(self, moment: transition.moment(at: time), progress: markProgress(atTime: time))
  }

  /// What the current mark's fill shows at a time of the component's own, 0...1; nil if it has none. A current mark
  /// of another colour is a fill that is always full.
  func markProgress(atTime time: Double) -> Double? {
    guard configuration.showsProgress else { return configuration.currentTint == nil ? nil : 1 }
    return shownProgress(atTime: time)
  }

  /// What the current page's time shows at a time of the component's own, 0...1.
  func shownProgress(atTime time: Double) -> Double { catchUp.shown(timer.progress(atTime: time), at: time) }

  /// Puts the row at rest on the current page.
  mutating func placeRow() {
    transition = IndicatorTransition(restingOn: currentPage, window: windowStart)
  }
}
