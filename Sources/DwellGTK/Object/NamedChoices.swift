#if GTK
import Dwell

/// How pages look by their distance from the current one.
///
/// `PageEffect` isn't an enumeration: its named effects are, with the names of the web's elements.
enum NamedEffect: CaseIterable {
  /// Side by side.
  case slide
  /// Smaller and fainter with the distance.
  case fadeAndScale
  /// In place, one fading into the other.
  case crossFade
  /// Sliding off a pile.
  case stack
  /// Smaller neighbours, partly behind the page; for a layout that shows them.
  case cover
  /// Turning like a card.
  case flip
  /// On the sides of a cube.
  case cube
  /// A large page beside a small one.
  case hero
  /// A large page, a medium and a small one.
  case multiBrowse
  /// A table of the app's, made in Swift; it can only be read.
  case custom

  /// The effect; nil for one of the app's.
  var effect: PageEffect? {
    switch self {
    case .slide: .slide
    case .fadeAndScale: .fadeAndScale
    case .crossFade: .crossFade
    case .stack: .stack
    case .cover: .cover
    case .flip: .flip
    case .cube: .cube
    case .hero: .hero
    case .multiBrowse: .multiBrowse
    case .custom: nil
    }
  }

  /// The name of an effect.
  init(of effect: PageEffect) {
    self = effect.rows.isEmpty ? .slide : NamedEffect.allCases.first { $0.effect == effect } ?? .custom
  }
}

/// The indicator of a carousel.
///
/// `Carousel.Indicator` has values besides.
enum NamedIndicator: CaseIterable {
  /// None.
  case none
  /// A row of dots; that of the current page is a pill that fills with its time.
  case dots
  /// A row of capsules that fill one after another.
  case segments

  /// The indicator in its default look.
  var indicator: Carousel.Indicator {
    switch self {
    case .none: .none
    case .dots: .automatic(DotRow.Configuration())
    case .segments: .segments(SegmentRow.Configuration())
    }
  }

  /// The name of an indicator.
  init(of indicator: Carousel.Indicator) {
    switch indicator {
    case .none: self = .none
    case .automatic, .dots: self = .dots
    case .segments: self = .segments
    }
  }
}
#endif
