#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellDeck

/// A deck that plays: the only list of its pages, which it changes with their files, and the pictures and
/// videos of some of them. Memory contains the pictures in the view, their neighbours, and some that were
/// shown before; for videos the first picture counts. The videos of the current and the next page are open.
@MainActor
final class PictureStore {
  /// Called when a picture was decoded, also at another size.
  var pictureDidLoad: (_ page: Int) -> Void = { _ in }
  /// Called when a page was inserted or removed. After a failure it follows ``pictureDidFail``.
  var pagesDidChange: (PageEdit) -> Void = { _ in }
  /// Called when a picture cannot be shown; its page has been removed.
  var pictureDidFail: (_ page: Int, _ path: String, PictureProblem) -> Void = { _, _, _ in }
  /// Called when a changed file cannot be shown: the previous picture stays for the moment, and the file
  /// should be read once more (``readAgain()``), because a program may be writing it.
  var changeDidFail: () -> Void = {}

  /// The deck, with the pages that can be shown.
  var deck: Deck
  /// The pictures that are in memory or needed, by page.
  private(set) var pictures: [Int: Picture] = [:]
  /// The pictures in memory, those needed last at the end.
  private var loaded: [Picture] = []
  /// How many pages may be partly in view at rest, on either side of the current one and including it.
  private var reach: Int { Int(deck.pagesPerView.rounded(.up)) }
  /// The total bytes of pictures above which those no longer needed are released.
  private let keptByteCount: Int
  /// How pictures fit their pages.
  private var fit: DeckFit
  /// The current page.
  private var current = 0
  /// The box to fit pictures into; nil until it is set.
  private var box: PixelSize?
  /// The picture being loaded.
  private var loading: (picture: Picture, cancel: () -> Void)?
  /// The pictures of the previous page, kept while they may be visible.
  private var leaving: [Picture] = []
  /// The pictures with a player.
  private var animated: [Picture] = []
  /// The open videos of pages.
  private var opened: [Picture] = []
  /// The video of the current page.
  private weak var playing: Picture?
  /// Opens the video of a page.
  private let openVideo: (DeckPage) -> any VideoStream
  /// The decoding thread.
  private let worker = PictureWorker.shared
  /// The time limit of each picture.
  private let clock: PictureClock

  /// The default amount that is kept, in bytes: some dozens of pictures for a window, and for a 4K screen no
  /// more than those needed.
  static let defaultKeptByteCount = 96_000_000

  /// A store for a deck.
  /// - Parameter keptByteCount: pictures that are no longer needed are kept until all together exceed this
  ///   many bytes.
  init(
    _ deck: Deck, fit: DeckFit = .scaleDown, keptByteCount: Int = defaultKeptByteCount,
    clock: PictureClock = .system,
    openVideo: @escaping (_ page: DeckPage) -> any VideoStream = { MediaFile($0) }
  ) {
    self.openVideo = openVideo
    self.clock = clock
    self.keptByteCount = keptByteCount
    self.fit = fit
    self.deck = deck
  }

  isolated deinit { loading?.cancel() }

  /// Called when the state or the time of a video has changed.
  var videoDidChange: () -> Void = {}
  /// Called when a video shows another picture.
  var videoImageDidChange: () -> Void = {}
  /// Whether videos are played without their sound.
  var isMuted = true {
    didSet { for picture in opened { picture.video?.isMuted = isMuted } }
  }

  /// Called when a frame that is due has been decoded.
  var frameDidLoad: () -> Void = {}

  /// Plays the animated pictures of some pages, each from its beginning, or pauses them. Those of other pages
  /// stop; they restart when they return.
  /// - Returns: when the next frame of any is due; nil if there is none.
  @discardableResult
  func play(_ pages: [Int], isRunning: Bool, at now: Double) -> Double? {
    let playing = pages.compactMap { pictures[$0] }
    for picture in animated where picture.isPlaying && !playing.contains(where: { $0 === picture }) {
      picture.isPlaying = false
      picture.player?.stop()
    }
    var next: Double?
    for picture in playing {
      guard let decoded = picture.decoded, decoded.isAnimated, let box else { continue }
      if !picture.isPlaying || picture.player == nil {
        picture.isPlaying = true
        if picture.player == nil { animated.append(picture) }
        picture.player = AnimationPlayer(picture.page, first: decoded)
        picture.player?.frameDidLoad = { [weak self] in self?.frameDidLoad() }
      }
      picture.player?.show(in: box, fit)
      picture.player?.run(isRunning, at: now)
      picture.player?.advance(to: now)
      if let change = picture.player?.nextChange(after: now) { next = min(next ?? change, change) }
    }
    return next
  }

