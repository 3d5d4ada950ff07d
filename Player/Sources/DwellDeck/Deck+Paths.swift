extension Deck {
  /// Reads the paths of a list as one deck: the pages of each, in the order of the list.
  ///
  /// A path is as in ``read(path:isRecursive:)``, or a `file:` address. A deck.json among several paths
  /// contributes only its pages, with their own durations, titles and descriptions. Paths without a page are
  /// reported like skipped pages, unless nothing else is left.
  public static func read(paths: [String], isRecursive: Bool = false) throws(DeckProblem) -> DeckReading {
    if paths.count == 1 { return try read(path: try FileAddress.path(paths[0]), isRecursive: isRecursive) }
    var pages: [DeckPage] = []
    var folders: [String] = []
    var deckFiles: [String] = []
    var skipped: [DeckProblem] = []
    for operand in paths {
      do throws(DeckProblem) {
        let reading = try read(path: try FileAddress.path(operand), isRecursive: isRecursive)
        pages += reading.deck.pages
        folders += reading.deck.folders
        deckFiles += reading.deck.deckFiles
        skipped += reading.skipped
      } catch {
        skipped += error.causes + [error.asSkipped]
      }
    }
    guard !pages.isEmpty else {
      throw DeckProblem(
        file: paths.isEmpty ? "the list" : "the \(paths.count) paths",
        paths.isEmpty ? "names no picture" : "lead to no picture",
        fix: paths.isEmpty ? "write a path on each line" : "see the messages above", causes: skipped)
    }
    var deck = Deck(name: commonFolder(of: pages), pages: pages)
    deck.folders = folders
    deck.deckFiles = deckFiles
    deck.isRecursive = isRecursive
    return DeckReading(deck: deck, skipped: skipped)
  }

  /// Reads the folder of a picture, to be shown from that picture on; anything else as
  /// ``read(paths:isRecursive:)`` does.
  ///
  /// If the folder's deck.json doesn't name the picture, or cannot be read, the folder's pages are its
  /// pictures. Its other files are not reported, because they were not requested.
  public static func read(startingAt operand: String, isRecursive: Bool = false) throws(DeckProblem)
    -> DeckReading
  {
    let path = try FileAddress.path(operand)
    let alone = try read(path: path, isRecursive: isRecursive)
    guard let picture = alone.deck.pages.first?.path, alone.deck.pages.count == 1,
      (try? FileSystem.kind(of: path)) == .file, (try? FileSystem.resolved(path)) == picture
    else { return alone }
    let (parent, name) = parentAndName(of: path)
    guard let folder = try? FileSystem.resolved(parent.isEmpty ? "." : parent) else { return alone }
    let entry = joined(folder, name)
    func starting(_ reading: DeckReading?) -> DeckReading? {
      guard var deck = reading?.deck else { return nil }
      deck.startPage = deck.pages.firstIndex { [entry, picture].contains($0.path) }
      return deck.startPage == nil ? nil : DeckReading(deck: deck, skipped: [])
    }
    return starting(try? read(path: folder, isRecursive: isRecursive))
      ?? starting(try? readFolder(folder, isRecursive: isRecursive)) ?? alone
  }

  /// The name of the folder that contains all pages, directly or in subfolders.
  static func commonFolder(of pages: [DeckPage]) -> String {
    func folders(_ page: DeckPage) -> [[UInt8]] {
      page.path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { Array($0) }
    }
    var common = pages.first.map(folders) ?? []
    for page in pages.dropFirst() {
      let count = zip(common, folders(page)).prefix { $0 == $1 }.count
      common.removeLast(common.count - count)
    }
    return common.last.map { String(decoding: $0, as: UTF8.self) } ?? "/"
  }
}

extension DeckProblem {
  /// The problem of a path, as that of a skipped one.
  var asSkipped: DeckProblem {
    DeckProblem(file: file, line: line, column: column, field: field, what: "\(what); skipped", fix: fix)
  }
}
