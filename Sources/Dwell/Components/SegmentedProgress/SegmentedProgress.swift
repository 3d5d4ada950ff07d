/// A row of capsules, one per page, that fill one after the other as the time of the pages passes.
///
/// ```swift
/// var stories = SegmentedProgress(.init(pageCount: 5), at: 0)
/// _ = stories.handle(.resize(Size(width: 300, height: 44)), at: 0)
/// stories.frame(at: 1)                      // a quarter of the first capsule is full
/// stories.handle(.tick, at: 4).pageChange   // the second page
/// stories.sequenceProgress(at: 4)           // 0.2: one page of five
/// ```
///
/// A single page has its segment and its time too. With no page nothing is drawn and no time passes.
public struct SegmentedProgress: Component {
  /// What was asked for, with every measure that was not usable replaced.
  public let configuration: Configuration
  /// The time of the pages.
  public internal(set) var timer: PageTimer
  /// The size of the component.
  public internal(set) var size = Size.zero
  /// The direction in which pages follow one another.
  public internal(set) var direction: Direction
  /// Whether the picture is at once where the time is, instead of flowing there.
  public internal(set) var reduceMotion: Bool
  /// How the picture gets to where the time is.
  var flow = SegmentFlow()
  /// The picture that fades out since less motion was asked for in the midst of a flow.
  var fade: SegmentFade?
  /// The press that has not ended; nil if there is none.
  var press: Press?
  /// Whether a pointer rests over the component.
  var isHovered = false

  /// A progress that begins at `start`, in seconds on the front's clock. Its size is nothing until it is told one.
  public init(_ configuration: Configuration, at start: Double) {
    var usable = configuration
    usable.metrics = configuration.metrics.usable
    usable.timer.runsForSinglePage = true
    self.configuration = usable
    direction = configuration.direction
    reduceMotion = configuration.reduceMotion
    timer = PageTimer(
      usable.timer, pageCount: configuration.pageCount, currentPage: configuration.currentPage, at: start)
    if usable.metrics != configuration.metrics { _ = timer.report(.invalidMetrics) }
  }

  /// The number of pages.
  public var pageCount: Int { timer.pageCount }
  /// The page that is shown, from 0. It is the timer's own, never found by dividing a progress.
  public var currentPage: Int { timer.currentPage }

  /// The progress of the whole sequence, 0...1: every page is an equal share of it, however long it stays (R130, R135);
  /// 0 without pages.
  public func sequenceProgress(at now: Double) -> Double {
    pageCount > 0 ? (Double(currentPage) + timer.progress(at: now)) / Double(pageCount) : 0
  }

  /// The size of a track of the given length, with room for fingers across.
  public func preferredSize(forLength length: Double) -> Size {
    direction.size(
      main: Size.usable(length), cross: max(configuration.metrics.thickness, PageControl.leastTarget))
  }

  /// The window onto the pages.
  var window: SegmentWindow {
    SegmentWindow(
      pageCount: pageCount, trackLength: direction.mainLength(of: size), metrics: configuration.metrics)
  }

  /// Whether anything is drawn.
  var isShown: Bool { pageCount > 0 && size.width > 0 && size.height > 0 }
}
