import Dwell

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
    switch (name, words.first) {
    case ("tap", "next"): self = .tap(forward: true)
    case ("tap", "previous"): self = .tap(forward: false)
    case ("swipe", "next"): self = .swipe(forward: true)
    case ("swipe", "previous"): self = .swipe(forward: false)
    case ("hold", nil): self = .hold
    case ("lift", nil): self = .lift
    case ("pull", let way?):
      guard let way = Double(way) else { return nil }
      self = .pull(way)
    case ("close", nil): self = .close
    default: return nil
    }
  }
}
