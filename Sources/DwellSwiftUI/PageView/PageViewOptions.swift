#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The indicator inside a page view.
public enum PageIndicator: Hashable, Sendable, CaseIterable {
  /// Dots that suit the pages. If they are timed, the current dot is a pill that fills. Otherwise dots lie 10
  /// points apart on a background that is always visible, and from ten pages on a number replaces them.
  case automatic
  /// No indicator.
  case hidden
  /// A row of dots, with a pill that fills if pages are timed.
  case dots
  /// A row of capsules that fill.
  case segments
}

/// The options of page views, set by modifiers.
struct PageViewOptions: Equatable {
  /// The indicator.
  var indicator = PageIndicator.automatic
  /// The edge at which the indicator lies; nil for the bottom, or the trailing edge of vertical pages.
  var indicatorEdge: SwiftUI.Edge?
  /// The distance of the visible indicator from the edge, in points; nil for the core's.
  var indicatorInset: Double?
  /// The distance of segments from the ends of the pages, in points; nil for the core's.
  var indicatorMargin: Double?
  /// Whether pages are pictures, videos or anything else of unknown colours.
  var showsMedia = false
  /// The buttons above the pages.
  var controls = Dwell.Carousel.Controls()
  /// How pages look by their distance from the selected one.
  var effect = PageEffect.slide
  /// The gap between pages, in points.
  var spacing = 0.0
  /// The layout of pages in the view.
  var layout = Dwell.PageLayout()
  /// What turns a page, and how pages settle.
  var physics = PagingPhysics()
  /// Where pages come to rest after a gesture.
  var snap = PageSnap.pages
  /// How fast pages pass by themselves, in points per second.
  var speed = 0.0
  /// Whether pages can be longer than the view.
  var scrollsPages = false
  /// Whether a tap on the leading third goes back and a tap elsewhere goes forward.
  var turnsByTap = false
  /// Where a hovering pointer pauses the timer.
  var hoverArea = Dwell.Carousel.HoverArea.everywhere

  /// Whether the lengths of pages are those of their content.
  var readsLengths: Bool { scrollsPages || layout.length == .own }

  /// Returns the configuration of the core's carousel, without pages and timing.
  /// - Parameters:
  ///   - textScale: the text size, relative to the usual one.
  ///   - marksSeen: whether the app marks pages as seen.
  func configuration(
    in environment: EnvironmentValues, textScale: Double, marksSeen: Bool
  ) -> Dwell.Carousel.Configuration {
    var configuration = Dwell.Carousel.Configuration(pageCount: 0)
    configuration.pages.loops = false
    configuration.pages.spacing = spacing
    configuration.pages.layout = layout
    configuration.pages.physics = physics
    configuration.pages.effect = effect
    configuration.pages.snap = snap
    configuration.speed = speed
    configuration.pages.direction = environment.pageDirection ?? configuration.pages.direction
    configuration.pages.reduceMotion = environment.accessibilityReduceMotion
    configuration.indicatorSide = indicatorSide(in: environment)
    configuration.indicatorInset = indicatorInset
    configuration.indicatorMargin = indicatorMargin ?? configuration.indicatorMargin
    configuration.isOverMedia = showsMedia
    configuration.controls = controls
    configuration.taps = turnsByTap ? .turn : .none
    configuration.hoverArea = hoverArea
    let dots = environment.pages.control.dots(
      in: environment, textScale: textScale, marksSeen: marksSeen)
    switch indicator {
    case .automatic: configuration.indicator = .automatic(dots)
    case .hidden:
      configuration.indicator = .none
      // A fill that doesn't show the time turns the timer off, with or without an indicator.
      configuration.timer.advances = environment.pages.control.fill ?? .time == .time
    case .dots: configuration.indicator = .dots(dots)
    case .segments: configuration.indicator = .segments(environment.segments)
    }
    return configuration
  }

  /// Returns the side of the pages at which the indicator lies.
  private func indicatorSide(in environment: EnvironmentValues) -> Dwell.Carousel.Side {
    guard let indicatorEdge else { return .end }
    let isFirst = indicatorEdge == .top || indicatorEdge == .leading
    // The core's sides of vertical pages are left and right, whatever the direction of text.
    let isMirrored = environment.pageAxis == .vertical && environment.layoutDirection == .rightToLeft
    return isFirst != isMirrored ? .start : .end
  }
}

