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
/// A single page has a segment and is timed, too. Without pages nothing is drawn and no time passes.
public struct SegmentedProgress: TimedComponent {
  /// How the fill moves through the segments.
  public enum Style: Equatable, Sendable, CaseIterable {
    /// Page by page: a segment begins to fill, with a round head, when its page's time begins, and is full
    /// when it ends.
    case perPage
    /// One fluid with a straight edge over the whole track, gaps included: at the beginning of page i of n
    /// the edge is i/n of the track from the leading end. A segment therefore begins to fill up to a gap's
    /// width late and is full as much early.
    case fluid
  }

  /// The configuration of a segmented progress.
  public struct Configuration: Equatable, Sendable {
    /// The number of pages; one that is negative or above ``PageEdit/maximumPageCount`` counts as 0.
    public var pageCount: Int
    /// The page that is shown first, from 0; one out of range counts as 0.
    public var currentPage = 0
    /// Whether the first page follows the last; true by default. Otherwise time ends with the last page.
    public var loops = true
    /// The timer of the pages. A single page is timed, too, because its segment is visible.
    public var timer = PageTimer.Configuration()
    /// The segments.
    public var segments = SegmentRow.Configuration()
    /// The direction in which pages follow one another; left to right by default.
    public var direction = Direction.leftToRight
    /// Whether the user asks for reduced motion: the fill and the window then move at once instead of
    /// gradually.
    public var reduceMotion = false

    /// The defaults for `pageCount` pages.
    public init(pageCount: Int) { self.pageCount = pageCount }
  }

  /// The segments, and the timer of the pages.
  private var segments: TimedRow<SegmentRow>

  /// A progress that begins at `start`, in seconds on the front's clock. Its size is zero until
  /// ``Event/resize(_:)``.
  public init(_ configuration: Configuration, at start: Double) {
    let timer = PageTimer(
      configuration.timer, pageCount: configuration.pageCount, currentPage: configuration.currentPage,
      loops: configuration.loops, at: start)
    segments = TimedRow(
      configuration.segments, timer: timer, pageCount: configuration.pageCount,
      direction: configuration.direction, reduceMotion: configuration.reduceMotion)
  }

  /// The configuration now.
  public var configuration: Configuration {
    var result = Configuration(pageCount: pageCount)
    result.currentPage = segments.firstPage
    result.loops = timer.loops
    result.timer = timer.configuration
    result.segments = segments.row.configuration
    result.direction = direction
    result.reduceMotion = reduceMotion
    return result
  }

  /// Applies what is due until `now`, then changes the progress in place.
  public mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome {
    segments.configure(
      configuration.segments, timer: configuration.timer, pageCount: configuration.pageCount,
      loops: configuration.loops, direction: configuration.direction,
      reduceMotion: configuration.reduceMotion, at: now)
  }

  /// Applies what is due until `now`, which may turn one page, then the event.
  ///
  /// Where the fill leaps because of it, it flows; after a turn by time it is where it should be, and nothing
  /// flows.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    segments.handle(event, at: now)
  }

  /// Fills a frame with the segments' drawing and semantics at `now`.
  public func frame(at now: Double, into frame: inout Frame) {
    segments.frame(at: now, into: &frame)
  }

  /// When the drawing will be different: every frame while the fill flows or the window slides; while a
  /// segment fills, each time that its fill has advanced by `step`.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    segments.nextChange(after: now, step: step)
  }

  /// The timer of the pages.
  public var timer: PageTimer { segments.timer }
  /// The size of the component.
  public var size: Size { segments.size }
  /// The direction in which pages follow one another.
  public var direction: Direction { segments.direction }
  /// Whether the fill jumps to a selected page instead of moving there.
  public var reduceMotion: Bool { segments.reduceMotion }
  /// The number of pages.
  public var pageCount: Int { timer.pageCount }
  /// The page that is shown, from 0. It is the timer's own, never found by dividing a progress.
  public var currentPage: Int { timer.currentPage }

  /// The position between pages, in pages: the current page, as a segment is never halfway to another; where
  /// the segments follow another pager, that one's.
  public func position(at now: Double) -> Double { timer.followedPosition ?? Double(currentPage) }

  /// The pages whose segments are drawn at a time, in order.
  public func visiblePages(at now: Double) -> [Int] {
    let context = segments.context(at: now)
    return segments.row.isShown(in: context) ? Array(SegmentRowLayout(segments.row, in: context).pages) : []
  }

  /// The progress of the whole sequence, 0...1: every page is an equal share of it, however long it stays; 0
  /// without pages.
  public func sequenceProgress(at now: Double) -> Double {
    pageCount > 0 ? (Double(currentPage) + timer.progress(at: now)) / Double(pageCount) : 0
  }

  /// The size of a track of the available length; see ``preferredSize(forLength:)``.
  public func preferredSize(in available: Size) -> Size {
    preferredSize(forLength: direction.mainLength(of: available))
  }

  /// The size of a track of the given length, with room for fingers across.
  public func preferredSize(forLength length: Double) -> Size {
    direction.size(
      main: Size.sanitized(length),
      cross: max(segments.row.configuration.metrics.thickness, PageControl.minimumTapTarget))
  }

  /// The tap target: the component, extended to at least 44 by 44 points.
  public var hitTarget: Rect { PageControl.hitTarget(around: size) }

  /// The page whose segment a point belongs to, gaps shared by halves; nil beside the tap target.
  public func page(at point: Point, at now: Double) -> Int? {
    segments.row.page(at: point, in: segments.context(at: now))
  }
}
