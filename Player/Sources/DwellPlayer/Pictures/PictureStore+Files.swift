#if GTK
import Dwell
import DwellDeck
import Glibc

/// The files of the deck, which are added, changed and removed while it plays.
extension PictureStore {
  /// Reads a changed file again. Until that is done its pages show the previous picture, unless they aren't
  /// needed.
  /// - Returns: the pages that show it.
  func fileDidChange(_ path: String) -> [Int] {
    let changed = deck.fileDidChange(path)
    for page in changed { reload(page) }
    if !changed.isEmpty { update() }
    return changed
  }

  /// Adds the page of a file that was added to a folder, or the removed pages of one that exists again, or of
  /// the files of such a folder.
  /// - Returns: the added pages.
  func fileDidArrive(_ path: String) -> [DeckPage] {
    var added = deck.pagesReturning(with: path)
    for page in added {
      if let index = deck.restore(page) { follow(.insert(at: index, count: 1)) }
    }
    if let (page, index) = deck.arrival(path) {
      deck.insert(page, at: index)
      follow(.insert(at: index, count: 1))
      added.append(page)
    }
    if !added.isEmpty { update() }
    return added
  }

  /// Adds folders, from which pictures join.
  func add(folders: [String]) { deck.folders += folders }

  /// Removes the pages and the subfolders whose files are gone.
  func removeMissing() {
    for page in deck.pages.indices.reversed()
    where deck.pages.indices.contains(page) && !deck.isThere(deck.pages[page]) {
      discard(page, .unreadable(String(cString: strerror(ENOENT))))
    }
    deck.removeMissingFolders()
    update()
  }
}
#endif
