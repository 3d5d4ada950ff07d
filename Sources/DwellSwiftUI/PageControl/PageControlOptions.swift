#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// The options of page controls, set by modifiers.
struct PageControlOptions: Equatable {
  /// When the background is visible.
  var background = PageControlBackground.automatic
  /// How more dots than fit are shown.
  var overflow = PageControlOverflow.window
  /// Whether a number replaces dots.
  var numberLabel = PageControlNumberLabel.automatic
  /// How the current dot moves from page to page.
  var transition = PageControlTransition.morph
  /// The input behaviour.
  var inputProfile = PageControlInputProfile.platform
  /// What the current dot's fill shows; nil for the time if pages are timed.
  var fill: PageControlFill?
  /// Whether the control is empty for a single page.
  var hidesForSinglePage = true
  /// The colours.
  var tints = PageTints()
  /// Whether a drag scrubs; nil to allow it wherever it gives feedback.
  var allowsScrubbing: Bool?
  /// Whether a drag along the dots scrubs.
  var scrubs: Bool { allowsScrubbing != false && background != .minimal }
  /// The pages marked as seen; nil for those before the current one, if time is shown.
  var seen: Set<AnyHashable>?

  /// Returns the configuration of the core's row of dots.
  /// - Parameter textScale: the text size, relative to the usual one.
  func dots(in environment: EnvironmentValues, textScale: Double) -> DotRow.Configuration {
    var dots = DotRow.Configuration()
    dots.metrics = environment.pageTheme.metrics(in: environment, hasTwoTints: tints.areTwo)
    dots.textScale = textScale
    dots.background = background.core
    dots.overflow = overflow.core
    dots.numberLabel = numberLabel.core
    dots.transition = transition.core
    dots.inputProfile = inputProfile.core
    dots.hidesForSinglePage = hidesForSinglePage
    if let fill { dots.fill = fill.core }
    tints.write(to: &dots, in: environment)
    dots.allowsScrubbing = allowsScrubbing
    dots.seenMarks = seen == nil ? .automatic : .marked
    // This follows the colours, because two of them are opaque anyway.
    if environment.colorSchemeContrast == .increased { dots.increaseContrast() }
    return dots
  }
}

extension EnvironmentValues {
  /// The key of ``pageControlOptions``.
  private struct OptionsKey: EnvironmentKey {
    static var defaultValue: PageControlOptions { PageControlOptions() }
  }

  /// The options of page controls.
  var pageControlOptions: PageControlOptions {
    get { self[OptionsKey.self] }
    set { self[OptionsKey.self] = newValue }
  }
}

extension View {
  /// Sets when the background of the page controls inside is visible; during interaction by default.
  public func pageControlBackground(_ background: PageControlBackground) -> some View {
    environment(\.pageControlOptions.background, background)
  }

  /// Sets how the page controls inside show more dots than fit; in a sliding window by default.
  public func pageControlOverflow(_ overflow: PageControlOverflow) -> some View {
    environment(\.pageControlOptions.overflow, overflow)
  }

  /// Sets whether a number replaces dots in the page controls inside; by default if
  /// ``PageControlOverflow/label`` requests it. The number follows Dynamic Type, as far as it fits in the
  /// control.
  public func pageControlNumberLabel(_ label: PageControlNumberLabel) -> some View {
    environment(\.pageControlOptions.numberLabel, label)
  }

  /// Sets how the current dot of the page controls inside moves from page to page; by default its dot grows
  /// while the last one shrinks.
  public func pageControlTransition(_ transition: PageControlTransition) -> some View {
    environment(\.pageControlOptions.transition, transition)
  }

  /// Sets the input behaviour of the page controls inside; that of the platform by default.
  public func pageControlInputProfile(_ profile: PageControlInputProfile) -> some View {
    environment(\.pageControlOptions.inputProfile, profile)
  }

  /// Sets whether a drag along the page controls inside scrubs through pages. It never does with the minimal
  /// background.
  public func pageControlScrubbing(_ isAllowed: Bool) -> some View {
    environment(\.pageControlOptions.allowsScrubbing, isAllowed)
  }

  /// Sets what the fill of the current dot shows in the page controls inside; by default the time, if pages
  /// are timed. ``PageControlFill/scrollPosition`` is for pages longer than the view, with
  /// ``SwiftUICore/View/pagesScroll(_:)``.
  public func pageControlFill(_ fill: PageControlFill) -> some View {
    environment(\.pageControlOptions.fill, fill)
  }

  /// Sets whether the page controls inside are empty for a single page; they are by default.
  public func pageControlHidesForSinglePage(_ hides: Bool) -> some View {
    environment(\.pageControlOptions.hidesForSinglePage, hides)
  }

  /// Marks pages as seen in the page controls inside. By default those before the current page are seen if
  /// its time is shown, and otherwise none.
  public func seenPages<Page: Hashable>(_ pages: Set<Page>) -> some View {
    environment(\.pageControlOptions.seen, Set(pages.map { AnyHashable($0) }))
      .namingPages("seenPages(_:)", by: Page.self)
  }
}
#endif
