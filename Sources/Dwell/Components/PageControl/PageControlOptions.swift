extension PageControl {
  /// When the ground behind the marks shows.
  public enum Background: Equatable, Sendable, CaseIterable {
    /// Only while somebody interacts: for a control that is not the primary navigation.
    case automatic
    /// Always: for a control that is the primary navigation of the screen.
    case prominent
    /// Never: for a display of the position only. Scrubbing is off, for it would give no feedback.
    case minimal
  }

  /// What becomes of the marks when there are more pages than can be shown.
  public enum Overflow: Equatable, Sendable, CaseIterable {
    /// A window onto the marks, whose marks shrink at the edges beyond which pages follow.
    case window
    /// A window onto the marks, cut off at the edges of the control.
    case clip
    /// The text `n/m` for ten pages and more, dots up to nine.
    case label
  }

  /// The manners of a platform: what a pointer, a finger, a remote control or a crown does.
  public enum InputProfile: Equatable, Sendable, CaseIterable {
    /// Fingers: a tap beside the current mark goes back or on, a drag scrubs.
    case touch
    /// A mouse or trackpad: a click picks the mark it hits, a drag scrubs, hovering shows the ground.
    case pointer
    /// A remote control: no pointer at all, only the keys of a focused control.
    case remote
    /// Eyes and hands: pages are shown, nothing is done with them.
    case gaze
    /// A crown: turning it pages, and a tap does nothing.
    case crown

    /// Whether presses mean something.
    var takesPresses: Bool { self == .touch || self == .pointer }
    /// Whether anything at all means something.
    var isInteractive: Bool { self != .gaze }
  }

  /// What the current mark's fill tells.
  public enum Fill: Equatable, Sendable, CaseIterable {
    /// The share of the page's time that has passed: the mark is a pill.
    case time
    /// How much has been seen of a page that is longer than the view; all of one that fits. The mark is a
    /// pill, and no time passes. Only a ``Carousel`` knows of such pages: without one the fill is full.
    case place
    /// Nothing: the mark is a dot, and no time passes.
    case none
  }

  /// Which pages count as seen.
  public enum SeenMarks: Equatable, Sendable, CaseIterable {
    /// Those before the current one.
    case beforeCurrent
    /// Those that ``Event/setSeen(_:page:)`` says.
    case marked
    /// None.
    case none
  }

  /// How somebody is interacting with the control.
  public enum Interaction: Equatable, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// In single steps: a tap that has not ended.
    case discrete
    /// In sequence: scrubbing, while which page turns are not to be animated.
    case continuous
  }
}