  /// Runs or pauses the video of the current page, and pauses that of the page before. A video starts from
  /// its beginning whenever its page becomes current.
  /// - Returns: the video; nil if the page has none, or if it isn't ready.
  @discardableResult
  func playVideo(_ page: Int, isRunning: Bool) -> (any VideoStream)? {
    let picture = pictures[page].flatMap { $0.isVideo ? $0 : nil }
    if picture !== playing {
      playing?.video?.run(false)
      playing = picture
      picture?.video?.rewind()
    }
    guard let video = picture?.video, video.isReady else { return nil }
    video.run(isRunning)
    return video
  }

  /// The number of videos that are open.
  var openCount: Int { opened.count }

  /// Closes all videos.
  func closeVideos() { for picture in opened { close(picture) } }

  /// Plays another deck from its first page, keeping the pictures of the same paths.
  func replace(_ deck: Deck, fit: DeckFit = .scaleDown) {
    loading?.cancel()
    loading = nil
    closeVideos()
    // Each is used only once: a picture can be on several pages.
    var rest = Dictionary(loaded.map { ($0.page.path, $0) }) { first, _ in first }
    pictures = [:]
    for (index, page) in deck.pages.enumerated() {
      guard let picture = rest.removeValue(forKey: page.path) else { continue }
      picture.page = page
      pictures[index] = picture
    }
    for picture in rest.values { picture.decoded = nil }
    for picture in animated { (picture.player, picture.isPlaying) = (nil, false) }
    animated = []
    loaded = deck.pages.indices.compactMap { pictures[$0] }
    leaving = []
    current = 0
    self.deck = deck
    self.fit = fit
  }

  /// Reads the changed files once more that could not be shown, and removes those that still cannot.
  func readAgain() {
    for picture in pictures.values where picture.change == .awaited { picture.change = .unreadAgain }
    update()
  }

  /// Whether the current page and those that follow it in the view are in memory, and the current page's
  /// video can play.
  var isComplete: Bool { missingPage == nil }

  /// The first page in the view that isn't in memory, or the current one if its video cannot play yet.
  var missingPage: Int? {
    guard deck.pages.indices.contains(current) else { return nil }
    if deck.pages[current].isVideo, video(current)?.isReady != true { return current }
    return pages(before: 0, after: reach - 1).first { picture($0) == nil }
  }

  /// The number of pictures in memory.
  var loadedCount: Int { loaded.count }

  /// Sets the current page: loads it and its neighbours, the next before the previous ones, and releases
  /// excess ones, except those that were in the view.
  func show(_ page: Int) {
    guard deck.pages.indices.contains(page) else { return }
    if page != current { leaving = pages(before: reach - 1, after: reach - 1).compactMap { pictures[$0] } }
    current = page
    update()
  }

  /// Releases the pictures of the previous page, which are no longer visible.
  func settle() {
    leaving = []
    for picture in animated where !picture.isPlaying { picture.player = nil }
    animated.removeAll { $0.player == nil }
    for picture in opened where picture !== playing { picture.video?.rewind() }
    update()
  }

  /// Sets the box on screen to fit pictures into.
  func resize(to box: PixelSize) {
    guard box != self.box, box.width > 0, box.height > 0 else { return }
    self.box = box
    // Unneeded pictures have another size.
    let needed = leaving + wantedPages.compactMap { pictures[$0] }
    for picture in loaded where !needed.contains(where: { $0 === picture }) { picture.decoded = nil }
    loaded.removeAll { $0.decoded == nil }
    update()
  }

  /// The pages to keep in memory, most urgent first: those in the view, and one more at either side.
  private var wantedPages: [Int] { pages(before: reach, after: reach) }

  /// The current page, those after it and those before it, the nearer first.
  private func pages(before: Int, after: Int) -> [Int] {
    let count = deck.pages.count
    guard deck.pages.indices.contains(current) else { return [] }
    var result = [current]
    for step in Array(1..<(after + 1)) + (1..<(before + 1)).map(-) {
      var page = current + step
      if deck.loops { page = ((page % count) + count) % count }
      if deck.pages.indices.contains(page), !result.contains(page) { result.append(page) }
    }
    return result
  }

  /// Releases pictures that are no longer needed, and loads the most urgent missing one.
  func update() {
    let wanted = wantedPages.map { page in
      let picture = pictures[page] ?? Picture(deck.pages[page])
      pictures[page] = picture
      return picture
    }
    release { picture in
      leaving.contains { $0 === picture } || wanted.contains { $0 === picture }
    }
    pictures = pictures.filter { _, picture in
      picture.decoded != nil || picture.video != nil || wanted.contains { $0 === picture }
    }
    if let loading, !wanted.contains(where: { $0 === loading.picture }) {
      loading.cancel()
      self.loading = nil
    }
    updateVideos()
    guard loading == nil, let box, let next = wanted.first(where: { $0.needsLoading(for: box, fit) }) else {
      return
    }
    guard !next.isVideo else {
      loading = (next, { [weak self] in self?.close(next) })
      if next.video == nil { open(next) }
      return
    }
    let job = worker.decode(next.page, box: box, fit: fit, clock: clock) { [weak self] in
      self?.finish(next, for: box, $0)
    }
    loading = (next, { job.cancel() })
  }

