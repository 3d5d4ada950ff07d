/// A row of dots, one per page, whose current dot may be a pill: the indicators of a ``PageControl`` or a
/// ``Carousel``.
///
/// It has no timer of its own. Its appearance follows from the pages and their progress, its size, and the
/// transition to the current page.
public struct DotRow: IndicatorRow {
  /// What the row looks like and how it is used.
  var configuration: Configuration
  /// The pages that are marked as seen.
  var seen = PageTable<Bool>()
  /// How "current" moves.
  var transition: RowTransition
  /// How far the fill is ahead of the time, after the app has set the progress.
  var progressTransition = LinearMotion(restingAt: 0)
  /// How the row gets to the metrics of its configuration.
  var metricsTransition = MetricsTransition<PageControlMetrics>()
  /// How the background comes and goes.
  var backgroundFade: LinearMotion
  /// The press that has not ended.
  var press: RowPress?
  /// Whether a pointer rests over the row.
  var isHovered = false
  /// When a pointer has left the row, in seconds on the front's clock.
  var pointerLeft = -Double.infinity
  /// What was scrolled since the last page turned, in points.
  var scrolled = 0.0

  /// A row at rest on a page.
  init(_ configuration: Configuration, page: Int) {
    self.configuration = configuration
    transition = RowTransition(restingOn: page)
    backgroundFade = LinearMotion(restingAt: configuration.background == .prominent ? 1 : 0)
  }

  /// Whether indicators are drawn.
  func isShown(in context: RowContext) -> Bool {
    context.pageCount > (configuration.hidesForSinglePage ? 1 : 0)
  }

  /// Whether a number label takes the place of `count` indicators.
  func showsLabel(forCount count: Int) -> Bool {
    let dots = configuration.numberLabel == .always ? 0 : configuration.metrics.labelThreshold
    return configuration.mayShowLabel && count > dots
  }

  /// The metrics in use, fitted to the row's size.
  func fittedMetrics(in context: RowContext) -> PageControlMetrics {
    fitted(metricsTransition.metrics(configuration.resolvedMetrics, at: context.time), in: context)
  }

  /// Metrics fitted to the row: never thicker or longer than it.
  private func fitted(_ original: PageControlMetrics, in context: RowContext) -> PageControlMetrics {
    var metrics = original
    let main = context.mainLength
    let cross = context.crossLength
    metrics.dotSize = min(metrics.dotSize, main, cross)
    metrics.imageSize = min(metrics.imageSize, main, cross)
    metrics.pillLength = max(min(metrics.pillLength, main), metrics.dotSize)
    return metrics
  }

  /// The window onto the pages, which a change of metrics gives its length at once.
  func window(in context: RowContext) -> RowWindow {
    let metrics = fitted(configuration.resolvedMetrics, in: context)
    // Images at both ends of the row reach beyond the dots in whose place they are.
    let overhang = configuration.images.isEmpty ? 0 : max(metrics.imageSize - metrics.dotSize, 0)
    return window(forCount: context.pageCount, fitting: metrics.marksThatFit(context.mainLength - overhang))
  }

  /// The window onto `count` pages if `fitting` indicators fit.
  private func window(forCount count: Int, fitting: Int) -> RowWindow {
    let metrics = configuration.metrics
    if configuration.overflow == .clip {
      return RowWindow(pageCount: count, most: fitting, length: fitting, clips: true)
    }
    return RowWindow(
      pageCount: count, most: min(fitting, metrics.maximumDotCount),
      length: min(fitting, metrics.windowLength))
  }

  /// How thick the indicators of `count` pages are across a direction, or the upright number in their place,
  /// in points.
  func markThickness(forPageCount count: Int, across direction: Direction) -> Double {
    let metrics = configuration.metrics
    return showsLabel(forCount: count)
      ? direction.crossLength(of: labelSize(forCount: count, metrics)) : metrics.dotSize
  }

  /// The size of the number in place of the indicators of `count` pages, as large as the user wants text.
  func labelSize(forCount count: Int, _ metrics: PageControlMetrics) -> Size {
    metrics.labelSize(forCount: count, textScale: configuration.textScale)
  }

  /// The size that shows `count` pages.
  func preferredSize(forPageCount count: Int, direction: Direction) -> Size {
    let metrics = configuration.resolvedMetrics
    let row =
      showsLabel(forCount: count)
      ? direction.mainLength(of: labelSize(forCount: count, metrics))
      : metrics.rowLength(count: window(forCount: max(count, 0), fitting: .max).length)
    return direction.size(
      main: row + (row > 0 ? 2 * metrics.backgroundPadding : 0),
      cross: max(
        markThickness(forPageCount: count, across: direction) + 2 * metrics.backgroundPadding,
        PageControl.minimumTapTarget))
  }
}
