/// Where the time of a deck's pages is seen.
public enum DeckStyle: String, CaseIterable, Equatable, Sendable {
  /// On a page control below the pictures.
  case control
  /// On segments above, as stories have them: pictures over the whole window, taps turn, a hold lets time
  /// stand.
  case story
}
