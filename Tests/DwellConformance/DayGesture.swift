/// A gesture on a calendar, whose days have neighbours and no number; the first one shown is 7. What is shown
/// is the current day.
public enum DayGesture: ScriptedGesture, Equatable {
  /// A swipe to the next day, or to the previous one.
  case swipe(forward: Bool)
  /// A key that turns.
  case key(forward: Bool)
  /// The app shows a day.
  case select(Int)

  /// How the names of the scripts begin.
  public static let prefix = "days"

  /// A gesture from the words of a script; nil if it isn't one of these.
  public init?(_ name: String, _ words: [String]) {
    switch (name, Self.isForward(words.first), words.first.flatMap { Int($0) }) {
    case ("swipe", let forward?, _): self = .swipe(forward: forward)
    case ("key", let forward?, _): self = .key(forward: forward)
    case ("select", _, let day?): self = .select(day)
    default: return nil
    }
  }
}
