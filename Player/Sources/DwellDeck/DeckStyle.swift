/// How a deck shows the time of its pages.
public enum DeckStyle: String, CaseIterable, Equatable, Sendable {
  /// By a page control below the pictures.
  case control
  /// By segments above, as in stories: pictures fill the window, taps turn pages, and holding pauses.
  case story
  /// As the stories of several people, each a folder of pictures
  /// (``Deck/readStories(paths:isRecursive:_:)``).
  case stories
}
