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
  /// What a page control is like from the beginning.
  public struct Configuration: Equatable, Sendable {
    /// The number of pages.
    public var pageCount: Int
    /// The page that is shown first.
    public var currentPage = 0
    /// The time of the pages.
    public var timer = PageTimer.Configuration()
    /// Whether the current mark is a pill that fills; true by default. Otherwise it is a dot, and no time passes.
    public var showsProgress = true
    /// The measures.
    public var metrics = PageControlMetrics()
    /// What the marks are coloured with; the theme's foreground by default (R167).
    public var tint = Ink.foreground
    /// The direction in which pages follow one another; left to right by default.
    public var direction = Direction.leftToRight
    /// Whether the person asks for less motion: the row then cross-fades where it would move.
    public var reduceMotion = false
    /// Whether a single page shows no mark; true by default.
    public var hidesForSinglePage = true

    /// The defaults for so many pages.
    public init(pageCount: Int) { self.pageCount = pageCount }
  }

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
  /// How the mark of "current" moves.
  var transition: IndicatorTransition
  /// How a progress that was placed is caught up with.
  var catchUp = ProgressCatchUp()

  /// A control that begins at `start`, in seconds on the front's clock. Its size is nothing until it is told one.
  public init(_ configuration: Configuration, at start: Double) {
    var usable = configuration
    usable.metrics = configuration.metrics.usable
    if !configuration.showsProgress {
      usable.metrics.pillLength = usable.metrics.dotSize
      usable.timer.pausedBy.insert(.app)
    }
    usable.timer.runsForSinglePage = !configuration.hidesForSinglePage
    self.configuration = usable
    direction = configuration.direction
    reduceMotion = configuration.reduceMotion
    timer = PageTimer(
      usable.timer, pageCount: configuration.pageCount, currentPage: configuration.currentPage, at: start)
    if usable.metrics != configuration.metrics, configuration.showsProgress {
      _ = timer.report(.invalidMetrics)
    }
    transition = IndicatorTransition(restingOn: timer.currentPage, window: 0)
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
    for index in transition.shares.indices {
      let share = moment.share(index, of: transition)
      position += share.weight * Double(share.page - currentPage)
    }
    return position
  }

  /// The size that shows so many pages, one of them current, with room for fingers across (R009).
  public func preferredSize(forPageCount count: Int) -> Size {
    let window = IndicatorWindow(pageCount: max(count, 0), fitting: .max, metrics: configuration.metrics)
    return direction.size(
      main: configuration.metrics.rowLength(marks: window.length),
      cross: max(configuration.metrics.dotSize, PageControl.leastTarget))
  }

  /// The least width and height of what a finger is to hit, in points (Apple's Human Interface Guidelines).
  public static let leastTarget = 44.0

  /// Whether marks are drawn.
  var isShown: Bool { pageCount > (configuration.hidesForSinglePage ? 1 : 0) }
}
