import Dwell

/// The look of a deck's pages during a turn: an effect for pages that fill the view.
public enum DeckEffect: String, CaseIterable, Equatable, Sendable {
  /// Pages slide side by side.
  case slide
  /// The outgoing page shrinks and fades.
  case fadeAndScale = "fade-and-scale"
  /// Pages stay in place, and one fades into the other.
  case crossFade = "cross-fade"
  /// Pages lie on a pile, from which the current one slides off.
  case stack
  /// The page turns about its middle like a card, with the next one on its back.
  case flip
  /// Pages are the sides of a cube that turns.
  case cube

  /// The effect of the component that plays the deck.
  public var pages: PageEffect {
    switch self {
    case .slide: .slide
    case .fadeAndScale: .fadeAndScale
    case .crossFade: .crossFade
    case .stack: .stack
    case .flip: .flip
    case .cube: .cube
    }
  }
}
