import DwellCommand
import DwellDeck
import DwellFiles

extension ReadFiles {
  /// Adds the files of decks: their pictures, and the deck.json files that name them.
  mutating func insert(_ decks: [Deck]) {
    for deck in decks {
      for page in deck.pages { insert(page.path) }
      for path in deck.deckFiles { insert(path) }
    }
  }

  /// Fails if a folder to write frames into is one of those whose pictures are the pages.
  static func check(frames folder: String?, of deck: Deck) throws(CommandProblem) {
    guard let folder, let identity = FileIdentity(path: folder),
      deck.folders.contains(where: { FileIdentity(path: $0) == identity })
    else { return }
    throw .usage(
      "\(Input.name(of: folder)) is a folder of the pictures, and frames would be among them -- give another")
  }
}
