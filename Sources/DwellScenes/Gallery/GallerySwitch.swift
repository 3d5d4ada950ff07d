/// A property of a gallery page that the user can change.
public enum GallerySwitch: Equatable, Sendable, CaseIterable {
  /// The look.
  case look
  /// The duration of pages, or of a meter's reveal.
  case duration
  /// Whether pages follow the reading direction or its opposite.
  case direction
  /// Whether pages are horizontal or vertical.
  case axis
  /// The number of pages.
  case count
  /// The value of a meter.
  case value
  /// When the background behind the dots is visible.
  case background
  /// How the current dot moves from page to page.
  case transition
  /// Whether a number replaces dots.
  case numberLabel
  /// The input profile.
  case inputProfile
  /// What indicators are for assistive technology and the keyboard.
  case indicatorRole
  /// The buttons above the pages.
  case controls
  /// The delay before the first page's time begins.
  case startDelay
  /// What the timer does after an interaction.
  case afterInteraction
  /// Whether the view is as high as its pages, or as wide.
  case fitsPage
  /// Whether to reduce motion.
  case reduceMotion
  /// Light or dark.
  case appearance
  /// The speed of time.
  case speed
  /// The instant shown while time is paused.
  case time

  /// The switches that every page has, last.
  static let common: [GallerySwitch] = [.reduceMotion, .appearance, .speed, .time]

  /// The switches that apply to every page at once.
  public static let shared: [GallerySwitch] = [.reduceMotion, .appearance, .speed]

  /// The pages on which a switch of one page is set: all of them, or that one.
  public func pages<Page>(_ page: Page, of pages: [Page]) -> [Page] {
    Self.shared.contains(self) ? pages : [page]
  }

  /// The switch's name: that of its field in scenario files, if there is one.
  public var name: String {
    switch self {
    case .look: "look"
    case .duration: "duration"
    case .direction: "direction"
    case .axis: "axis"
    case .count: "pageCount"
    case .value: "value"
    case .background: "background"
    case .transition: "transition"
    case .numberLabel: "numberLabel"
    case .inputProfile: "inputProfile"
    case .indicatorRole: "indicatorRole"
    case .controls: "controls"
    case .startDelay: "startDelay"
    case .afterInteraction: "afterInteraction"
    case .fitsPage: "fitsPage"
    case .reduceMotion: "reduceMotion"
    case .appearance: "appearance"
    case .speed: "speed"
    case .time: "time"
    }
  }

  /// The switch's title.
  public var label: String {
    switch self {
    case .look: "Look"
    case .duration: "Duration"
    case .direction: "Direction"
    case .axis: "Axis"
    case .count: "Pages"
    case .value: "Value"
    case .background: "Background"
    case .transition: "Transition"
    case .numberLabel: "Number label"
    case .inputProfile: "Profile"
    case .indicatorRole: "Indicator role"
    case .controls: "Buttons"
    case .startDelay: "Start delay"
    case .afterInteraction: "After interaction"
    case .fitsPage: "Fit page height"
    case .reduceMotion: "Reduce motion"
    case .appearance: "Appearance"
    case .speed: "Speed"
    case .time: "Time"
    }
  }
}
