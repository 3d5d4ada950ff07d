import DwellJSON

extension Deck {
  /// Reads a folder of pictures.
  ///
  /// Links are followed wherever they lead, because the user controls the folder. A deck.json, which may come
  /// from someone else, must stay inside its folder.
  static func readFolder(_ path: String, isRecursive: Bool = false) throws(DeckProblem) -> DeckReading {
    let folder = try asked(path) { () throws(FileSystem.Failure) in try FileSystem.resolved(path) }
    var content = FolderContent(isRecursive: isRecursive)
    try content.read(folder, shownAs: path)
    guard !content.pages.isEmpty else {
      let skipped = content.skipped + content.exports
      let count = skipped.count
      throw DeckProblem(
        file: path,
        count == 0
          ? "is an empty folder" : "holds no picture (\(count) other \(count == 1 ? "entry" : "entries"))",
        fix: "put pictures into it, or give another folder", causes: skipped)
    }
    var deck = Deck(name: lastComponent(of: folder), pages: content.pages)
    deck.folders = content.folders
    deck.deckFiles = content.deckFiles
    deck.isRecursive = isRecursive
    return DeckReading(deck: deck, skipped: content.skipped)
  }

  /// The folders that were added with a folder, including itself, and the paths of their pictures, which may
  /// join by ``arrival(_:)`` once the deck has the folders; nil if the deck doesn't read subfolders, or if
  /// the path isn't that of a new folder in one of the deck's, or of a hidden one.
  ///
  /// A folder with a deck.json doesn't join.
  public func arrivals(inFolder path: String) -> (folders: [String], pictures: [String])? {
    let (parent, name) = parentAndName(of: path)
    guard isRecursive, name.utf8.first != UInt8(ascii: "."), !name.isEmpty, isOfFolders(parent),
      (try? FileSystem.kind(of: path)) == .folder, let folder = try? FileSystem.resolved(path),
      !folders.contains(where: { $0.utf8.elementsEqual(folder.utf8) }),
      !FileSystem.exists(joined(folder, Deck.fileName))
    else { return nil }
    var content = FolderContent(isRecursive: true)
    guard (try? content.read(folder, shownAs: path)) != nil else { return nil }
    return (content.folders, content.pages.map(\.path))
  }

  /// Whether the path of a folder, with a slash behind it, is that of one of the deck's.
  func isOfFolders(_ parent: String) -> Bool {
    folders.contains { joined($0, "").utf8.elementsEqual(parent.utf8) }
  }
}

/// The pages of a folder, and of its subfolders if requested.
private struct FolderContent {
  /// The pages: those of a folder before those of its subfolders.
  private(set) var pages: [DeckPage] = []
  /// The folders without a deck.json, in the order of their pages.
  private(set) var folders: [String] = []
  /// The deck.json files in subfolders.
  private(set) var deckFiles: [String] = []
  /// The skipped files, and the reasons.
  private(set) var skipped: [DeckProblem] = []
  /// The files that Dwell has exported, as problems.
  private(set) var exports: [DeckProblem] = []
  /// Whether subfolders are read, too.
  private let isRecursive: Bool
  /// The folders that have been read, without links: a link may lead back to one.
  private var visited: Set<String> = []

  /// The subfolders still to be read, the next one last.
  private var waiting: [Subfolder] = []

  /// A subfolder.
  private struct Subfolder {
    /// Its path in a folder without links.
    var path: String
    /// Its path in messages.
    var shown: String
    /// Whether it may itself be a link.
    var mayBeLink: Bool
  }

  /// The fix that shows the pictures in a folder's subfolders.
  private static let howToReadSubfolders =
    "read subfolders too with --recursive, or give it as a deck of its own"

  /// No content yet.
  init(isRecursive: Bool) { self.isRecursive = isRecursive }

  /// Reads a folder, whose path has no links, and then its subfolders if requested: iteratively instead of
  /// recursively, because trees may be deeper than the stack.
  mutating func read(_ folder: String, shownAs shown: String) throws(DeckProblem) {
    try readEntries(of: folder, shownAs: shown)
    while let subfolder = waiting.popLast() {
      do throws(DeckProblem) {
        try read(subfolder)
      } catch {
        skipped += error.causes + [error.asSkipped]
      }
    }
  }

  /// Reads a folder's own entries.
  private mutating func readEntries(of folder: String, shownAs shown: String) throws(DeckProblem) {
    guard visited.insert(folder).inserted else { return }
    folders.append(folder)
    let entries = try Deck.asked(shown) { () throws(FileSystem.Failure) in
      try FileSystem.entries(of: folder)
    }
    var subfolders: [Subfolder] = []
    for entry in entries {
      let file = joined(shown, entry.name.name)
      guard entry.isExact else {
        skipped.append(DeckProblem(file: file, "has a name that is not UTF-8; skipped", fix: "rename it"))
        continue
      }
      let path = joined(folder, entry.name.name)
      do throws(PictureFile.Refusal) {
        // If the listing reports the kind, the entry needn't be inspected.
        if let kind = entry.kind, kind != .file { throw .notAFile(kind) }
        let opened = try OpenedFile(path)
        if ExportMark.isInExport(opened) {
          skipExport(file)
        } else if let format = opened.format {
          pages.append(DeckPage(path: path, format: format))
        } else {
          throw PictureFile.Refusal.notAPicture(fileKindGuess(beginningOfFile: opened.beginning))
        }
      } catch .notAFile(.folder) where isRecursive {
        // An entry that a listing calls a folder is no link.
        subfolders.append(Subfolder(path: path, shown: file, mayBeLink: entry.kind != .folder))
      } catch {
        let fix = error == .notAFile(.folder) ? Self.howToReadSubfolders : error.fix
        skipped.append(DeckProblem(file: file, "\(error.what); skipped", fix: fix))
      }
    }
    waiting += subfolders.reversed()
  }

  /// Leaves out a file that Dwell has exported.
  private mutating func skipExport(_ file: String) {
    exports.append(DeckProblem(file: file, "was exported by Dwell; skipped", fix: "give its path to show it"))
  }

  /// Reads a subfolder's own entries, or the deck.json in it.
  private mutating func read(_ subfolder: Subfolder) throws(DeckProblem) {
    let shown = subfolder.shown
    // Resolving a path inspects each folder above it, which is slow in deep trees.
    let folder = try Deck.asked(shown) { () throws(FileSystem.Failure) in
      subfolder.mayBeLink ? try FileSystem.resolved(subfolder.path) : subfolder.path
    }
    guard FileSystem.exists(joined(folder, Deck.fileName)) else {
      return try readEntries(of: folder, shownAs: shown)
    }
    guard visited.insert(folder).inserted else { return }
    let reading = try DeckFile(path: joined(shown, Deck.fileName)).reading()
    pages += reading.deck.pages
    deckFiles += reading.deck.deckFiles
    skipped += reading.skipped
  }
}
