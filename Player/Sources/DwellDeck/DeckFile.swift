import DwellJSON

/// A deck.json on disk, and the pictures beside it.
struct DeckFile {
  /// The file's path, as given.
  let path: String
  /// The folder of the file, absolute and without links; all pictures must be inside it.
  let folder: String
  /// The maximum size of the file, in megabytes.
  private let maximumMegabytes: Int

  /// Finds the folder of a file.
  ///
  /// 16 megabytes hold more than a hundred thousand pages.
  init(path: String, maximumMegabytes: Int = 16) throws(DeckProblem) {
    self.path = path
    self.maximumMegabytes = maximumMegabytes
    let parent = parentAndName(of: path).parent
    folder = try Deck.asked(path) { () throws(FileSystem.Failure) in
      try FileSystem.resolved(parent.isEmpty ? "." : parent)
    }
  }

  /// Reads the file and checks each picture that it names.
  func reading() throws(DeckProblem) -> DeckReading {
    let bytes = try bytes()
    let schema: DeckSchema
    let pictures: [Picture]
    do throws(JSONProblem) {
      schema = try DeckSchema(try JSONDocument(bytes: bytes, name: path).root)
      pictures = try schema.pages.map { page throws(JSONProblem) in try picture(of: page) }
    } catch {
      throw DeckProblem(error)
    }
    var pages: [DeckPage] = []
    var skipped: [DeckProblem] = []
    for (page, picture) in zip(schema.pages, pictures) {
      switch picture {
      case .found(let path, let format):
        var result = DeckPage(
          path: path, format: format, duration: page.duration?.seconds, alternativeText: page.alternativeText,
          title: page.title)
        result.followsLinks = false
        if page.duration ?? schema.duration == .media { result.takeMediaTime() }
        pages.append(result)
      case .refused(let refusal):
        skipped.append(
          DeckProblem(skip(page, refusal, searches: skipped.count < Self.maximumSearchCount)))
      }
    }
    guard !pages.isEmpty else {
      let count = skipped.count
      let what =
        count == 1
        ? "names one page, which cannot be shown" : "names \(count) pages, none of which can be shown"
      throw DeckProblem(schema.list.problem(what, fix: "see the messages above"), causes: skipped)
    }
    var deck = Deck(
      name: lastComponent(of: folder), title: schema.title, pages: pages,
      duration: schema.duration?.seconds ?? Deck.defaultDuration, loops: schema.loops)
    deck.deckFiles = [path]
    deck.takesMediaTime = schema.duration == .media
    deck.effect = schema.effect
    deck.zooms = schema.zooms
    deck.ground = schema.ground
    deck.pagesPerView = schema.pagesPerView
    deck.language = schema.language
    deck.words = schema.words
    return DeckReading(deck: deck, skipped: skipped)
  }

  /// The bytes of the file.
  private func bytes() throws(DeckProblem) -> [UInt8] {
    let kind = try Deck.asked(path) { () throws(FileSystem.Failure) in try FileSystem.kind(of: path) }
    guard kind == .file else {
      throw DeckProblem(file: path, "is \(kind.name), not a file", fix: "put a deck there, or rename it")
    }
    let content = try Deck.asked(path) { () throws(FileSystem.Failure) in
      try FileSystem.beginning(of: path, limit: maximumMegabytes * 1_000_000 + 1)
    }
    guard content.bytes.count <= maximumMegabytes * 1_000_000 else {
      throw DeckProblem(
        file: path, "is larger than \(maximumMegabytes) MB", fix: "split it into two decks")
    }
    return content.bytes
  }
}
