import DwellJSON

extension DeckFile {
  /// What a path in a deck.json leads to.
  enum Picture {
    /// A picture: its absolute path without links, and its format.
    case found(path: String, format: PictureFormat)
    /// Something that cannot be shown.
    case refused(PictureFile.Refusal)
  }

  /// For how many missing pictures the folder is searched for a similar name: a deck of which all is missing
  /// has been moved, and a thousand searches would find no more.
  static let maximumSearchCount = 8

  /// Looks at the picture of a page.
  ///
  /// A link may lead about inside the deck's folder, but not out of it. The resolved path is what is opened,
  /// so that a link that is turned around later does not count.
  func picture(of page: DeckSchema.Page) throws(JSONProblem) -> Picture {
    let path: String
    let kind: FileSystem.Kind
    do throws(FileSystem.Failure) {
      let given = joined(folder, page.picture)
      // `resolved` does not tell a link that leads nowhere from a name that is not there.
      kind = try FileSystem.kind(of: given)
      path = try FileSystem.resolved(given)
    } catch {
      return .refused(.unreadable(error))
    }
    // Bytes and not characters: names that Unicode holds equal can be two folders.
    guard path.utf8.starts(with: joined(folder, "").utf8) || path.utf8.elementsEqual(folder.utf8) else {
      throw page.node.problem(
        "is \(page.node.text(limit: 60)), a link that leads out of the deck's folder",
        mend: "put the picture itself into the folder")
    }
    do {
      return .found(path: path, format: try PictureFile.format(of: path, kind: kind))
    } catch {
      return .refused(error)
    }
  }

  /// The problem of a page that cannot be shown.
  func skip(_ page: DeckSchema.Page, _ refusal: PictureFile.Refusal, searches: Bool) -> JSONProblem {
    var mend = refusal.mend
    if refusal == .unreadable(.notThere) {
      mend = "put the picture there, or mend the path"
      if page.picture.contains("\\") {
        mend = "write / between folder and file"
      } else if searches, let name = similarName(page.picture) {
        mend = "did you mean \(quoted(name, limit: 60))?"
      }
    }
    return page.node.problem(
      "names \(page.node.text(limit: 60)), which \(refusal.what); the page is skipped", mend: mend)
  }

  /// The path of a file beside a missing one that is called nearly the same.
  ///
  /// The numbers must agree: who writes `IMG_12.jpg` does not mean `IMG_13.jpg`.
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
