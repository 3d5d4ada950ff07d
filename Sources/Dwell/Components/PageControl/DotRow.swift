/// A row of dots, one per page, whose current dot may be a pill: the marks of a ``PageControl`` or a
/// ``Carousel``.
///
/// It has no time of its own. What it looks like follows from the pages and their time, the room that it has,
/// and the transition to the current page.
public struct DotRow: IndicatorRow {
  /// What the row looks like and how it is used, with the default in place of each measure that cannot be
  /// used.
  var configuration: Configuration
  /// The pages that are marked as seen.
  var seen = PageTable<Bool>()
  /// How the mark of "current" moves.
  var transition: IndicatorTransition
  /// How a progress that was placed is caught up with.
  var catchUp = ProgressTransition()
  /// How the background comes and goes.
  var backgroundFade: CurveMotion
  /// The press that has not ended.
  var press: Press?
  /// Whether a pointer rests over the row.
  var isHovered = false
  /// What was scrolled since the last page turned, in points.
  var scrolled = 0.0

  /// A row at rest on the current page.
  init(_ configuration: Configuration, in context: RowContext) {
    self.configuration = configuration.sanitized
    transition = IndicatorTransition(restingOn: context.currentPage, window: 0)
    backgroundFade = CurveMotion(
      from: 0, to: configuration.background == .prominent ? 1 : 0, start: -.infinity, duration: 0,
      curve: .linear)
    place(in: context)
  }

  /// Whether the current mark shows the time of its page.
  var showsTime: Bool { configuration.showsProgress }

  /// Whether marks are drawn.
  func isShown(in context: RowContext) -> Bool {
    context.pageCount > (configuration.hidesForSinglePage ? 1 : 0)
  }

  /// Whether a number label takes the place of the marks.
  func showsLabel(in context: RowContext) -> Bool { showsLabel(forCount: context.pageCount) }

  /// Whether a number label takes the place of `count` marks.
  private func showsLabel(forCount count: Int) -> Bool {
    configuration.overflow == .label && count > configuration.metrics.labelThreshold
  }

  /// The position of the row between pages, in pages.
  func position(in context: RowContext, at time: Double) -> Double {
    let snapshot = transition.snapshot(at: time)
    var position = Double(context.currentPage)
    for index in 0..<snapshot.shareCount {
      let share = snapshot.share(index)
      position += share.weight * Double(share.page - context.currentPage)
    }
    return position
  }

  /// The size that shows `count` pages.
  func preferredSize(forPageCount count: Int, direction: Direction) -> Size {
    let metrics = configuration.metrics
    let window = IndicatorWindow(
      pageCount: max(count, 0), fitting: .max, metrics: metrics, overflow: configuration.overflow)
    let row =
      showsLabel(forCount: count)
      ? metrics.labelSize(forCount: count).width : metrics.rowLength(marks: window.length)
    return direction.size(
      main: row + (row > 0 ? 2 * metrics.backgroundPadding : 0),
      cross: max(metrics.dotSize + 2 * metrics.backgroundPadding, PageControl.minimumTapTarget))
  }
}
