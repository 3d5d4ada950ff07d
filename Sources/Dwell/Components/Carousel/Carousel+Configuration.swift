extension Carousel {
  /// The configuration of a carousel.
  public struct Configuration: Equatable, Sendable {
    /// The pages: how many, which first, how they follow one another and move.
    public var pages: PageView.Configuration
    /// The time of the pages.
    public var timer = PageTimer.Configuration()
    /// The marks above the pages; a timed row of dots by default.
    public var indicator = Indicator.dots(DotRow.Configuration())
    /// The side of the marks across the direction of pages; the end by default: below horizontal pages, to
    /// the right of vertical ones.
    public var indicatorSide = Side.end
    /// The distance between the marks, or the label that replaces them, and that side of the carousel, in
    /// points; 28 by default. Their background extends into it. Below 0 and NaN count as 0; in a carousel
    /// too thin for it the marks are in the middle.
    public var indicatorInset = 28.0
    /// The room on both ends of a row that is as long as the carousel, in points; 32 by default. Below 0 and
    /// NaN count as 0; however large, 44 points are left to the row if there are as many.
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
  /// Previous and next are in the middle of the carousel's ends, pause is at the trailing end across from the
  /// marks. Each has a target of 44 by 44 points. In a small carousel they move off the marks, which they
  /// never cover, and their targets shrink to 24 by 24 points (WCAG 2.5.8); where there is no room for that,
  /// a button is left out, pause last.
  public struct Controls: OptionSet, Equatable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// A set of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Turns to the previous page; at the first page without looping it is there, disabled.
    public static let previous = Controls(rawValue: 1)
    /// Turns to the next page; at the last page without looping it is there, disabled.
    public static let next = Controls(rawValue: 2)
    /// Pauses and resumes the time, while pages advance by themselves.
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
    /// No marks. Time passes all the same.
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
    /// As in stories: the leading third goes back, the rest goes on. Beyond the last page of a carousel that
    /// does not loop the page's time ends as if it had run out, and ``Outcome/didEnd`` is true. A longer
    /// press only pauses.
    case turn
  }
}
