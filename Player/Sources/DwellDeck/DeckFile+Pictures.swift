import DwellJSON

extension DeckFile {
  /// The target of a path in a deck.json.
  enum Picture {
    /// A picture: its absolute path without links, and its format.
    case found(path: String, format: PictureFormat)
    /// Something that cannot be shown.
    case refused(PictureFile.Refusal)
  }

  /// The maximum number of missing pictures for which the folder is searched for a similar name. If
  /// everything is missing, the deck has been moved, and more searches would find nothing.
  static let maximumSearchCount = 8

  /// Looks at the picture of a page.
  ///
  /// A link may point anywhere inside the deck's folder, but not out of it. The resolved path is the one
  /// opened, now and later, and it must not contain links, so that changing links meanwhile has no effect.
  func picture(of page: DeckSchema.Page) throws(JSONProblem) -> Picture {
    let path: String
    do throws(FileSystem.Failure) {
      let given = joined(folder, page.picture)
      // `resolved` doesn't distinguish a broken link from a missing file.
      _ = try FileSystem.kind(of: given)
      path = try FileSystem.resolved(given)
    } catch {
      return .refused(.unreadable(error))
    }
    // Bytes, not characters: two names that are canonically equivalent in Unicode can be different folders.
    guard path.utf8.starts(with: joined(folder, "").utf8) || path.utf8.elementsEqual(folder.utf8) else {
      throw page.node.problem(
        "is \(page.node.text(limit: 60)), a link that leads out of the deck's folder",
        fix: "put the picture itself into the folder")
    }
    do {
      return .found(
        path: path, format: try PictureFile.format(of: OpenedFile(path, followsLinks: false)))
    } catch {
      return .refused(error)
    }
  }

  /// The problem of a page that cannot be shown.
  func skip(_ page: DeckSchema.Page, _ refusal: PictureFile.Refusal, searches: Bool) -> JSONProblem {
    var fix = refusal.fix
    if refusal == .unreadable(.notThere) {
      fix = "put the picture there, or fix the path"
      if page.picture.contains("\\") {
        fix = "write / between folder and file"
      } else if searches, let name = similarName(page.picture) {
        fix = "did you mean \(quoted(name, limit: 60))?"
      }
    }
    return page.node.problem(
      "names \(page.node.text(limit: 60)), which \(refusal.what); the page is skipped", fix: fix)
  }

  /// The path of a file with a name similar to a missing one.
  ///
  /// The numbers in both names must agree: `IMG_12.jpg` is not a misspelt `IMG_13.jpg`.
  private func similarName(_ picture: String) -> String? {
    let (parent, missing) = parentAndName(of: picture)
    guard let entries = try? FileSystem.entries(of: joined(folder, parent)) else { return nil }
    let numbers = missing.filter(\.isNumber)
    let names = entries.filter { $0.isExact && $0.kind == .file }.map(\.name.name)
    return nearestName(to: missing, among: names.filter { $0.filter(\.isNumber) == numbers }).map {
      parent + $0
    }
  }
}
