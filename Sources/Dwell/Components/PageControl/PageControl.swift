/// A row of marks, one per page, whose current dot grows into a pill and fills while its page dwells.
///
/// ```swift
/// var control = PageControl(.init(pageCount: 3), at: 0)
/// _ = control.handle(.resize(Size(width: 390, height: 44)), at: 0)
/// let frame = control.frame(at: 1)        // two dots beside a pill, a quarter full
/// control.nextChange(after: 1)            // everyFrame: the pill fills
/// control.handle(.tick, at: 4).pageChange // the second page
/// ```
///
/// With no page, or only one unless ``Configuration/hidesForSinglePage`` is off, nothing is drawn and no time passes.
public struct PageControl: Component {
  /// What was asked for, with every measure that was not usable replaced.
  public let configuration: Configuration
  /// The time of the pages.
  public internal(set) var timer: PageTimer
  /// The size of the component.
  public internal(set) var size = Size.zero
  /// The direction in which pages follow one another.
  public internal(set) var direction: Direction
  /// Whether the row cross-fades where it would move.
  public internal(set) var reduceMotion: Bool
  /// Images in place of dots.
  public internal(set) var images: IndicatorImages
  /// The pages that are marked as seen.
  var seen = PageTable<Bool>()
  /// How the mark of "current" moves.
  var transition: IndicatorTransition
  /// How much of the shown page has been seen, 0...1, where the fill tells that.
  var placeInPage = 1.0
  /// How a progress that was placed is caught up with.
  var catchUp = ProgressCatchUp()
  /// How the ground behind the marks comes and goes.
  var backgroundFade: CurveMotion
  /// The press that has not ended.
  var press: Press?
  /// Whether a pointer rests over the control.
  var isHovered = false
  /// What was scrolled since the last page turned, in points.
  var scrolled = 0.0

  /// A control that begins at `start`, in seconds on the front's clock. Its size is nothing until it is told one.
  public init(_ configuration: Configuration, at start: Double) {
    var usable = configuration
    usable.metrics = configuration.metrics.usable
    if configuration.fill == .none { usable.metrics.pillLength = usable.metrics.dotSize }
    if configuration.fill != .time { usable.timer.pausedBy.insert(.app) }
    usable.timer.runsForSinglePage = !configuration.hidesForSinglePage
    self.configuration = usable
    direction = configuration.direction
    reduceMotion = configuration.reduceMotion
    images = configuration.images
    timer = PageTimer(
      usable.timer, pageCount: configuration.pageCount, currentPage: configuration.currentPage, at: start)
    transition = IndicatorTransition(restingOn: timer.currentPage, window: 0)
    backgroundFade = CurveMotion(
      from: 0, to: configuration.background == .prominent ? 1 : 0, start: -.infinity, duration: 0,
      curve: .linear)
    _ = timer.report(configuration.diagnostics)
    placeRow()
  }

  /// The number of pages.
  public var pageCount: Int { timer.pageCount }
  /// The page that is shown, from 0.
  public var currentPage: Int { timer.currentPage }

  /// Where the row is between pages, in pages: the current page at rest, and on the way to it while the mark moves.
  public func position(at now: Double) -> Double {
    let moment = transition.moment(at: timer.timebase.time(at: now))
    var position = Double(currentPage)
    for index in 0..<moment.shareCount {
      let share = moment.share(index)
      position += share.weight * Double(share.page - currentPage)
    }
    return position
  }

  /// The size that shows so many pages, one of them current, with the ground around them and room for fingers across
  /// (UIKit's `size(forNumberOfPages:)`; R009, R110). Pages that overflow count as the window onto them.
  public func preferredSize(forPageCount count: Int) -> Size {
    let metrics = configuration.metrics
    let window = IndicatorWindow(
      pageCount: max(count, 0), fitting: .max, metrics: metrics, overflow: configuration.overflow)
    let row =
      showsLabel(forCount: count)
      ? metrics.labelSize(forCount: count).width : metrics.rowLength(marks: window.length)
    return direction.size(
      main: row + (row > 0 ? 2 * metrics.backgroundPadding : 0),
      cross: max(metrics.dotSize + 2 * metrics.backgroundPadding, PageControl.leastTarget))
  }

  /// The least width and height of what a finger is to hit, in points (Apple's Human Interface Guidelines).
  public static let leastTarget = 44.0

  /// Whether marks are drawn.
  var isShown: Bool { pageCount > (configuration.hidesForSinglePage ? 1 : 0) }

  /// Whether a text takes the place of the marks.
  var showsLabel: Bool { showsLabel(forCount: pageCount) }

  /// Whether a text takes the place of the marks for so many pages (R104, R105).
  private func showsLabel(forCount count: Int) -> Bool {
    configuration.overflow == .label && count > configuration.metrics.mostDotsBesideLabel
  }
}
