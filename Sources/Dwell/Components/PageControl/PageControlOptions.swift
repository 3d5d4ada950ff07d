extension PageControl {
  /// When the background behind the indicators shows.
  public enum Background: Equatable, Sendable, CaseIterable {
    /// Only during interaction: for a control that is not the primary navigation.
    case automatic
    /// Always: for a control that is the primary navigation of the screen.
    case prominent
    /// Never: for a control that only shows the position. Scrubbing, without feedback then, is off.
    case minimal
  }

  /// How indicators are shown when there are too many pages.
  public enum Overflow: Equatable, Sendable, CaseIterable {
    /// A window onto the indicators, whose indicators shrink at the edges beyond which pages follow.
    case window
    /// A window onto the indicators, cut off at the edges of the control.
    case clip
    /// The text `n/m` for ten pages and more, dots up to nine.
    case label
  }

  /// Whether the text `n/m` takes the place of indicators.
  public enum NumberLabel: Equatable, Sendable, CaseIterable {
    /// Where ``Overflow/label`` asks for it.
    case automatic
    /// For any number of pages.
    case always
    /// Never: with ``Overflow/label`` too, more indicators than fit are seen through a window.
    case never
  }

  /// How the current indicator gets from page to page, by a turn or under a finger.
  ///
  /// The length of the row and its input are the same with each of them. Under reduced motion all cross-fade.
  public enum Transition: Equatable, Sendable, CaseIterable {
    /// The new page's dot grows into the indicator while the old indicator shrinks to a dot.
    case morph
    /// One indicator slides over dots of equal size.
    case slide
    /// One indicator over dots stretches to the new page's dot, and then leaves the old one.
    case worm
    /// The old indicator fades out over its dot while the new one fades in.
    case fade
  }

  /// How a platform's input turns pages: by finger, pointer, remote control or crown.
  public enum InputProfile: Equatable, Sendable, CaseIterable {
    /// Fingers: a tap beside the current indicator goes back or on, a drag scrubs.
    /// While a pointer hovers, input is as with `pointer`.
    case touch
    /// A mouse or trackpad: a click selects the page of an indicator, a drag scrubs, hovering shows the
    /// background.
    case pointer
    /// A remote control: only the keys of a focused control.
    case remote
    /// Eyes and hands: the control only shows the page, and takes no input.
    case gaze
    /// A crown: turning it turns pages, and taps do nothing.
    case crown

    /// Whether the control takes presses.
    var takesPresses: Bool { self == .touch || self == .pointer }
    /// Whether the control takes any input.
    var isInteractive: Bool { self != .gaze }
  }

  /// What the current indicator's fill shows.
  public enum Fill: Equatable, Sendable, CaseIterable {
    /// The share of the page's time that has passed: the indicator is a pill.
    case time
    /// How far a page that is longer than the view has been scrolled; a page that fits counts as scrolled to
    /// its end. The indicator is a pill, and no time passes. Only a ``Carousel`` has such pages: elsewhere
    /// the fill is full.
    case scrollPosition
    /// Nothing: the indicator is a dot, and no time passes.
    case none
  }

  /// Which pages count as seen.
  public enum SeenMarks: Equatable, Sendable, CaseIterable {
    /// Those before the current one where the row shows the time of pages
    /// (``DotRow/Configuration/showsProgress``); elsewhere none, so that only the current indicator is solid.
    case automatic
    /// Those before the current one.
    case beforeCurrent
    /// Those marked by ``Event/setSeen(_:page:)``.
    case marked
    /// None.
    case none
  }

  /// How the user is interacting with the control.
  public enum Interaction: Equatable, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// In single steps: a tap that has not ended.
    case discrete
    /// In sequence: scrubbing, during which page turns are not to be animated.
    case continuous
  }
}
