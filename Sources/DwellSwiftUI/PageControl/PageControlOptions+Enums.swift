#if canImport(SwiftUI)
import Dwell

// The core has enumerations of the same cases. These are the front's own, because a file that imports
// DwellSwiftUI and not Dwell may not name the cases of the core's (SE-0444, member import visibility, which
// new projects in Xcode have on).

/// When the ground behind a page control's marks shows.
public enum PageControlBackground: Hashable, Sendable, CaseIterable {
  /// Only while somebody interacts: for a control that is not the primary navigation.
  case automatic
  /// Always: for a control that is the primary navigation of the screen.
  case prominent
  /// Never: for a display of the position only. Scrubbing is off, for it would give no feedback.
  case minimal

  /// The same for the core.
  var core: Dwell.PageControl.Background {
    switch self {
    case .automatic: .automatic
    case .prominent: .prominent
    case .minimal: .minimal
    }
  }
}

/// What becomes of a page control's marks when there are too many.
public enum PageControlOverflow: Hashable, Sendable, CaseIterable {
  /// A window onto the marks, whose marks shrink at the edges beyond which pages follow.
  case window
  /// A window onto the marks, cut off at the edges of the control.
  case clip
  /// The text `n/m` for ten pages and more, dots up to nine.
  case label

  /// The same for the core.
  var core: Dwell.PageControl.Overflow {
    switch self {
    case .window: .window
    case .clip: .clip
    case .label: .label
    }
  }
}

/// What the fill of a page control's current mark tells.
public enum PageControlFill: Hashable, Sendable, CaseIterable {
  /// The share of the page's time that has passed: the mark is a pill.
  case time
  /// How much was seen of a page that is longer than the view: the mark is a pill, and no time passes.
  case place
  /// Nothing: the mark is a dot like the others, and no time passes.
  case none

  /// The same for the core.
  var core: Dwell.PageControl.Fill {
    switch self {
    case .time: .time
    case .place: .place
    case .none: .none
    }
  }
}

/// The manners of a platform, which can be chosen on any other.
public enum PageControlInputProfile: Hashable, Sendable, CaseIterable {
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
  public static var platform: PageControlInputProfile {
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

  /// The same for the core.
  var core: Dwell.PageControl.InputProfile {
    switch self {
    case .touch: .touch
    case .pointer: .pointer
    case .remote: .remote
    case .gaze: .gaze
    case .crown: .crown
    }
  }
}
#endif