extension View {
  /// Sets the indicator in the page views inside, which follows drags between two pages;
  /// ``PageIndicator/automatic`` by default. A view of 0 pages or one has none.
  /// - Parameters:
  ///   - indicator: the indicator.
  ///   - inset: the distance from the edge to the visible part: to the background behind the dots if it is
  ///     always visible, otherwise to the dots, in points. By default, or with nil, it is 25 to a background
  ///     and 28 to dots. Negative values and NaN count as 0.
  ///   - margin: the distance of segments from the beginning and the end of the view, in points; 32 by
  ///     default, or with nil. Negative values and NaN count as 0. Dots are in the middle.
  ///   - edge: the edge at which it lies, for example the top for segments, as in stories; nil for the
  ///     default, the bottom, or the trailing edge of vertical pages. The top stands for the leading edge if
  ///     pages are vertical, and vice versa.
  public func pageIndicator(
    _ indicator: PageIndicator, edge: SwiftUI.Edge? = nil, inset: Double? = nil, margin: Double? = nil
  ) -> some View {
    transformEnvironment(\.pages.view) {
      $0.indicator = indicator
      $0.indicatorEdge = edge
      $0.indicatorInset = inset
      $0.indicatorMargin = margin
    }
  }

  /// Sets whether the pages of the page views inside are pictures, videos or anything else of unknown
  /// colours; false by default.
  ///
  /// Indicators and buttons without a tint are then white on black, with a contrast of 3:1 over anything.
  /// Over plain pages they have the foreground style, without a bar behind them unless one is requested.
  ///
  /// ```swift
  /// import DwellSwiftUI
  /// import SwiftUI
  ///
  /// struct Photos: View {
  ///   let names: [String]
  ///   var body: some View {
  ///     PageView(names, id: \.self) { Image($0).resizable().scaledToFit() }
  ///       .pagesShowMedia()
  ///   }
  /// }
  /// ```
  public func pagesShowMedia(_ showsMedia: Bool = true) -> some View {
    environment(\.pages.view.showsMedia, showsMedia)
  }

  /// Sets the effect with which pages turn in the page views inside: how they look at each distance from the
  /// selected page. By default pages slide.
  ///
  /// Some effects need a layout that shows the neighbours: ``PageEffect/cover``, for example, centred pages
  /// of a fixed length, such as 220 points.
  public func pageEffect(_ effect: PageEffect) -> some View {
    environment(\.pages.view.effect, effect)
  }

  /// Sets whether the first page follows the last in the components inside. By default it does if pages are
  /// timed, and not in other page views.
  ///
  /// This and the `loops` of a timer are one setting: if both are given, the nearer modifier applies.
  public func pagesLoop(_ loops: Bool = true) -> some View { environment(\.pages.loops, loops) }

  /// Allows pages of the page views inside to be longer than the view along their axis. A finger, wheel,
  /// trackpad, key or crown then scrolls a long page to its end before turning it.
  ///
  /// Each page has its ideal length, at least that of the view. With `pageControlFill(.scrollPosition)` the
  /// indicator shows how far the page has been scrolled. Put short pages before long ones where you can.
  public func pagesScroll(_ scrolls: Bool = true) -> some View {
    environment(\.pages.view.scrollsPages, scrolls)
  }

  /// Sets where pages come to rest after a gesture in the page views inside: with a page aligned, the
  /// default, or with `PageSnap.none` wherever they stop, as in a scroll view. The page nearest to where
  /// they come to rest is selected as soon as the finger lifts. Keys, buttons and turns by time lead to a
  /// page's place.
  public func pageSnap(_ snap: PageSnap) -> some View { environment(\.pages.view.snap, snap) }

  /// Lets pages pass by themselves in the page views inside, as in a ticker of logos: at a speed in points
  /// per second, -10,000...10,000, below 0 backwards; 0 for pages that rest. Other values are reported at
  /// run time and count as 0.
  ///
  /// What pauses timed pages stops these where they are, and with Reduce Motion they rest; durations don't
  /// matter. There is a pause button, and no indicator unless ``pageIndicator(_:edge:inset:margin:)`` sets
  /// one. Pages go on after a drag. They loop unless ``pagesLoop(_:)`` says otherwise; then they stop at the
  /// last one.
  public func pageTicker(speed: Double) -> some View { environment(\.pages.view.speed, speed) }

  /// Turns pages by taps in the page views inside, as in stories: back on the leading third, forward
  /// elsewhere.
  public func pagesTurnByTap(_ turns: Bool = true) -> some View {
    environment(\.pages.view.turnsByTap, turns)
  }
}
#endif
