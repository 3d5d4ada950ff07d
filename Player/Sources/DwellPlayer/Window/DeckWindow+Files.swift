#if GTK
import CDwellGTK
import Dwell
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
  func removeMissingPages() {
    store.removeMissing()
    updateLoading()
  }

  /// Handles a file that was added to a folder, or changed there: its pages show its new state, removed pages
  /// return, or it joins.
  func follow(_ path: String) {
    let changed = store.fileDidChange(path)
    for page in changed { widget.send(.setPageDuration(deck.pages[page].pageDuration, page: page)) }
    guard changed.isEmpty else { return updateLoading() }
    let added = store.fileDidArrive(path)
    // Those of a folder are watched again.
    if added.contains(where: { $0.path != path }) { watch() }
    join(path)
  }

  /// Adds the pictures of a folder that was added to one of the deck's.
  private func join(_ path: String) {
    guard let folders = deck.arrivals(inFolder: path)?.folders else { return }
    for folder in folders { watcher?.watch(folder) }
    // They are read again, because files may have been added before they were watched.
    let pictures = deck.arrivals(inFolder: path)?.pictures ?? []
    store.add(folders: folders)
    for picture in pictures { follow(picture) }
  }

  /// Follows a change of the deck's pages.
  func show(_ edit: PageEdit) {
    clickedPage = clickedPage.flatMap { edit.newIndex(of: $0) }
    widget.send(.edit(edit))
    if case .insert(let index, _) = edit, let duration = deck.pages[index].pageDuration {
      widget.send(.setPageDuration(duration, page: index))
    }
    guard deck.pages.isEmpty else { return updateTitle() }
    guard let (deck, component) = previous else { return close() }
    previous = nil
    play(deck, component)
  }
}
#endif
