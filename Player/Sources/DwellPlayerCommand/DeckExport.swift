import DwellCommand
import DwellDeck
import DwellFiles
import DwellDeckHTML
import DwellHTML
import DwellJSON

#if GTK
import DwellPlayer
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Exports a deck as an HTML page.
struct DeckExport {
  /// The deck.
  private let deck: Deck
  /// The page's document.
  private let document: DeckDocument
  /// Whether pictures and videos are linked instead of embedded.
  private let isLinked: Bool
  /// The longest side of pictures, in pixels.
  private let maximumSideLength: Int
  /// Whether pages without a title have the captions in their pictures' files.
  private let readsCaptions: Bool

  /// Why a picture is left out of the page, and how to fix that.
  private struct Skip: Error {
    /// The reason, as the rest of a sentence about the picture.
    var reason: String
    /// How to fix it.
    var fix: String
  }

  /// The largest picture or video that is embedded, in bytes: Firefox refuses URLs longer than 32 MB.
  private static let maximumByteCount = 23_000_000

  /// The largest page that is written, in bytes.
  private let maximumPageByteCount: Int

  /// The largest page: browsers keep several copies of its text.
  static let defaultMaximumPageByteCount = 500_000_000

  /// An export of a deck with the given options.
  init(
    _ deck: Deck, _ options: DeckDocument.Options, front: WebFront, maximumSideLength: Int,
    readsCaptions: Bool = false, maximumPageByteCount: Int = defaultMaximumPageByteCount
  ) {
    self.readsCaptions = readsCaptions
    self.maximumPageByteCount = maximumPageByteCount
    self.deck = deck
    document = DeckDocument(deck, options, front: front)
    isLinked = options.isLinked
    self.maximumSideLength = maximumSideLength
  }

  /// Writes the page, and reports the pictures that are left out.
  func write(to path: String) throws(CommandProblem) {
    let folder = isLinked ? try parent(of: path) : ""
    var progress = ProgressLine("exporting page", count: deck.pages.count)
    var shown: [DeckPage] = []
    // The figures of pictures and videos by their paths.
    var figures: [String: Int] = [:]
    var isTooLarge = false
    var byteCount = document.beginning.utf8.count + document.end.utf8.count
    #if !GTK
    if !isLinked {
      Output.report(
        "built without GTK, so pictures are embedded unchanged, not scaled or rotated -- make run builds with GTK"
      )
    }
    #endif
    let written = try writing { () throws(FileError) in
      try AtomicFile.write(to: path) { output in
        output.write(document.beginning)
        var story: Int?
        for (index, page) in deck.pages.enumerated() {
          progress.show(index)
          let page = captioned(page)
          do throws(Skip) {
            var needsLight = false
            let source: DeckDocument.Source
            if let index = figures[page.path] {
              source = .figure(index)
            } else {
              let content = isLinked ? try link(to: page, from: folder) : try content(of: page)
              (source, needsLight) = (.url(content.address), content.needsLight)
            }
            let own = deck.story(ofPage: index)
            var figure = document.figure(
              of: page, number: shown.count, source: source, isOnLight: needsLight)
            if let own, own != story {
              figure = document.beginning(of: deck.stories[own]) + figure
              if story != nil { figure = DeckDocument.storyEnd + figure }
              story = own
            }
            isTooLarge = byteCount + figure.utf8.count > maximumPageByteCount
            guard !isTooLarge else { break }
            // An error of the disk is reported at the end.
            guard output.write(figure) else { break }
            byteCount += figure.utf8.count
            if !isLinked { figures[page.path] = figures[page.path] ?? shown.count }
            shown.append(page)
          } catch {
            progress.clear()
            PlayCommand.reportSkipped(page.path, error.reason, fix: error.fix)
          }
        }
        progress.clear()
        if story != nil { output.write(DeckDocument.storyEnd) }
        output.write(document.end)
        return !shown.isEmpty && !isTooLarge
      }
    }
    guard !isTooLarge else {
      throw .failure(
        "the page would be larger than \(maximumPageByteCount / 1_000_000) MB, which browsers do not open -- \(smaller)"
      )
    }
    guard let written else { throw .nothingToShow(of: deck.name) }
    reportMissingDescriptions(among: shown)
    if let warning = warning(ofByteCount: byteCount) { Output.report(warning) }
    try Output.printPath(written)
  }

