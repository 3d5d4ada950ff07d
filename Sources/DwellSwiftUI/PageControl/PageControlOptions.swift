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
  /// What dots and segments are for assistive technology.
  var indicatorRole = PageIndicatorRole.slider
  /// The colours.
  var tints = PageTints()
  /// Whether a drag scrubs; nil to allow it wherever it gives feedback.
  var allowsScrubbing: Bool?
  /// Whether a drag along the dots scrubs.
  var scrubs: Bool { allowsScrubbing != false && background != .minimal }

  /// Returns the configuration of the core's row of dots.
  /// - Parameters:
  ///   - textScale: the text size, relative to the usual one.
  ///   - marksSeen: whether the app marks pages as seen.
  func dots(in environment: EnvironmentValues, textScale: Double, marksSeen: Bool) -> DotRow.Configuration {
    var dots = DotRow.Configuration()
    dots.metrics = environment.pageTheme.metrics(in: environment, hasTwoTints: tints.areTwo)
    dots.textScale = textScale
    dots.background = background
    dots.overflow = overflow
    dots.numberLabel = numberLabel
    dots.transition = transition
    dots.inputProfile = inputProfile
    dots.hidesForSinglePage = hidesForSinglePage
    dots.indicatorRole = indicatorRole
    if let fill { dots.fill = fill }
    tints.write(to: &dots, in: environment)
    dots.allowsScrubbing = allowsScrubbing
    dots.seenMarks = marksSeen ? .marked : .automatic
    // This follows the colours, because two of them are opaque anyway.
    if environment.colorSchemeContrast == .increased { dots.increaseContrast() }
    return dots
  }
}

extension View {
  /// Sets options of the page controls inside, and of the dots of page views. Omitted parameters keep their
  /// values.
  /// - Parameters:
  ///   - background: when the background behind the dots is visible; during interaction by default. With
  ///     `minimal` a drag never scrubs.
  ///   - overflow: how more dots than fit are shown; in a sliding window by default.
  ///   - numberLabel: whether a number replaces dots; by default if the overflow `label` requests
  ///     it. The number follows Dynamic Type, as far as it fits in the control.
  ///   - transition: how the current dot moves from page to page; by default its dot grows while the last one
  ///     shrinks.
  ///   - hidesForSinglePage: whether the control is empty for a single page; it is by default.
  ///   - allowsScrubbing: whether a drag along the dots scrubs through pages; by default wherever it gives
  ///     feedback.
  public func pageControlOptions(
    background: PageControlBackground? = nil, overflow: PageControlOverflow? = nil,
    numberLabel: PageControlNumberLabel? = nil, transition: PageControlTransition? = nil,
    hidesForSinglePage: Bool? = nil, allowsScrubbing: Bool? = nil
  ) -> some View {
    transformEnvironment(\.pages.control) {
      $0.background = background ?? $0.background
      $0.overflow = overflow ?? $0.overflow
      $0.numberLabel = numberLabel ?? $0.numberLabel
      $0.transition = transition ?? $0.transition
      $0.hidesForSinglePage = hidesForSinglePage ?? $0.hidesForSinglePage
      $0.allowsScrubbing = allowsScrubbing ?? $0.allowsScrubbing
    }
  }

  /// Sets what the dots and segments inside are for assistive technology; one adjustable element by default.
  ///
  /// As `buttons` or `tabs` each that is in view is an element with the page's title, or else its number, so
  /// that users of Voice Control can say *Tap Lisbon*. Their middles are at least 24 points apart, and a tap
  /// selects the page of the one that it hits. A number in place of dots stays one element.
  public func pageIndicatorRole(_ role: PageIndicatorRole) -> some View {
    environment(\.pages.control.indicatorRole, role)
  }

  /// Sets the input behaviour of the page controls inside; that of the platform by default.
  package func pageControlInputProfile(_ profile: PageControlInputProfile) -> some View {
    environment(\.pages.control.inputProfile, profile)
  }

  /// Sets what the fill of the current dot shows in the page controls inside; by default the time, if pages
  /// are timed. `scrollPosition` is for pages longer than the view, with
  /// ``SwiftUICore/View/pagesScroll(_:)``.
  public func pageControlFill(_ fill: PageControlFill) -> some View {
    environment(\.pages.control.fill, fill)
  }
}

extension PageControlInputProfile {
  /// The input behaviour of the current platform.
  package static var platform: Self {
    #if os(macOS)
    .pointer
    #elseif os(tvOS)
    .remote
    #elseif os(watchOS)
    .crown
    #elseif os(visionOS)
    .gaze
    #else
    .touch
    #endif
  }
}
#endif
