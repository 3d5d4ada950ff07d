#if GTK
import DwellGTK
import Dwell
import DwellDeck

/// The look of a deck while it is played.
public struct DeckLook: Equatable, Sendable {
  /// The deck style.
  public var style = DeckStyle.control
  /// Whether captions are shown.
  public var showsCaptions = true
  /// Whether pages without a title have the captions in their pictures' files.
  public var readsCaptions = false
  /// How pictures fit their pages; nil for the default: `auto`, or `cover` if they zoom.
  public var fit: DeckFit?
  /// When the indicator, buttons and the pointer are visible in a window.
  public var controls = DeckControls.auto
  /// Whether pages go from right to left in any language.
  public var isRightToLeft = false

  /// The defaults: a page control and captions, in the direction of the deck's language.
  public init() {}

  /// The direction of pages.
  var direction: Direction { isRightToLeft ? .rightToLeft : .leftToRight }
}
#endif
