extension Carousel {
  /// The configuration of a carousel.
  public struct Configuration: Equatable, Sendable {
    /// The pages: their number, the first one, their direction, and how they move.
    public var pages: PageView.Configuration
    /// The timer of the pages.
    public var timer = PageTimer.Configuration()
    /// The marks above the pages; a timed row of dots by default.
    public var indicator = Indicator.dots(DotRow.Configuration())
    /// The side of the marks across the direction of pages; the end by default: below horizontal pages, to
    /// the right of vertical ones.
    public var indicatorSide = Side.end
    /// The distance of the marks, or of the label that replaces them, from that side of the carousel, in
    /// points; 28 by default. The background of the marks extends into it. Negative values and NaN count as
    /// 0. If the carousel is too thin, the marks are in its middle.
    public var indicatorInset = 28.0
    /// The margin at both ends of a row that is as long as the carousel, in points; 32 by default. Negative
    /// values and NaN count as 0. The row keeps a length of at least 44 points, if the carousel has as many.
    public var indicatorMargin = 32.0
    /// The buttons above the pages; none by default.
    public var controls = Controls()
    /// Where a hovering pointer pauses the time; over the whole carousel by default.
    public var hoverArea = HoverArea.everywhere
    /// What a tap on the pages does; nothing by default.
    public var taps = PageTaps.none

    /// A carousel of `pageCount` pages with a timed row of dots; the first page follows the last.
    public init(pageCount: Int) {
      pages = PageView.Configuration(pageCount: pageCount)
      pages.loops = true
    }

  }

  /// Buttons above the pages.
  ///
  /// Previous and next are centred at the carousel's ends; pause is at the trailing end, on the side opposite
  /// the marks. Each has a target of 44 by 44 points. Buttons never cover the marks: in a small carousel they
  /// move aside, and their targets shrink to 24 by 24 points (WCAG 2.5.8). If there is no room even for that,
  /// a button is omitted, pause last.
  public struct Controls: OptionSet, Equatable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// A set of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Turns to the previous page; on the first page it is disabled, unless pages loop.
    public static let previous = Controls(rawValue: 1)
    /// Turns to the next page; on the last page it is disabled, unless pages loop.
    public static let next = Controls(rawValue: 2)
    /// Pauses and resumes the timer; omitted if pages don't advance automatically.
    public static let pause = Controls(rawValue: 4)
    /// Every button.
    public static let all: Controls = [.previous, .next, .pause]
  }

  /// What a configuration asks of neither pages, timer nor marks, sanitized.
  struct Options: Equatable, Sendable {
    /// The options, as in a ``Configuration``.
    let (indicatorSide, hoverArea, taps): (Side, HoverArea, PageTaps)
    /// The buttons, as in a ``Configuration``.
    let controls: Controls
    /// The distances, as in a ``Configuration``.
    let (indicatorInset, indicatorMargin): (Double, Double)

    /// The options of a configuration.
    init(_ configuration: borrowing Configuration) {
      (indicatorSide, hoverArea, taps) = (
        configuration.indicatorSide, configuration.hoverArea, configuration.taps
      )
      controls = configuration.controls
      indicatorInset = Size.sanitized(configuration.indicatorInset)
      indicatorMargin = Size.sanitized(configuration.indicatorMargin)
    }
  }

  /// The marks above the pages.
  public enum Indicator: Equatable, Sendable {
    /// No marks. The timer runs nevertheless.
    case none
    /// A row of dots with a pill.
    case dots(DotRow.Configuration)
    /// A row of capsules.
    case segments(SegmentRow.Configuration)
  }

  /// A side of the carousel, across the direction of pages.
  public enum Side: Equatable, Sendable, CaseIterable {
    /// Above horizontal pages, to the left of vertical ones.
    case start
    /// Below horizontal pages, to the right of vertical ones.
    case end
  }

  /// Where a hovering pointer pauses the time.
  public enum HoverArea: Equatable, Sendable, CaseIterable {
    /// Anywhere over the carousel: for one among other content (WCAG 2.2.2).
    case everywhere
    /// Over the marks and the buttons only: for one that fills the screen, where the pointer is always over a
    /// page.
    case indicator
  }

  /// What a tap on the pages does.
  public enum PageTaps: Equatable, Sendable, CaseIterable {
    /// Nothing: taps are for the pages' content.
    case none
    /// As in stories: a tap on the leading third goes back, a tap elsewhere goes forward. On the last page,
    /// unless pages loop, it ends the page's time, and ``Outcome/didEnd`` is true. A long press only pauses.
    case turn
  }
}
