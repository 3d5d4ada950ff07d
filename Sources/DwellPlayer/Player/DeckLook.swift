#if GTK
import DwellGTK
import Dwell
import DwellDeck

/// What a deck looks like while it is played.
public struct DeckLook: Equatable, Sendable {
  /// Where the time of the pages is seen.
  public var style = DeckStyle.control
  /// Whether the titles of pages are written on their pictures.
  public var showsCaptions = true
  /// Whether pages follow one another from right to left.
  public var isRightToLeft = false

  /// A page control and captions, from left to right.
  public init() {}

  /// The direction in which pages follow one another.
  var direction: Direction { isRightToLeft ? .rightToLeft : .leftToRight }
}
#endif
