extension Deck {
  /// The name of the file that defines a folder's order and words.
  static let fileName = "deck.json"

  /// Reads the deck at a path: a folder of pictures, one picture, or a deck.json.
  ///
  /// A folder with a deck.json is that deck; otherwise its pictures are the pages, in natural order of their
  /// names. Pictures are recognised by their first bytes, not by their names, and nothing more of them is
  /// read. A page that cannot be shown is skipped and reported; a deck without any page is an error.
  /// - Parameter isRecursive: whether the pages of its subfolders follow those of a folder without a
  ///   deck.json.
  /// - Complexity: O(n log n) in the number of files, with four calls to the system for each.
  public static func read(path: String, isRecursive: Bool = false) throws(DeckProblem) -> DeckReading {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw DeckProblem(file: path.isEmpty ? "\"\"" : path, "is not a path", fix: whatToGive)
    }
    switch try asked(path, { () throws(FileSystem.Failure) in try FileSystem.kind(of: path) }) {
    case .other(let kind): throw DeckProblem(file: path, "is \(kind), not a file", fix: whatToGive)
    case .file: return try readFile(path)
    case .folder:
      let file = joined(path, fileName)
      guard FileSystem.exists(file) else { return try readFolder(path, isRecursive: isRecursive) }
      return try DeckFile(path: file).reading()
    }
  }

  /// How to fix a path that cannot be a deck.
  private static let whatToGive = "give a folder of pictures, a picture or a deck.json"

  /// Reads a file that is a picture or, by its name or first byte, a deck.json.
  private static func readFile(_ path: String) throws(DeckProblem) -> DeckReading {
    let sample = try asked(path) { () throws(FileSystem.Failure) in
      try FileSystem.beginning(of: path, limit: PictureFormat.sampleSize).bytes
    }
    if let format = PictureFormat(beginningOfFile: sample) {
      let absolute = try asked(path) { () throws(FileSystem.Failure) in try FileSystem.resolved(path) }
      let page = DeckPage(path: absolute, format: format)
      return DeckReading(deck: Deck(name: lastComponent(of: path), pages: [page]), skipped: [])
    }
    guard isDeck(sample, path) else {
      let content = fileKindGuess(beginningOfFile: sample)
      throw DeckProblem(file: path, "is \(content), neither a picture nor a deck", fix: whatToGive)
    }
    return try DeckFile(path: path).reading()
  }

  /// Whether a file that isn't a picture is meant as a deck.json: by its name, or because it begins with `{`.
  private static func isDeck(_ sample: [UInt8], _ path: String) -> Bool {
    let first = sample.first { !" \n\r\t\u{FEFF}".utf8.contains($0) }
    return path.lowercased().hasSuffix(".json") || first == UInt8(ascii: "{")
  }

  /// Calls the system for a path; a failure becomes the problem of that path.
  static func asked<Answer>(
    _ path: String, _ ask: () throws(FileSystem.Failure) -> Answer
  ) throws(DeckProblem) -> Answer {
    do {
      return try ask()
    } catch {
      guard error == .notThere, path.unicodeScalars.contains("\u{FFFD}") else {
        throw DeckProblem(file: path, error.what, fix: error.fix)
      }
      // In the arguments of a program the character stands for bytes that are not UTF-8.
      throw DeckProblem(
        file: path, "does not exist, or has a name that is not UTF-8",
        fix: "check the path, or rename the file")
    }
  }
}

/// The path of a file in a folder.
func joined(_ folder: String, _ name: String) -> String {
  folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
}
