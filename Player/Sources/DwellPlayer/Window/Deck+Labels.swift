#if GTK
import DwellGTK
import Dwell
import DwellDeck

/// The texts for the pages of a deck.
extension Deck {
  /// The caption of a page; empty for none.
  func caption(ofPage page: Int) -> String {
    pages.indices.contains(page) ? pages[page].title ?? "" : ""
  }

  /// The accessible label of an element.
  func name(of element: SemanticElement) -> String {
    let word: DeckWords.Word? =
      switch element.role {
      case .playPause: element.value == .isRunning(false) ? .play : .pause
      case .pageControl, .pageView, .segmentedProgress: .pages
      case .page, .meter, .previous, .next, .pageButton, .pageTab: nil
      }
    return word.flatMap { words[$0] } ?? element.label
  }

  /// The value of an element; for a page, with its label.
  func text(for element: SemanticElement) -> String {
    guard case .page(let page, let count) = element.value, pages.indices.contains(page) else {
      return element.valueText
    }
    return "\(words.sentence(forPage: page, of: count) ?? element.valueText): \(pages[page].label)"
  }
}
#endif
