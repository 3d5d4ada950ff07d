/// The texts on the pictures of a deck.
public enum DeckCaptions: String, CaseIterable, Equatable, Sendable {
  /// The titles that a deck.json gives.
  case titles
  /// Those, and the file names of pages without one.
  case names
  /// The titles, and the captions in the files of pages without one (Exif, IPTC).
  case exif
  /// None.
  case none
}
