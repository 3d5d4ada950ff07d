extension PageControl {
  /// The measures fitted to the size: never thicker than the control, never longer than it.
  var fittedMetrics: PageControlMetrics {
    var metrics = configuration.metrics
    let main = direction.mainLength(of: size)
    metrics.dotSize = min(metrics.dotSize, main, direction.crossLength(of: size))
    metrics.pillLength = max(min(metrics.pillLength, main), metrics.dotSize)
    return metrics
  }

  /// The window onto the pages.
  var window: IndicatorWindow {
    let metrics = fittedMetrics
    return IndicatorWindow(
      pageCount: pageCount, fitting: metrics.marksThatFit(direction.mainLength(of: size)), metrics: metrics)
  }

  /// Where the window's first mark is at rest.
  var windowStart: Double { Double(window.start(showing: currentPage)) }

  /// The layout at a time of the component's own.
  func layout(atTime time: Double) -> PageControlLayout {
    PageControlLayout(
      metrics: fittedMetrics, window: window, direction: direction, size: size,
      progress: configuration.showsProgress ? shownProgress(atTime: time) : nil, transition: transition,
      time: time)
  }

  /// What the current mark's fill shows at a time of the component's own, 0...1.
  func shownProgress(atTime time: Double) -> Double { catchUp.shown(timer.progress(atTime: time), at: time) }

  /// Puts the row at rest on the current page.
  mutating func placeRow() {
    transition = IndicatorTransition(restingOn: currentPage, window: windowStart)
  }
}
