/// A gesture on stories. What is shown is the person, the moment, and how often the viewer has asked to be
/// closed.
public enum StoryGesture: ScriptedGesture, Equatable {
  /// A tap on the side of the next moment, or of the previous one.
  case tap(forward: Bool)
  /// A swipe to the next moment, or to the previous one.
  case swipe(forward: Bool)
  /// A finger goes down and stays where it is.
  case hold
  /// It is lifted.
  case lift
  /// A finger pulls the viewer down slowly by a fraction of its height, and is lifted.
  case pull(Double)
  /// The button that closes.
  case close

  /// How the names of the scripts begin.
  public static let prefix = "stories"

  /// A gesture from the words of a script; nil if it isn't one of these.
  public init?(_ name: String, _ words: [String]) {
    switch (name, Self.isForward(words.first), words.first.flatMap { Double($0) }) {
    case ("tap", let forward?, _): self = .tap(forward: forward)
    case ("swipe", let forward?, _): self = .swipe(forward: forward)
    case ("hold", nil, nil): self = .hold
    case ("lift", nil, nil): self = .lift
    case ("pull", _, let share?): self = .pull(share)
    case ("close", nil, nil): self = .close
    default: return nil
    }
  }
}
