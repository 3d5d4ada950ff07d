#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The indicator inside a page view.
public enum PageIndicator: Hashable, Sendable, CaseIterable {
  /// No indicator.
  case hidden
  /// A row of dots, with a pill that fills where pages are timed.
  case dots
  /// A row of capsules that fill.
  case segments
}

/// The options of page views, set by modifiers.
struct PageViewOptions: Equatable {
  /// The indicator.
  var indicator = PageIndicator.hidden
  /// The edge at which the indicator lies; nil for the bottom, or the trailing edge of vertical pages.
  var indicatorEdge: SwiftUI.Edge?
  /// The distance of the indicator's marks from the edge, in points.
  var indicatorInset: Double? = 28
  /// The buttons above the pages.
  var controls = Dwell.Carousel.Controls()
  /// How pages look by their distance from the selected one.
  var effect = PageEffect.slide
  /// Whether the first page follows the last; nil for the timer's setting, or false without a timer.
  var loops: Bool?
  /// The gap between pages, in points.
  var spacing = 0.0
  /// How pages lie in the view.
  var layout = Dwell.PageLayout()
  /// What turns a page, and how pages settle.
  var physics = PagingPhysics()
  /// Whether pages can be longer than the view.
  var scrollsPages = false
  /// Whether a tap on the leading third goes back and a tap elsewhere goes forward.
  var turnsByTap = false

  /// Whether the lengths of pages are those of their content.
  var readsLengths: Bool { scrollsPages || layout.length == .own }

  /// Returns the configuration of the core's carousel, without pages and timing.
  /// - Parameter textScale: how much larger than usual text is.
  func configuration(in environment: EnvironmentValues, textScale: Double) -> Dwell.Carousel.Configuration {
    var configuration = Dwell.Carousel.Configuration(pageCount: 0)
    configuration.pages.loops = loops ?? false
    configuration.pages.spacing = spacing
    configuration.pages.layout = layout
    configuration.pages.physics = physics
    configuration.pages.effect = effect.core
    configuration.pages.direction = environment.pageDirection ?? configuration.pages.direction
    configuration.pages.reduceMotion = environment.accessibilityReduceMotion
    configuration.indicatorSide = indicatorSide(in: environment)
    configuration.indicatorInset = indicatorInset
    configuration.controls = controls
    configuration.taps = turnsByTap ? .turn : .none
    switch indicator {
    case .hidden:
      configuration.indicator = .none
      // A fill that doesn't show the time turns the timer off, with or without an indicator.
      configuration.timer.advances = environment.pageControlOptions.fill ?? .time == .time
    case .dots:
      configuration.indicator = .dots(
        environment.pageControlOptions.dots(in: environment, textScale: textScale))
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

extension EnvironmentValues {
  /// The key of ``pageViewOptions``.
  private struct OptionsKey: EnvironmentKey {
    static var defaultValue: PageViewOptions { PageViewOptions() }
  }

  /// The options of page views.
  var pageViewOptions: PageViewOptions {
    get { self[OptionsKey.self] }
    set { self[OptionsKey.self] = newValue }
  }
}

extension View {
  /// Shows an indicator in the page views inside, which follows drags between two pages; none by default.
  /// - Parameters:
  ///   - indicator: the indicator.
  ///   - inset: the distance of its marks from the edge, in points; negative values and NaN count as 0.
  public func pageIndicator(_ indicator: PageIndicator, inset: Double = 28) -> some View {
    transformEnvironment(\.pageViewOptions) {
      $0.indicator = indicator
      $0.indicatorEdge = nil
      $0.indicatorInset = inset
    }
  }

  /// Shows an indicator at an edge of the page views inside, for example segments at the top, as stories have
  /// them.
  /// - Parameters:
  ///   - indicator: the indicator.
  ///   - edge: the edge: the top or the bottom of horizontal pages, the leading or the trailing edge of
  ///     vertical ones. The top stands for the leading edge where pages are vertical, and the other way
  ///     round.
  ///   - inset: the distance of its marks from the edge, in points; negative values and NaN count as 0.
  public func pageIndicator(_ indicator: PageIndicator, edge: SwiftUI.Edge, inset: Double = 28) -> some View {
    transformEnvironment(\.pageViewOptions) {
      $0.indicator = indicator
      $0.indicatorEdge = edge
      $0.indicatorInset = inset
    }
  }

  /// Sets the effect with which pages turn in the page views inside: how they look at each distance from the
  /// selected page. By default pages slide.
  ///
  /// Some effects need a layout that shows the neighbours: ``PageEffect/cover``, for example, centred pages
  /// of a fixed length, such as 220 points.
  public func pageEffect(_ effect: PageEffect) -> some View {
    environment(\.pageViewOptions.effect, effect)
  }

  /// Sets whether the first page follows the last in the page views inside; off by default. Timed pages use
  /// the timer's setting.
  public func pagesLoop(_ loops: Bool = true) -> some View { environment(\.pageViewOptions.loops, loops) }

  /// Sets the gap between the pages of the page views inside, in points, 0 or more; 0 by default. Other
  /// values are reported (``onPageDiagnostics(perform:)``) and count as 0.
  public func pageSpacing(_ spacing: Double) -> some View { environment(\.pageViewOptions.spacing, spacing) }

  /// Allows pages of the page views inside to be longer than the view along their axis. A finger, wheel,
  /// trackpad, key or crown then scrolls a long page to its end before turning it.
  ///
  /// Each page has its ideal length, at least that of the view. With `pageControlFill(.scrollPosition)` the
  /// indicator shows how far the page has been scrolled. Put short pages before long ones where you can.
  public func pagesScroll(_ scrolls: Bool = true) -> some View {
    environment(\.pageViewOptions.scrollsPages, scrolls)
  }

  /// Turns pages by taps in the page views inside, as stories do: back on the leading third, forward
  /// elsewhere.
  public func pagesTurnByTap(_ turns: Bool = true) -> some View {
    environment(\.pageViewOptions.turnsByTap, turns)
  }
}
#endif
