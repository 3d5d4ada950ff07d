extension Carousel {
  /// The configuration of a carousel.
  public struct Configuration: Equatable, Sendable {
    /// The pages: their number, the first one, their direction, and how they move.
    public var pages: PageView.Configuration
    /// The timer of the pages.
    public var timer = PageTimer.Configuration()
    /// The indicator above the pages; by default one that suits pages with or without a time.
    public var indicator = Indicator.automatic(DotRow.Configuration())
    /// The side of the indicator across the direction of pages; the end by default: below horizontal pages,
    /// to the right of vertical ones.
    public var indicatorSide = Side.end
    /// The distance from that side of the carousel to the indicator's visible part: its background if that
    /// always shows, else its dots or segments or the number in their place, in points. Nil, the default, for
    /// 25 to a background and 28 without one. Negative values and NaN count as 0. If the carousel is too
    /// thin, the indicator is in its middle.
    public var indicatorInset: Double?
    /// The margin at both ends of a row that is as long as the carousel, in points; 32 by default. Negative
    /// values and NaN count as 0. The row keeps a length of at least 44 points, if the carousel has as many.
    public var indicatorMargin = 32.0
    /// Whether pages are pictures, videos or anything else of unknown colours, rather than plain; false by
    /// default. Indicators and buttons that the app hasn't coloured are then white on black, with a contrast
    /// of 3:1 over anything (WCAG 2.2, 1.4.11), else in the theme's foreground.
    public var isOverMedia = false
    /// The buttons above the pages; none by default.
    public var controls = Controls()
    /// Whether the front has the pages of any app paused by a button, whatever ``controls`` says; false by
    /// default.
    package var needsPause = false
    /// Where a hovering pointer pauses the time; over the whole carousel by default.
    public var hoverArea = HoverArea.everywhere
    /// What a tap on the pages does; nothing by default.
    public var taps = PageTaps.none
    /// How fast pages pass by themselves, as in a ticker, in points per second, -10,000...10,000: below 0
    /// backwards. At 0, the default, they rest, and turn by time. Other values are reported as
    /// ``Diagnostics/invalidMetrics`` and count as 0.
    ///
    /// Durations of pages then don't matter: what pauses the time stops the pages where they are, and so does
    /// reduced motion. There is a pause button whatever ``controls`` says (WCAG 2.2.2), and by default no
    /// indicator. A gesture moves the pages as ever; they go on once it has ended, and at an end that no page
    /// follows they rest. The page nearest to where it rests is the current one.
    public var speed = 0.0

    /// A carousel of `pageCount` pages with a timed row of dots; the first page follows the last.
    public init(pageCount: Int) {
      pages = PageView.Configuration(pageCount: pageCount)
      pages.loops = true
    }

    /// The indicator resolved for `pageCount` pages of these. Mistakes in it go to a log.
    func resolvedIndicator(pageCount: Int, _ log: inout DiagnosticsLog) -> Indicator {
      if case .automatic = indicator, speed != 0 { return .none }
      var result = indicator
      log.note(result.resolve(isTimed: timer.advances, isOverMedia: isOverMedia, pageCount: pageCount))
      return result
    }
  }

  /// Buttons above the pages.
  ///
  /// Previous and next are centred at the carousel's ends. Pause stands after the indicator, in one bar with
  /// it and as tall as that; without an indicator it is in a corner at the trailing end. Each has a target of
  /// 44 by 44 points, pause beside an indicator one as long as the bar is tall, at least 24. Buttons never
  /// cover the indicator: in a small carousel they move aside, and their targets shrink to 24 by 24 points
  /// (WCAG 2.5.8). If there is no room even for that, a button is omitted, pause last.
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

  /// The options of the carousel itself, sanitized.
  struct Options: Equatable, Sendable {
    /// The options, as in a ``Configuration``.
    let (indicatorSide, hoverArea, taps): (Side, HoverArea, PageTaps)
    /// Whether pages are of unknown colours.
    let isOverMedia: Bool
    /// The buttons, as in a ``Configuration``.
    let controls: Controls
    /// Whether the front needs a pause button besides.
    let needsPause: Bool
    /// The buttons that are there.
    var shownControls: Controls { needsPause || speed != 0 ? controls.union(.pause) : controls }
    /// How fast pages pass, in points per second; 0 where they rest.
    let speed: Double
    /// The distance of the indicator from its side; nil for the default.
    let indicatorInset: Double?
    /// The margin at both ends of a long row.
    let indicatorMargin: Double
    /// The dots from which an automatic indicator follows; nil for one of a chosen kind.
    let automaticDots: DotRow.Configuration?

    /// Whether pages can pass at a speed, in points per second.
    static func isSpeed(_ speed: Double) -> Bool { speed.magnitude <= 1e4 }

    /// The options of a configuration.
    init(_ configuration: borrowing Configuration) {
      (indicatorSide, hoverArea, taps) = (
        configuration.indicatorSide, configuration.hoverArea, configuration.taps
      )
      isOverMedia = configuration.isOverMedia
      speed = Options.isSpeed(configuration.speed) ? configuration.speed : 0
      controls = configuration.controls
      needsPause = configuration.needsPause
      indicatorInset = configuration.indicatorInset.map { Size.sanitized($0) }
      indicatorMargin = Size.sanitized(configuration.indicatorMargin)
      automaticDots = if case .automatic(let dots) = configuration.indicator { dots } else { nil }
    }
  }

  /// The indicator above the pages.
  public enum Indicator: Equatable, Sendable {
    /// Dots with a pill where pages are timed. Elsewhere dots of one size, 10 points apart, on a background
    /// that always shows, and a number from ten pages on. What the dots' configuration says otherwise than
    /// its defaults holds.
    case automatic(DotRow.Configuration)
    /// No indicator. The timer runs nevertheless.
    case none
    /// A row of dots with a pill.
    case dots(DotRow.Configuration)
    /// A row of capsules.
    case segments(SegmentRow.Configuration)

    /// The row of dots, automatic or not; nil for another indicator, which setting it doesn't change.
    public var dots: DotRow.Configuration? {
      get {
        switch self {
        case .automatic(let dots), .dots(let dots): dots
        case .none, .segments: nil
        }
      }
      set {
        switch (self, newValue) {
        case (.automatic, let dots?): self = .automatic(dots)
        case (.dots, let dots?): self = .dots(dots)
        default: break
        }
      }
    }
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
    /// Over the indicator and the buttons only: for one that fills the screen, where the pointer is always
    /// over a page.
    case indicator
  }

  /// What a tap on the pages does.
  public enum PageTaps: Equatable, Sendable, CaseIterable {
    /// Nothing: taps are for the pages' content.
    case none
    /// As in stories: a tap on the leading third goes back, a tap elsewhere goes forward. On the last page,
    /// unless pages loop, it ends the page's time, and ``Outcome/didEnd`` is true. A long press
    /// pauses, and hides what lies above the pages until it ends (``Carousel/marksOpacity(at:)``).
    case turn
  }
}
