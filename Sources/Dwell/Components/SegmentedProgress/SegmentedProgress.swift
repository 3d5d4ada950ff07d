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
  /// The timer of the pages.
  public private(set) var timer: PageTimer
  /// The segments.
  private var segments: TimedRow<SegmentRow>

  /// A progress that begins at `start`, in seconds on the front's clock. Its size is zero until
  /// ``Event/resize(_:)``.
  public init(_ configuration: Configuration, at start: Double) {
    timer = PageTimer(
      configuration.timer, pageCount: configuration.pageCount, currentPage: configuration.currentPage,
      loops: configuration.loops, at: start)
    segments = TimedRow(
      configuration.segments, of: &timer, pageCount: configuration.pageCount,
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
      pageCount: configuration.pageCount, loops: configuration.loops, timer: configuration.timer,
      row: configuration.segments, direction: configuration.direction,
      reduceMotion: configuration.reduceMotion, with: &timer, at: now)
  }

  /// Applies what is due until `now`, which may turn one page, then the event.
  ///
  /// Where the fill leaps because of it, it flows; after a turn by time it is where it should be, and nothing
  /// flows.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    segments.handle(event, with: &timer, at: now)
  }

  /// Fills a frame with the segments' drawing and semantics at `now`.
  public func frame(at now: Double, into frame: inout Frame) {
    segments.frame(of: timer, at: now, into: &frame)
  }

  /// When the drawing will be different: every frame while the fill flows or the window slides; while a
  /// segment fills, each time that its fill has advanced by `step`.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    segments.nextChange(of: timer, after: now, step: step)
  }

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
    let context = segments.context(of: timer, at: now)
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
    segments.row.page(at: point, in: segments.context(of: timer, at: now))
  }
}
