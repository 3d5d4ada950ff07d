#if canImport(SwiftUI)
import Dwell
import SwiftUI

/// When the ground behind a page control's marks shows.
public enum PageControlBackground: Hashable, Sendable, CaseIterable {
  /// Only while somebody interacts: for a control that is not the primary navigation.
  case automatic
  /// Always: for a control that is the primary navigation of the screen.
  case prominent
  /// Never: for a display of the position only. Scrubbing is off, for it would give no feedback.
  case minimal
}

/// What becomes of a page control's marks when there are too many.
public enum PageControlOverflow: Hashable, Sendable, CaseIterable {
  /// A window onto the marks, whose marks shrink at the edges beyond which pages follow.
  case window
  /// A window onto the marks, cut off at the edges of the control.
  case clip
  /// The text `n/m` for ten pages and more, dots up to nine.
  case label
}

/// The manners of a platform, which can be chosen on any other.
public enum PageControlProfile: Hashable, Sendable, CaseIterable {
  /// Fingers: a tap beside the current mark goes back or on, a drag scrubs.
  case touch
  /// A mouse or trackpad: a click picks the mark it hits, a drag scrubs, hovering shows the ground.
  case pointer
  /// A remote control: only the directions of a focused control.
  case remote
  /// Eyes and hands: pages are shown, nothing is done with them.
  case gaze
  /// A crown: turning it pages.
  case crown

  /// The manners of the platform at hand.
  public static var platform: PageControlProfile {
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

/// What the app wishes of page controls, apart from their look and their time.
struct PageControlOptions: Equatable {
  /// When the ground shows.
  var background = PageControlBackground.automatic
  /// What becomes of marks when there are too many.
  var overflow = PageControlOverflow.window
  /// The manners.
  var profile = PageControlProfile.platform
  /// Whether a drag turns pages; nil for wherever it gives feedback.
  var allowsScrubbing: Bool?
  /// The pages that count as seen; nil for those before the current one.
  var seen: Set<AnyHashable>?

  /// Writes these wishes into a configuration of the core's.
  func write(to configuration: inout Dwell.PageControl.Configuration) {
    configuration.background =
      switch background {
      case .automatic: .automatic
      case .prominent: .prominent
      case .minimal: .minimal
      }
    configuration.overflow =
      switch overflow {
      case .window: .window
      case .clip: .clip
      case .label: .label
      }
    configuration.profile =
      switch profile {
      case .touch: .touch
      case .pointer: .pointer
      case .remote: .remote
      case .gaze: .gaze
      case .crown: .crown
      }
    configuration.allowsScrubbing = allowsScrubbing
    configuration.seenMarks = seen == nil ? .beforeCurrent : .marked
  }
}

extension EnvironmentValues {
  /// The key of ``pageControlOptions``.
  private struct OptionsKey: EnvironmentKey {
    static var defaultValue: PageControlOptions { PageControlOptions() }
  }

  /// What the app wishes of page controls.
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
  public func pageControlProfile(_ profile: PageControlProfile) -> some View {
    environment(\.pageControlOptions.profile, profile)
  }

  /// Says whether a drag along the page controls inside turns pages; with the minimal background it never does.
  public func pageControlScrubbing(_ isAllowed: Bool) -> some View {
    environment(\.pageControlOptions.allowsScrubbing, isAllowed)
  }

  /// Marks pages as seen in the page controls inside, instead of those before the current one.
  public func seenPages<Page: Hashable>(_ pages: Set<Page>) -> some View {
    environment(\.pageControlOptions.seen, Set(pages.map { AnyHashable($0) }))
  }
}
#endif