  /// The content of a page.
  private struct Content {
    /// The URL.
    var address: String
    /// Whether it needs a light background.
    var needsLight = false
  }

  /// A page with the caption in its picture's file as its title, if it has none.
  private func captioned(_ page: DeckPage) -> DeckPage {
    #if GTK
    if readsCaptions, page.title == nil {
      var page = page
      page.title = (try? page.open()).flatMap { PictureCaption.text(of: $0) }
      return page
    }
    #endif
    return page
  }

  /// A linked picture or video.
  private func link(to page: DeckPage, from folder: String) throws(Skip) -> Content {
    let address = RelativeURL.text(from: folder, to: page.path)
    if page.isVideo {
      _ = try Self.videoType(of: page)
      return Content(address: address)
    }
    guard page.format.mediaType != nil else {
      throw Self.foreign(page, "leave out --linked in a build with GTK")
    }
    #if GTK
    let outcome = try encoded(page, open(page), maximumSideLength: 64, keepsWhatFits: false)
    if outcome?.copy?.isTurned == true {
      Output.report(
        "\(printable(page.path, limit: 400)): is turned by Exif data, which browsers ignore in its format; it is "
          + "embedded upright -- save it upright to link it")
      return try content(of: page)
    }
    return Content(address: address, needsLight: outcome?.needsLight ?? false)
    #else
    return Content(address: address)
    #endif
  }

  /// An embedded picture or video.
  private func content(of page: DeckPage) throws(Skip) -> Content {
    // All that follows applies to the file that is opened here, and if it is small enough to be embedded, to
    // the bytes read here, whatever the path leads to meanwhile.
    let file = try open(page)
    guard let format = file.format, (format == .video) == page.isVideo else {
      throw Skip(
        reason: "is no longer the \(page.isVideo ? "video" : "picture") that it was", fix: "try again")
    }
    if page.isVideo {
      guard let type = file.webVideoType else { throw Self.foreignVideo }
      return Content(address: try address(holding: file, type: type, fix: "use --linked"))
    }
    let type = format.mediaType
    let needsLight: Bool
    #if GTK
    let outcome = try encoded(page, file, maximumSideLength: maximumSideLength, keepsWhatFits: type != nil)
    needsLight = outcome?.needsLight ?? false
    if let encoded = outcome?.copy {
      if file.isAnimated {
        let (reason, fix) =
          encoded.isTurned
          ? ("turned by Exif data, which browsers ignore", "save it upright")
          : ("larger than --size", "write a larger --size, or --linked")
        Output.report(
          "\(printable(page.path, limit: 400)): is animated and \(reason); its first frame is embedded -- \(fix)"
        )
      }
      return Content(
        address: try address(holding: encoded.bytes, type: encoded.mediaType), needsLight: needsLight)
    }
    #else
    needsLight = false
    #endif
    guard let type else { throw Self.foreign(page, "use a build with GTK") }
    return Content(address: try address(holding: file, type: type), needsLight: needsLight)
  }

  /// Opens a picture or a video, in memory if it isn't too large to be embedded.
  private func open(_ page: DeckPage) throws(Skip) -> OpenedFile {
    do throws(OpenedFile.Problem) {
      return try page.open().inMemory(limit: Self.maximumByteCount)
    } catch {
      throw Skip(reason: error.what, fix: error.fix)
    }
  }

  /// A `data:` URL of the bytes of a file.
  private func address(
    holding file: OpenedFile, type: String, fix: String = "use a smaller --size, or --linked"
  ) throws(Skip) -> String {
    guard file.count <= Self.maximumByteCount else { throw Self.tooLarge(file.count, fix) }
    let bytes: [UInt8]
    do throws(OpenedFile.Problem) { bytes = try file.bytes() } catch {
      throw Skip(reason: error.what, fix: error.fix)
    }
    return try address(holding: bytes, type: type, fix: fix)
  }

