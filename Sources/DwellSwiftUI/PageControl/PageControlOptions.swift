#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// What the app says of page controls, apart from their look and their time.
struct PageControlOptions: Equatable {
  /// When the ground shows.
  var background = PageControlBackground.automatic
  /// What becomes of marks when there are too many.
  var overflow = PageControlOverflow.window
  /// The manners.
  var inputProfile = PageControlInputProfile.platform
  /// What the current mark's fill tells; nil for the time, where pages have their time.
  var fill: PageControlFill?
  /// Whether a single page shows no mark.
  var hidesForSinglePage = true
  /// The colours in place of the foreground's style.
  var tints = PageTints()
  /// Whether a drag turns pages; nil for wherever it gives feedback.
  var allowsScrubbing: Bool?
  /// The pages that count as seen; nil for those before the current one.
  var seen: Set<AnyHashable>?

  /// The configuration of the core's row of dots.
  func dots(in environment: EnvironmentValues) -> DotRow.Configuration {
    var dots = DotRow.Configuration()
    dots.metrics = environment.pageTheme.metrics(in: environment)
    dots.background = background.core
    dots.overflow = overflow.core
    dots.inputProfile = inputProfile.core
    dots.hidesForSinglePage = hidesForSinglePage
    if let fill { dots.fill = fill.core }
    tints.write(to: &dots, in: environment)
    dots.allowsScrubbing = allowsScrubbing
    dots.seenMarks = seen == nil ? .beforeCurrent : .marked
    return dots
  }
}

extension EnvironmentValues {
  /// The key of ``pageControlOptions``.
  private struct OptionsKey: EnvironmentKey {
    static var defaultValue: PageControlOptions { PageControlOptions() }
  }

  /// What the app says of page controls.
  var pageControlOptions: PageControlOptions {
    get { self[OptionsKey.self] }
    set { self[OptionsKey.self] = newValue }
  }
}

extension View {
  /// Says when the ground behind the marks of the page controls inside shows.
  public func pageControlBackground(_ background: PageControlBackground) -> some View {
    environment(\.pageControlOptions.background, background)
  }

  /// Says what becomes of the marks of the page controls inside when there are too many.
  public func pageControlOverflow(_ overflow: PageControlOverflow) -> some View {
    environment(\.pageControlOptions.overflow, overflow)
  }

  /// Gives the page controls inside the manners of a platform.
  public func pageControlInputProfile(_ profile: PageControlInputProfile) -> some View {
    environment(\.pageControlOptions.inputProfile, profile)
  }

  /// Says whether a drag along the page controls inside turns pages; with the minimal background it never
  /// does.
  public func pageControlScrubbing(_ isAllowed: Bool) -> some View {
    environment(\.pageControlOptions.allowsScrubbing, isAllowed)
  }

  /// Says what the fill of the current mark tells in the page controls inside; by default the time, where
  /// pages have their time. `place` is for pages longer than the view (`pagesScroll()`): it tells how much of
  /// the page was seen, and no time passes.
  public func pageControlFill(_ fill: PageControlFill) -> some View {
    environment(\.pageControlOptions.fill, fill)
  }

  /// Says whether the page controls inside show nothing for a single page; they do so by default.
  public func pageControlHidesForSinglePage(_ hides: Bool) -> some View {
    environment(\.pageControlOptions.hidesForSinglePage, hides)
  }

  /// Marks pages as seen in the page controls inside, instead of those before the current one.
  public func seenPages<Page: Hashable>(_ pages: Set<Page>) -> some View {
    environment(\.pageControlOptions.seen, Set(pages.map { AnyHashable($0) }))
  }
}
#endif
