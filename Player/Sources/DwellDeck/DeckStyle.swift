/// How the time of a deck's pages is shown.
public enum DeckStyle: String, CaseIterable, Equatable, Sendable {
  /// By a page control below the pictures.
  case control
  /// By segments above, as in stories: pictures fill the window, taps turn pages, and holding pauses.
  case story
}
