#if GTK
import CDwellGTK
import DwellDeck
import DwellGTK

/// The files of the deck, which are added, changed and removed while it plays.
extension DeckWindow {
  /// How long a file may be missing before its page is removed, in seconds: programs that save a file by
  /// removing the old one first take less.
  static var departureTime: Double { 1 }

  /// Reads changed files that could not be shown once more, after the same time.
  func awaitContent() {
    content?.cancel()
    content = clock.wake(at: clock.now + Self.departureTime) { [weak self] in
      self?.content = nil
      self?.store.readAgain()
    }
  }

  /// Watches the folders of the deck, from which pictures join, and those of its pages.
  func watch() {
    for wait in [search, content] { wait?.cancel() }
    (search, content) = (nil, nil)
    watcher = FolderWatcher(
      deck.watchedFolders, fileDidLeave: { [weak self] in self?.awaitReturn() },
      fileDidArrive: { [weak self] in self?.follow($0) })
  }

  /// Removes pages whose files are gone, unless they return soon.
  private func awaitReturn() {
    search?.cancel()
    search = clock.wake(at: clock.now + Self.departureTime) { [weak self] in
      self?.search = nil
      self?.removeMissingPages()
    }
  }

  /// Removes the pages whose files are gone.
  private func removeMissingPages() {
    for page in deck.pages.indices.reversed()
    where deck.pages.indices.contains(page) && !deck.isThere(deck.pages[page]) {
      store.remove(page, .unreadable(String(cString: strerror(ENOENT))))
    }
    deck.removeMissingFolders()
    updateLoading()
  }

  /// Handles a file that was added to a folder, or changed there: its pages show its new state, removed pages
  /// return, or it joins.
  private func follow(_ path: String) {
    let before = deck.pages
    let changed = deck.fileDidChange(path)
    for page in changed where deck.pages[page] != before[page] {
      labels.pages[page] = deck.pages[page]
      widget.send(.setPageDuration(deck.pages[page].pageDuration, page: page))
    }
    if let page = changed.first {
      store.reload(deck.pages[page])
      return updateLoading()
    }
    let returned = deck.pagesReturning(with: path)
    for page in returned { show(newPage: page) }
    // Those of a folder are watched again.
    if returned.contains(where: { deck.pages[$0].path != path }) { watch() }
    join(path)
  }

  /// Adds a picture that was added to a folder, or the pictures of an added folder.
  private func join(_ path: String) {
    if let folders = deck.arrivals(inFolder: path)?.folders {
      for folder in folders { watcher?.watch(folder) }
      // They are read again, because files may have been added before they were watched.
      let pictures = deck.arrivals(inFolder: path)?.pictures ?? []
      deck.folders += folders
      for picture in pictures { follow(picture) }
      return
    }
    guard let (page, index) = deck.arrival(path) else { return }
    deck.insert(page, at: index)
    show(newPage: index)
  }

  /// Shows a page that has been inserted into the deck.
  private func show(newPage index: Int) {
    let page = deck.pages[index]
    labels.pages.insert(page, at: index)
    store.insert(page, at: index)
    if index <= currentPage { currentPage += 1 }
    if let clicked = clickedPage, index <= clicked { clickedPage = clicked + 1 }
    widget.send(.edit(.insert(at: index, count: 1)))
    if let duration = page.pageDuration { widget.send(.setPageDuration(duration, page: index)) }
  }
}
#endif
