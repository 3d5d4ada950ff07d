#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The indicator inside a page view.
public enum PageIndicator: Hashable, Sendable, CaseIterable {
  /// None: there is one elsewhere, or nowhere.
  case hidden
  /// A row of dots, with a pill that fills while pages have their time.
  case dots
  /// A row of capsules that fill.
  case segments
}

/// How pages look that are not the selected one.
public enum PageTurnEffect: Hashable, Sendable, CaseIterable {
  /// Like the selected one.
  case none
  /// Fainter and smaller.
  case fadeAndScale

  /// The same for the core.
  var core: Dwell.PageEffect {
    switch self {
    case .none: .none
    case .fadeAndScale: .fadeAndScale
    }
  }
}

/// What the app says of page views, apart from their look and their time.
struct PageViewOptions: Equatable {
  /// The indicator.
  var indicator = PageIndicator.hidden
  /// How far the indicator's marks lie from the edge, in points.
  var indicatorInset = 28.0
  /// How pages look that are not the selected one.
  var effect = PageTurnEffect.none
  /// Whether the first page follows the last; nil for as the timer has it, and no without one.
  var loops: Bool?
  /// The gap between pages, in points.
  var spacing = 0.0
  /// Whether pages may be longer than the view.
  var scrollsPages = false
  /// Whether a tap on the leading third goes back, and on the rest goes on.
  var turnsByTap = false

  /// What the core's carousel is like, apart from pages and time.
  func configuration(in environment: EnvironmentValues) -> Dwell.Carousel.Configuration {
    var configuration = Dwell.Carousel.Configuration(pageCount: 0)
    configuration.pages.loops = loops ?? false
    configuration.pages.spacing = spacing
    configuration.pages.effect = effect.core
    configuration.pages.direction = environment.pageDirection ?? configuration.pages.direction
    configuration.pages.reduceMotion = environment.accessibilityReduceMotion
    configuration.indicatorInset = indicatorInset
    configuration.taps = turnsByTap ? .turn : .none
    switch indicator {
    case .hidden:
      configuration.indicator = .none
      // Whoever asks for a fill that shows no time wants none to pass, with marks or without.
      configuration.timer.advances = environment.pageControlOptions.fill ?? .time == .time
    case .dots: configuration.indicator = .dots(environment.pageControlOptions.dots(in: environment))
    case .segments: configuration.indicator = .segments(environment.segments)
    }
    return configuration
  }
}

extension EnvironmentValues {
  /// The key of ``pageViewOptions``.
  private struct OptionsKey: EnvironmentKey {
    static var defaultValue: PageViewOptions { PageViewOptions() }
  }

  /// What the app says of page views.
  var pageViewOptions: PageViewOptions {
    get { self[OptionsKey.self] }
    set { self[OptionsKey.self] = newValue }
  }
}

extension View {
  /// Shows an indicator in the page views inside, which follows a finger between two pages; none by default.
  /// - Parameters:
  ///   - indicator: which one.
  ///   - inset: how far its marks lie from the edge, in points.
  public func pageIndicator(_ indicator: PageIndicator, inset: Double = 28) -> some View {
    transformEnvironment(\.pageViewOptions) {
      $0.indicator = indicator
      $0.indicatorInset = inset
    }
  }

  /// Says how pages look that are not the selected one, in the page views inside.
  public func pageTurnEffect(_ effect: PageTurnEffect) -> some View {
    environment(\.pageViewOptions.effect, effect)
  }

  /// Says whether the first page follows the last in the page views inside whose pages have no time; by
  /// default it doesn't. Where pages have their time, the timer says so.
  public func pagesLoop(_ loops: Bool = true) -> some View { environment(\.pageViewOptions.loops, loops) }

  /// Leaves a gap between the pages of the page views inside, in points.
  public func pageSpacing(_ spacing: Double) -> some View { environment(\.pageViewOptions.spacing, spacing) }

  /// Lets pages of the page views inside be longer than the view along their axis. A finger, a wheel, a
  /// trackpad, keys and the crown then scroll a long page to its end before they turn it.
  ///
  /// Each page takes the length that it asks for, at least that of the view. With `pageControlFill(.place)`
  /// the indicator tells how much of a page was seen. Put short pages before long ones where you can.
  public func pagesScroll(_ scrolls: Bool = true) -> some View {
    environment(\.pageViewOptions.scrollsPages, scrolls)
  }

  /// Lets a tap on the leading third of the page views inside go back, and on the rest go on, as stories do.
  public func pagesTurnByTap(_ turns: Bool = true) -> some View {
    environment(\.pageViewOptions.turnsByTap, turns)
  }
}
#endif
