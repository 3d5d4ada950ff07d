/// A row of indicators, one per page, whose current dot grows into a pill and fills while its page dwells.
///
/// ```swift
/// var control = PageControl(.init(pageCount: 3), at: 0)
/// _ = control.handle(.resize(Size(width: 390, height: 44)), at: 0)
/// let frame = control.frame(at: 1)        // two dots beside a pill, a quarter full
/// control.nextChange(after: 1)            // everyFrame: the pill fills
/// control.handle(.tick, at: 4).pageChange // the second page
/// ```
///
/// Without pages, or with a single page if ``DotRow/Configuration/hidesForSinglePage`` is true, nothing is
/// drawn and no time passes.
public struct PageControl: TimedComponent {
  /// The configuration of a page control.
  public struct Configuration: Equatable, Sendable {
    /// The number of pages; one that is negative or above ``PageEdit/maximumPageCount`` counts as 0.
    public var pageCount: Int
    /// The page that is shown first, from 0; one out of range counts as 0.
    public var currentPage = 0
    /// Whether the first page follows the last; true by default. Otherwise time ends with the last page.
    public var loops = true
    /// The timer of the pages.
    public var timer = PageTimer.Configuration()
    /// The indicators.
    public var dots = DotRow.Configuration()
    /// The direction in which pages follow one another; left to right by default.
    public var direction = Direction.leftToRight
    /// Whether the user asks for reduced motion: the row then cross-fades instead of moving.
    public var reduceMotion = false

    /// The defaults for `pageCount` pages.
    public init(pageCount: Int) { self.pageCount = pageCount }
  }

  /// The dots, and the timer of the pages.
  private var dots: TimedRow<DotRow>

  /// A control that begins at `start`, in seconds on the front's clock. Its size is zero until
  /// ``Event/resize(_:)``.
  public init(_ configuration: Configuration, at start: Double) {
    let timer = PageTimer(
      configuration.timer, pageCount: configuration.pageCount, currentPage: configuration.currentPage,
      loops: configuration.loops, at: start)
    dots = TimedRow(
      configuration.dots, timer: timer, pageCount: configuration.pageCount,
      direction: configuration.direction, reduceMotion: configuration.reduceMotion)
  }

  /// The configuration now.
  public var configuration: Configuration {
    var result = Configuration(pageCount: pageCount)
    result.currentPage = dots.firstPage
    result.loops = timer.loops
    result.timer = timer.configuration
    result.dots = dots.row.configuration
    result.direction = direction
    result.reduceMotion = reduceMotion
    return result
  }

  /// Applies what is due until `now`, then changes the control in place.
  public mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome {
    dots.configure(
      configuration.dots, timer: configuration.timer, pageCount: configuration.pageCount,
      loops: configuration.loops, direction: configuration.direction,
      reduceMotion: configuration.reduceMotion, at: now)
  }

  /// Applies what is due until `now`, which may turn one page, then the event.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    dots.handle(event, at: now)
  }

  /// Shows where the pages of a pager are that turns them itself, as the indicators inside a ``Carousel`` do.
  /// No page becomes current by it, and time is paused while the position isn't at the current page.
  /// - Parameters:
  ///   - position: Where the pages are, in pages; out of range as for ``Event/setPosition(_:)``.
  ///   - velocity: How fast they move once a finger has left them, in pages per second, which ends the
  ///     following; nil while a finger moves them.
  package mutating func follow(_ position: Double, velocity: Double?, at now: Double) -> Outcome {
    dots.follow(position, velocity: velocity, at: now)
  }

  /// Fills a frame with the control's drawing and semantics at `now`.
  public func frame(at now: Double, into frame: inout Frame) { dots.frame(at: now, into: &frame) }

  /// When the drawing will be different: every frame while indicators move; while the pill fills, each time
  /// that its fill has advanced by `step`.
  public func nextChange(after now: Double, step: Double) -> NextChange {
    dots.nextChange(after: now, step: step)
  }

  /// The timer of the pages.
  public var timer: PageTimer { dots.timer }
  /// The size of the component.
  public var size: Size { dots.size }
  /// The direction in which pages follow one another.
  public var direction: Direction { dots.direction }
  /// Whether the row cross-fades instead of moving.
  public var reduceMotion: Bool { dots.reduceMotion }
  /// The number of pages.
  public var pageCount: Int { timer.pageCount }
  /// The page that is shown, from 0.
  public var currentPage: Int { timer.currentPage }
  /// Images in place of dots.
  public var images: IndicatorImages { dots.row.configuration.images }

  /// The position of the row, in pages: the current page's index at rest, and a value in between during a
  /// turn. If the control follows another pager, that pager's position.
  public func position(at now: Double) -> Double {
    timer.followedPosition ?? dots.row.transition.position(at: timer.timebase.time(at: now))
  }

  /// The pages whose indicators are drawn at a time, in order.
  public func visiblePages(at now: Double) -> [Int] {
    let context = dots.context(at: now)
    guard dots.row.isShown(in: context), !dots.row.showsLabel(forCount: pageCount) else { return [] }
    return Array(DotRowLayout(dots.row, in: context).pages)
  }

  /// The size that shows all pages; see ``preferredSize(forPageCount:)``.
  public func preferredSize(in available: Size) -> Size { preferredSize(forPageCount: pageCount) }

  /// The size that shows `count` pages, one of them current, with the background around them and room for
  /// fingers across (UIKit's `size(forNumberOfPages:)`). Pages that overflow count as the window onto them.
  public func preferredSize(forPageCount count: Int) -> Size {
    dots.row.preferredSize(forPageCount: count, direction: direction)
  }

  /// The thickness of the visible part of a control with `count` pages, in points: its indicators or its
  /// label, and their background if it is prominent. The rest of the preferred size is the tap target.
  package func visibleThickness(forPageCount count: Int) -> Double {
    let padding =
      dots.row.configuration.background == .prominent ? dots.row.configuration.metrics.backgroundPadding : 0
    return dots.row.markThickness(forPageCount: count, across: direction) + 2 * padding
  }

  /// How the user is interacting with the control.
  public var interaction: Interaction { dots.row.interaction }

  /// Whether a drag along the control turns pages.
  public var allowsScrubbing: Bool { dots.row.allowsScrubbing }

  /// The tap target: the control, extended to at least 44 by 44 points.
  public var hitTarget: Rect { PageControl.hitTarget(around: size) }

  /// The page whose indicator a point belongs to along the row, half the gaps included; nil beside the dots.
  public func page(at point: Point, at now: Double) -> Int? {
    dots.row.page(at: point, in: dots.context(at: now))
  }

  /// The least width and height of a tap target, in points (Apple's Human Interface Guidelines).
  public static let minimumTapTarget = 44.0

  /// The tap target of a component of the given size: centred on it, at least 44 by 44 points.
  static func hitTarget(around size: Size) -> Rect {
    let width = max(size.width, PageControl.minimumTapTarget)
    let height = max(size.height, PageControl.minimumTapTarget)
    return Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  /// How far a press moves before it is no tap any more, in points.
  static let tapSlop = 10.0
}
