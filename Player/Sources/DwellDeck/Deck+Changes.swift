/// Files that change while the deck plays.
extension Deck {
  /// A removed page, which returns when its file does.
  struct AbsentPage: Equatable, Sendable {
    /// The page.
    var page: DeckPage
    /// The index at which it returns.
    var index: Int
  }

  /// Inspects a changed file again, and takes its format and playing time.
  /// - Returns: the indices of the pages that show it.
  /// - Complexity: O(n) in the number of pages.
  public mutating func fileDidChange(_ path: String) -> [Int] {
    let changed = pages.indices.filter { pages[$0].path.utf8.elementsEqual(path.utf8) }
    for index in changed { pages[index].refresh() }
    return changed
  }

  /// Whether the file of a page is still where it was when the deck was read. A link in its place is refused,
  /// except in a folder, whose owner controls it.
  public func isThere(_ page: DeckPage) -> Bool {
    guard (try? FileSystem.kind(of: page.path)) != nil else { return false }
    if isOfFolders(parentAndName(of: page.path).parent) { return true }
    return (try? FileSystem.resolved(page.path))?.utf8.elementsEqual(page.path.utf8) == true
  }

  /// Removes a page whose file cannot be shown. It returns together with its file
  /// (``pagesReturning(with:)``).
  public mutating func removePage(at index: Int) {
    dropFromStory(index)
    let page = pages.remove(at: index)
    // In the order of the deck: those at lower indices precede the page, and others follow it.
    let place = absentPages.firstIndex { $0.index > index } ?? absentPages.count
    for later in absentPages.indices[place...] { absentPages[later].index -= 1 }
    absentPages.insert(AbsentPage(page: page, index: index), at: place)
  }

  /// Inserts a page.
  public mutating func insert(_ page: DeckPage, at index: Int) {
    pages.insert(page, at: index)
    for place in absentPages.indices where absentPages[place].index >= index { absentPages[place].index += 1 }
  }

  /// Removes subfolders that no longer exist; they may join again (``arrivals(inFolder:)``).
  public mutating func removeMissingFolders() {
    let known = self
    folders.removeAll { known.isOfFolders(parentAndName(of: $0).parent) && !FileSystem.exists($0) }
  }

  /// The removed pages of a file that exists again, or of the files of such a folder, in the order of the
  /// deck; none if the file isn't a picture. Each returns by ``restore(_:)``.
  public func pagesReturning(with path: String) -> [DeckPage] {
    let inside = joined(path, "")
    return absentPages.map(\.page).filter { page in
      guard page.path.utf8.elementsEqual(path.utf8) || page.path.utf8.starts(with: inside.utf8),
        isThere(page), let file = try? page.open(), let format = file.format
      else { return false }
      return !ExportMark.isIn(file, format)
    }
  }

  /// Inserts a removed page in its place among the others, in the current state of its file.
  /// - Returns: its index; nil if the page wasn't removed.
  public mutating func restore(_ page: DeckPage) -> Int? {
    guard let place = absentPages.firstIndex(where: { $0.page == page }) else { return nil }
    var (page, index) = (page, absentPages.remove(at: place).index)
    for later in absentPages.indices[place...] { absentPages[later].index += 1 }
    page.refresh()
    pages.insert(page, at: index)
    return index
  }
}

extension DeckPage {
  /// Takes the current format of the file, and its playing time.
  fileprivate mutating func refresh() {
    if let format = (try? open())?.format { self.format = format }
    guard hasMediaTime else { return }
    (duration, hasMediaTime) = (nil, false)
    takeMediaTime()
  }
}