  /// Opens the videos of the current and the next page whose first pictures are in memory, and closes others,
  /// except one that is being loaded, and those that were in the view.
  private func updateVideos() {
    let needed = pages(before: 0, after: 1).compactMap { pictures[$0] }
    for picture in opened where picture !== loading?.picture {
      if !(needed + leaving).contains(where: { $0 === picture }) { close(picture) }
    }
    for picture in needed where picture.isVideo && picture.decoded != nil && picture.video == nil {
      open(picture)
    }
  }

  /// Opens a video.
  private func open(_ picture: Picture) {
    let video = openVideo(picture.page)
    video.isMuted = isMuted
    video.imageDidChange = { [weak self] in self?.videoImageDidChange() }
    video.stateDidChange = { [weak self, weak picture] in if let picture { self?.follow(picture) } }
    picture.video = video
    opened.append(picture)
  }

  /// Closes a video.
  private func close(_ picture: Picture) {
    picture.video?.imageDidChange = {}
    picture.video?.stateDidChange = {}
    picture.video = nil
    opened.removeAll { $0 === picture }
  }

  /// Follows the state of a video: takes its first picture once it is available, or removes its page if it
  /// cannot be played.
  private func follow(_ picture: Picture) {
    guard let video = picture.video else { return }
    let isLoading = loading?.picture === picture
    if let problem = video.problem {
      close(picture)
      if isLoading { return finish(picture, for: box ?? video.size, .failure(problem)) }
      if let page = page(of: picture) { discard(page, problem) }
      return update()
    }
    guard video.isReady else { return }
    if isLoading, let box {
      let first = DecodedPicture(video, box: box, fit)
      finish(picture, for: box, first.map { .success($0) } ?? .failure(.damaged("out of memory")))
    }
    videoDidChange()
  }

  /// Releases pictures that are no longer needed, least recently needed first, until the others may be kept.
  private func release(except isNeeded: (Picture) -> Bool) {
    let needed = loaded.filter(isNeeded)
    let others = loaded.filter { !isNeeded($0) }
    loaded = others + needed
    var excess = loaded.reduce(-keptByteCount) { $0 + ($1.decoded?.byteCount ?? 0) }
    for picture in others where excess > 0 || picture.change != .none {
      excess -= picture.decoded?.byteCount ?? 0
      picture.decoded = nil
    }
    loaded.removeAll { $0.decoded == nil }
  }

  /// Handles a decoded picture, or a failure.
  private func finish(
    _ picture: Picture, for box: PixelSize, _ result: Result<DecodedPicture, PictureProblem>
  ) {
    loading = nil
    // The picture is no longer needed.
    guard let page = page(of: picture), wantedPages.contains(page) else { return update() }
    switch result {
    case .success(let decoded):
      if picture.decoded == nil { loaded.append(picture) }
      if picture.change != .none {
        (picture.change, picture.isPlaying, picture.player) = (.none, false, nil)
        animated.removeAll { $0 === picture }
      }
      picture.decoded = decoded
      pictureDidLoad(page)
    case .failure(let problem):
      if picture.decoded != nil, picture.change == .unread, !picture.isVideo {
        picture.change = .awaited
        changeDidFail()
      } else if picture.decoded == nil || picture.change != .none {
        discard(page, problem)
      } else {
        picture.givenUp = box
      }
    }
    update()
  }

  /// Closes a picture's video, and stops loading it.
  private func stop(_ picture: Picture) {
    if picture.video != nil { close(picture) }
    guard loading?.picture === picture else { return }
    loading?.cancel()
    loading = nil
  }

  /// Has the picture of a page's changed file read again by the next ``update()``.
  func reload(_ page: Int) {
    guard let picture = pictures[page] else { return }
    (picture.page, picture.change, picture.givenUp) = (deck.pages[page], .unread, nil)
    stop(picture)
  }

  /// Removes a page that cannot be shown.
  func discard(_ page: Int, _ problem: PictureProblem) {
    let path = deck.pages[page].path
    if let picture = pictures[page] {
      stop(picture)
      picture.decoded = nil
      for keyPath in [\PictureStore.loaded, \.leaving, \.animated] {
        self[keyPath: keyPath].removeAll { $0 === picture }
      }
    }
    deck.removePage(at: page)
    pictureDidFail(page, path, problem)
    follow(.remove(at: page, count: 1))
  }

  /// The page of a picture; nil if it isn't needed.
  private func page(of picture: Picture) -> Int? { pictures.first { $0.value === picture }?.key }

  /// Follows a change of the deck's pages.
  func follow(_ edit: PageEdit) {
    pictures = Dictionary(
      uniqueKeysWithValues: pictures.compactMap { page, picture in
        edit.newIndex(of: page).map { ($0, picture) }
      })
    // As the component does: the next page follows one that is removed.
    current = edit.newIndex(of: current) ?? min(current, max(deck.pages.count - 1, 0))
    pagesDidChange(edit)
  }
}
#endif
