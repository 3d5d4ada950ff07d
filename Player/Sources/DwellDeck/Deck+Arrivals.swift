extension Deck {
  /// The folders whose changes affect the deck: its ``folders``, and those that contain its pages.
  /// - Complexity: O(n) in the number of pages.
  public var watchedFolders: [String] {
    var known = Set(folders)
    let parents = pages.compactMap { try? FileSystem.resolved(parentAndName(of: $0.path).parent) }
    return folders + parents.filter { known.insert($0).inserted }
  }

  /// The page of a picture that was added to one of the deck's folders, and its index in the deck; nil if the
  /// file isn't a picture or is an exported one, is hidden, is in another folder, or is a page already.
  ///
  /// It is placed in the folder's order, among the pages of that folder. In a shuffled deck it is placed at
  /// random behind the first page; the other pages keep their order.
  /// - Parameter path: an absolute path, in a folder without links.
  /// - Complexity: O(n) in the number of pages.
  public func arrival(_ path: String) -> (page: DeckPage, index: Int)? {
    let (parent, name) = parentAndName(of: path)
    guard name.utf8.first != UInt8(ascii: "."), !name.isEmpty,
      isOfFolders(parent),
      !pages.contains(where: { $0.path.utf8.elementsEqual(path.utf8) }),
      let file = try? OpenedFile(path), let format = file.format, !ExportMark.isIn(file, format)
    else { return nil }
    var page = DeckPage(path: path, format: format)
    if namesPages { page.takeName() }
    if takesMediaTime { page.takeMediaTime() }
    return (page, index(ofArrival: NaturalName(name), in: parent))
  }

  /// The index for a page of a name among the pages of its folder, whose path ends with a slash; behind all
  /// pages if there are none of that folder.
  private func index(ofArrival name: NaturalName, in parent: String) -> Int {
    if case .shuffled(let seed) = order {
      var generator = SplitMix64(state: seed &+ UInt64(pages.count))
      return pages.isEmpty ? 0 : 1 + generator.next(below: pages.count)
    }
    let isReversed = order == .reversed
    var index = pages.count
    for (place, page) in pages.enumerated() {
      let (folder, other) = parentAndName(of: page.path)
      guard folder.utf8.elementsEqual(parent.utf8) else { continue }
      let isAfter = isReversed ? NaturalName(other) < name : name < NaturalName(other)
      if isAfter { return place }
      index = place + 1
    }
    return index
  }
}
