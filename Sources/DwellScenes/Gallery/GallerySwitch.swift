/// Something about a page of the gallery that a person can change.
public enum GallerySwitch: Equatable, Sendable, CaseIterable {
  /// Which of its looks the page shows.
  case look
  /// How long pages stay, or a meter takes to be full.
  case duration
  /// Whether pages follow one another with the direction of reading or against it.
  case direction
  /// Whether pages follow one another side by side or one below the other.
  case axis
  /// How many pages there are.
  case count
  /// What a meter stands at.
  case value
  /// When the ground behind the marks shows.
  case background
  /// Whose manners the component has.
  case inputProfile
  /// Whether less motion is asked for.
  case reduceMotion
  /// Light or dark.
  case appearance
  /// How fast time passes.
  case speed
  /// The instant that is shown while time stands.
  case time

  /// The switches of every page, last.
  static let common: [GallerySwitch] = [.reduceMotion, .appearance, .speed, .time]

  /// The switches that a person sets for every page at once.
  public static let shared: [GallerySwitch] = [.reduceMotion, .appearance, .speed]

  /// The switch's name: what scenario files call the same, where they have it.
  public var name: String {
    switch self {
    case .look: "look"
    case .duration: "duration"
    case .direction: "direction"
    case .axis: "axis"
    case .count: "pageCount"
    case .value: "value"
    case .background: "background"
    case .inputProfile: "inputProfile"
    case .reduceMotion: "reduceMotion"
    case .appearance: "appearance"
    case .speed: "speed"
    case .time: "time"
    }
  }

  /// What the switch is called.
  public var label: String {
    switch self {
    case .look: "Look"
    case .duration: "Duration"
    case .direction: "Direction"
    case .axis: "Axis"
    case .count: "Pages"
    case .value: "Value"
    case .background: "Background"
    case .inputProfile: "Profile"
    case .reduceMotion: "Reduce motion"
    case .appearance: "Appearance"
    case .speed: "Speed"
    case .time: "Time"
    }
  }
}
