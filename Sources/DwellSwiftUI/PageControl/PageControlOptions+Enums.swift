#if canImport(SwiftUI)
import Dwell

// The core has enumerations with the same cases. These repeat them because a file that imports DwellSwiftUI
// but not Dwell can't name the core's cases (SE-0444, member import visibility, on in new Xcode projects).

/// When the background behind a page control's dots is visible.
public enum PageControlBackground: Hashable, Sendable, CaseIterable {
  /// Only during interaction: for a control that isn't the primary navigation.
  case automatic
  /// Always: for a control that is the primary navigation of the screen.
  case prominent
  /// Never: for display only. Scrubbing is off, because it would give no feedback.
  case minimal

  /// The core's value.
  var core: Dwell.PageControl.Background {
    switch self {
    case .automatic: .automatic
    case .prominent: .prominent
    case .minimal: .minimal
    }
  }
}

/// How a page control shows more dots than fit.
public enum PageControlOverflow: Hashable, Sendable, CaseIterable {
  /// In a sliding window; dots shrink at an edge beyond which there are more.
  case window
  /// In a sliding window, clipped at the control's edges.
  case clip
  /// As the text `n/m` from ten pages on, as dots below.
  case label

  /// The core's value.
  var core: Dwell.PageControl.Overflow {
    switch self {
    case .window: .window
    case .clip: .clip
    case .label: .label
    }
  }
}

/// Whether the text `n/m` replaces a page control's dots.
public enum PageControlNumberLabel: Hashable, Sendable, CaseIterable {
  /// If ``PageControlOverflow/label`` requests it.
  case automatic
  /// For any number of pages.
  case always
  /// Never.
  case never

  /// The core's value.
  var core: Dwell.PageControl.NumberLabel {
    switch self {
    case .automatic: .automatic
    case .always: .always
    case .never: .never
    }
  }
}

/// How a page control's current dot moves from page to page, by a turn or under a finger. With Reduce Motion
/// all of them cross-fade.
public enum PageControlTransition: Hashable, Sendable, CaseIterable {
  /// The new page's dot grows into the pill while the old pill shrinks to a dot.
  case morph
  /// One pill slides over dots of equal size.
  case slide
  /// One pill over dots stretches to the new page's dot, and then leaves the old one.
  case worm
  /// The old pill fades out while the new one fades in.
  case fade

  /// The core's value.
  var core: Dwell.PageControl.Transition {
    switch self {
    case .morph: .morph
    case .slide: .slide
    case .worm: .worm
    case .fade: .fade
    }
  }
}

/// What the fill of a page control's current dot shows.
public enum PageControlFill: Hashable, Sendable, CaseIterable {
  /// The elapsed fraction of the page's time: the dot is a pill.
  case time
  /// How far a page longer than the view has been scrolled: the dot is a pill, and pages aren't timed.
  case scrollPosition
  /// Nothing: the dot is like the others, and pages aren't timed.
  case none

  /// The core's value.
  var core: Dwell.PageControl.Fill {
    switch self {
    case .time: .time
    case .scrollPosition: .scrollPosition
    case .none: .none
    }
  }
}

/// A platform's input behaviour, which any other platform can use.
public enum PageControlInputProfile: Hashable, Sendable, CaseIterable {
  /// Fingers: a tap beside the current dot turns back or forward, a drag scrubs. While a pointer hovers,
  /// input is as with `pointer`.
  case touch
  /// A mouse or trackpad: a click selects a dot, a drag scrubs, hovering shows the background.
  case pointer
  /// A remote control: only the direction keys, while focused.
  case remote
  /// Eyes and hands: pages are displayed and take no input.
  case gaze
  /// A crown: turning it turns pages.
  case crown

  /// The input behaviour of the current platform.
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

  /// The core's value.
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
