import DwellJSON

extension Deck {
  /// Reads a folder of pictures.
  ///
  /// Links are followed wherever they lead, because the user controls the folder. A deck.json, which may come
  /// from someone else, must stay inside its folder.
  static func readFolder(_ path: String) throws(DeckProblem) -> DeckReading {
    let folder = try asked(path) { () throws(FileSystem.Failure) in try FileSystem.resolved(path) }
    let entries = try asked(path) { () throws(FileSystem.Failure) in try FileSystem.entries(of: folder) }
    var pages: [DeckPage] = []
    var skipped: [DeckProblem] = []
    for entry in entries {
      do throws(DeckProblem) {
        pages.append(try page(entry, in: folder, shownAs: path))
      } catch {
        skipped.append(error)
      }
    }
    guard !pages.isEmpty else {
      let count = skipped.count
      throw DeckProblem(
        file: path,
        count == 0
          ? "is an empty folder" : "holds no picture (\(count) other \(count == 1 ? "entry" : "entries"))",
        fix: "put pictures into it, or give another folder", causes: skipped)
    }
    return DeckReading(deck: Deck(name: lastComponent(of: folder), pages: pages), skipped: skipped)
  }

  /// The page of one name in a folder.
  private static func page(
    _ entry: FileSystem.Entry, in folder: String, shownAs shown: String
  ) throws(DeckProblem) -> DeckPage {
    let file = joined(shown, entry.name.name)
    guard entry.isExact else {
      throw DeckProblem(file: file, "has a name that is not UTF-8; skipped", fix: "rename it")
    }
    let path = joined(folder, entry.name.name)
    do {
      return DeckPage(path: path, format: try PictureFile.format(of: path, kind: entry.kind))
    } catch {
      throw DeckProblem(file: file, "\(error.what); skipped", fix: error.fix)
    }
  }
}
