#if GTK
import DwellGTK
import Dwell
import DwellDeck

/// The words for the pages of a deck that are left while it is played.
@MainActor
final class DeckLabels {
  /// The pages.
  var pages: [DeckPage]
  /// What is said around them.
  private let words: DeckWords

  /// The words for the pages of a deck.
  init(_ deck: Deck) {
    pages = deck.pages
    words = deck.words
  }

  /// What is written on a page's picture; empty for nothing.
  func caption(ofPage page: Int) -> String {
    pages.indices.contains(page) ? pages[page].title ?? "" : ""
  }

  /// What an element is called.
  func name(of element: SemanticElement) -> String {
    let word: DeckWords.Word? =
      switch element.role {
      case .playPause: element.value == .isRunning(false) ? .play : .pause
      case .pageControl, .pageView, .segmentedProgress: .pages
      case .page, .meter: nil
      }
    return word.flatMap { words[$0] } ?? element.label
  }

  /// What an element stands at, and for a page what it is called.
  func text(for element: SemanticElement) -> String {
    guard case .page(let page, let count) = element.value, pages.indices.contains(page) else {
      return element.valueText
    }
    return "\(words.sentence(forPage: page, of: count) ?? element.valueText): \(pages[page].label)"
  }
}
#endif
