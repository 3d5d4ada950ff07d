/// Pictures to be shown page by page.
///
///     let reading = try Deck.read(path: "trip")
///     for problem in reading.skipped { print(problem) }
///     for page in reading.deck.pages { show(page.path, for: page.duration ?? reading.deck.duration) }
public struct Deck: Equatable, Sendable {
  /// The name of a deck without a title: that of its folder, or of its one picture.
  public var name: String
  /// The title a deck.json gives.
  public var title: String?
  /// The pages in their order, at least one.
  public var pages: [DeckPage]
  /// The duration of pages without their own, in seconds.
  public var duration: Double
  /// Whether the first page follows the last.
  public var loops: Bool
  /// How pages look while they turn.
  public var effect = DeckEffect.slide
  /// Whether pictures slowly zoom while their pages' time passes (the Ken Burns effect, ``PageZoom``), in
  /// windows and videos, with one page in view at once.
  public var zooms = false
  /// The background behind the pictures.
  public var ground = DeckGround.auto
  /// How many pages are in view at once: 1 to ``maximumPagesPerView``, not necessarily whole.
  public var pagesPerView = 1.0
  /// The language of titles, descriptions and words (BCP 47); nil if unknown.
  public var language: String?
  /// The words shown or spoken around the pictures.
  public var words = DeckWords()
  /// The stories of several people that the pages are, in their order; empty for pages that are no such
  /// stories.
  public internal(set) var stories: [DeckStory] = []
  /// The first page to show; nil for the first in the list.
  public var startPage: Int?
  /// The folders whose pictures are the pages, absolute and without links: pictures added to them can join.
  /// Empty for a deck.json, and for pictures that were named.
  public var folders: [String] = []
  /// The paths of the deck.json files that were read.
  public var deckFiles: [String] = []
  /// Whether folders added to these folders join, too.
  var isRecursive = false
  /// Whether pages without a title are titled by their file names.
  var namesPages = false
  /// Whether animated pictures without a duration stay as long as they play.
  var takesMediaTime = false
  /// The pages that were removed while the deck played, in the order of the deck.
  var absentPages: [AbsentPage] = []
  /// The current order of the pages.
  public internal(set) var order = DeckOrder.given

  /// Makes a deck.
  public init(
    name: String, title: String? = nil, pages: [DeckPage], duration: Double = defaultDuration,
    loops: Bool = true
  ) {
    self.name = name
    self.title = title
    self.pages = pages
    self.duration = duration
    self.loops = loops
  }

  /// Removes the pages of videos, for fronts that cannot play them, and returns them. The start page stays
  /// the same, or is the first page if it was a video.
  public mutating func removeVideos() -> [DeckPage] {
    let videos = pages.filter(\.isVideo)
    guard !videos.isEmpty else { return [] }
    startPage = startPage.flatMap { start in
      guard pages.indices.contains(start), !pages[start].isVideo else { return nil }
      return pages[..<start].count { !$0.isVideo }
    }
    for page in pages.indices.reversed() where pages[page].isVideo { dropFromStory(page) }
    pages.removeAll(where: \.isVideo)
    return videos
  }

  /// Why the pages of videos are left out if videos cannot play, as the rest of a sentence about the file,
  /// and how to fix that.
  public static let videoProblem = (
    reason: "is a video, which only dwell play and HTML pages show",
    fix: "put a picture in its place"
  )

  /// Whether the deck's language is written from right to left; false without a language.
  public var isRightToLeft: Bool { language.map(LanguageTag.isRightToLeft) ?? false }

  /// The deck as it is played from its ``startPage`` on, with that page as its first: the pages before it
  /// follow the last one, or are left out if the deck doesn't loop.
  public var fromStart: Deck {
    guard let startPage, pages.indices.contains(startPage) else { return self }
    var deck = self
    deck.pages = Array(pages[startPage...]) + (loops ? pages[..<startPage] : [])
    deck.startPage = nil
    return deck
  }

  /// The default duration of pages, in seconds: 4, as in `PageTimer`.
  public static let defaultDuration = 4.0

  /// The maximum duration in a deck.json, in seconds: a day.
  public static let maximumDuration = 86_400.0

  /// The maximum number of pages in view at once: with twenty, the smallest window still shows something.
  public static let maximumPagesPerView = 20.0
}

/// A page of a deck.
public struct DeckPage: Equatable, Sendable {
  /// The absolute path of the picture, or of the video.
  public var path: String
  /// The format of the picture, by its first bytes. The front finds out whether this machine can decode it.
  public var format: PictureFormat
  /// The page's own duration in seconds; nil uses the deck's or, for a video, its length.
  public var duration: Double?
  /// The picture's alternative text for screen readers. Empty marks a decorative picture; nil means that
  /// there is none.
  public var alternativeText: String?
  /// The page's title.
  public var title: String?
  /// Whether links may lead to the file, as in folders and for paths named by the user. The path of a picture
  /// in a deck.json, which may come from someone else, contains none, so that no link leads out of the folder
  /// later.
  public var followsLinks = true
  /// Whether the duration is the time that the picture plays.
  var hasMediaTime = false

  /// Makes a page.
  public init(
    path: String, format: PictureFormat, duration: Double? = nil, alternativeText: String? = nil,
    title: String? = nil
  ) {
    self.path = path
    self.format = format
    self.duration = duration
    self.alternativeText = alternativeText
    self.title = title
  }

  /// Titles the page by its file name without extension, unless it has a title.
  mutating func takeName() { title = title ?? NaturalName(fileName).stem }

  /// Opens its file.
  public func open() throws(OpenedFile.Problem) -> OpenedFile {
    do throws(PictureFile.Refusal) {
      return try OpenedFile(path, followsLinks: followsLinks)
    } catch {
      throw OpenedFile.Problem(error)
    }
  }

  /// Whether the page shows a video.
  public var isVideo: Bool { format == .video }

  /// The media type of a video that browsers play, by its file: H.264, VP9 or AV1 in MP4 or QuickTime, and
  /// WebM; nil for other videos, and for pictures.
  public var webVideoType: String? { isVideo ? (try? open())?.webVideoType : nil }

  /// Whether the picture is animated, by its file.
  public var isAnimated: Bool { (try? open())?.isAnimated == true }

  /// Gives the page the time that its picture plays (``PictureAnimation/playingTime``), unless it has a
  /// duration, or the picture isn't animated.
  mutating func takeMediaTime() {
    guard duration == nil else { return }
    duration = (try? open()).flatMap { AnimationFile($0) }?.animation.playingTime
    hasMediaTime = true
  }

  /// The file name of the picture.
  public var fileName: String { lastComponent(of: path) }

  /// The accessibility label: the alternative text, else the title, else the file name without extension.
  public var label: String {
    if let text = alternativeText, !text.isEmpty { return text }
    if let title, !title.isEmpty { return title }
    return NaturalName(fileName).stem
  }
}

/// The result of reading a deck.
public struct DeckReading: Equatable, Sendable {
  /// The deck.
  public let deck: Deck
  /// The skipped pages and why, in the order of the deck.
  public let skipped: [DeckProblem]
}