  /// The problem of a picture or a video that is too large to be embedded.
  private static func tooLarge(_ count: Int, _ fix: String) -> Skip {
    Skip(reason: "is \(count / 1_000_000) MB, too large to embed in a page", fix: fix)
  }

  /// A `data:` URL of the given bytes (RFC 2397).
  private func address(
    holding bytes: [UInt8], type: String, fix: String = "use a smaller --size, or --linked"
  ) throws(Skip) -> String {
    guard bytes.count <= Self.maximumByteCount else { throw Self.tooLarge(bytes.count, fix) }
    return "data:\(type);base64,\(Base64.text(of: bytes))"
  }

  #if GTK
  /// The page's copy of a picture; nil if this machine cannot decode it, and the file is used unchanged.
  private func encoded(
    _ page: DeckPage, _ file: OpenedFile, maximumSideLength: Int, keepsWhatFits: Bool
  ) throws(Skip) -> PictureEncoder.Outcome? {
    do {
      return try PictureEncoder.encode(
        file, maximumSideLength: maximumSideLength, keepsWhatFits: keepsWhatFits)
    } catch {
      // A browser may be able to decode a format that this machine cannot, so the file is embedded unchanged.
      if error.isForeign, file.format?.mediaType != nil { return nil }
      throw Skip(reason: error.reason, fix: error.fix)
    }
  }
  #endif

  /// The media type of a video.
  private static func videoType(of page: DeckPage) throws(Skip) -> String {
    guard let type = page.webVideoType else { throw foreignVideo }
    return type
  }

  /// The problem of a video that only some browsers play.
  private static let foreignVideo = Skip(
    reason: "is a video that not every browser plays",
    fix: "convert it: ffmpeg -i VIDEO -pix_fmt yuv420p NEW.mp4")

  /// The problem of a picture in a format that not every browser shows.
  private static func foreign(_ page: DeckPage, _ fix: String) -> Skip {
    Skip(
      reason: "is in the format \(page.format.rawValue), which browsers do not show",
      fix: "save it as PNG or JPEG, or \(fix)")
  }

  /// Reports how many pictures have no alternative text.
  private func reportMissingDescriptions(among pages: [DeckPage]) {
    let count = pages.count { $0.alternativeText == nil }
    guard count > 0 else { return }
    Output.report(
      "\(count) of \(pages.count) \(pages.contains(where: \.isVideo) ? "pages" : "pictures") have no alternative text for screen readers "
        + "-- add an \"alt\" to each in a deck.json")
  }

  /// The size above which a warning is printed, in bytes: such a page is slow to open, and too large for most
  /// mail.
  static let warnedByteCount = 50_000_000

  /// The warning about a page's size, with the option that makes it smaller; nil if it isn't large.
  func warning(ofByteCount count: Int) -> String? {
    guard count > Self.warnedByteCount else { return nil }
    return "the page is \(count / 1_000_000) MB, which browsers open slowly -- \(smaller)"
  }

  /// The option that makes a page smaller.
  private var smaller: String {
    #if GTK
    if maximumSideLength > 16 { return "use a smaller --size than \(maximumSideLength), or --linked" }
    #endif
    return "use --linked to leave the pictures in files beside it"
  }

  /// The folder that contains a file, or will contain it, without links.
  private func parent(of path: String) throws(CommandProblem) -> String {
    // Compares bytes: to Swift, a slash with a combining mark is a different character, but not to the
    // system.
    let parent =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(decoding: path.utf8[...$0], as: UTF8.self) }
      ?? "."
    let resolved = realpath(parent, nil)
    defer { free(resolved) }
    guard let resolved else { throw .failure(FileError(path: path, errno: errno).description) }
    return String(cString: resolved)
  }
}
