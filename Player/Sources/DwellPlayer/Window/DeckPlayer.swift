#if GTK
import DwellGTK
import DwellGTKGallery
import CDwellGTK
import Dwell
import DwellDeck
import DwellFiles

/// Plays decks: in a window if there is a display, otherwise on a contact sheet.
@MainActor
public enum DeckPlayer {
  /// How a deck is played.
  public struct Options: Sendable {
    /// The PNG file to draw a contact sheet into, instead of opening a window; nil for a window.
    public var sheet: String?
    /// Whether the window is full-screen.
    public var isFullScreen = false
    /// The look of the deck.
    public var look = DeckLook()
    /// Whether the sound of videos is on in the window.
    public var hasSound = false
    /// Whether to record how long each picture is in view in the window.
    public var recordsPages = false
    /// The changes to the demo, if it is played.
    public var demo = DeckChanges()
    /// Returns the deck of files dropped on the window, or nil if there is nothing to play; reports why files
    /// are left out.
    public var drop: @MainActor @Sendable (_ paths: [String], _ report: (DeckProblem) -> Void) -> Deck? = {
      _, _ in nil
    }

    /// The defaults: a window.
    public init() {}
  }

  /// The outcome of playing a deck.
  public enum Outcome: Equatable, Sendable {
    /// The window was closed.
    case closed
    /// A contact sheet was drawn into a file; the values are its absolute path, and whether there was no
    /// display.
    case drawn(path: String, isInsteadOfWindow: Bool)
    /// None of the pictures of the named deck can be shown.
    case nothingToShow(name: String)
  }

  /// A callback for skipped pictures, with the path, the reason as the rest of a sentence about it, and how
  /// to fix it.
  public typealias PictureFailure = @MainActor (_ path: String, _ reason: String, _ fix: String) -> Void

  /// The default contact sheet without a display. It replaces no file.
  public static let defaultSheet = "dwell-sheet.png"

  /// Plays a deck, or the demo without one, until its window is closed.
  /// - Parameters:
  ///   - deck: the deck; nil for the demo.
  ///   - options: how it is played.
  ///   - pictureDidFail: called for each picture that cannot be shown.
  ///   - didRecord: called when the window was closed, if pages were recorded, for each deck that it has
  ///     played, with the pictures that could be shown and their times.
  public static func run(
    deck: Deck?, options: Options = Options(), pictureDidFail: @escaping PictureFailure,
    didRecord: (Deck, PageTimes) -> Void = { _, _ in }
  ) throws(FileError) -> Outcome {
    let hasDisplay = Toolkit.start(opensWindows: options.sheet == nil)
    var deck = if let deck { deck } else { try demo(options) }
    if options.sheet == nil, hasDisplay, let outcome = play(deck, options, pictureDidFail, didRecord) {
      return outcome
    }
    for video in deck.removeVideos() {
      pictureDidFail(video.path, Deck.videoProblem.reason, Deck.videoProblem.fix)
    }
    guard !deck.pages.isEmpty else { return .nothingToShow(name: deck.name) }
    let sheet = DeckSheet(deck, look: options.look) { path, problem in
      pictureDidFail(path, "\(problem)", problem.fix)
    }
    guard let sheet else { return .nothingToShow(name: deck.name) }
    let path = options.sheet ?? defaultSheet
    guard let raster = sheet.draw() else { throw FileError(path: path, errno: ENOMEM) }
    let isInsteadOfWindow = options.sheet == nil
    return .drawn(
      path: try raster.writeExport(to: path, replaces: !isInsteadOfWindow),
      isInsteadOfWindow: isInsteadOfWindow)
  }

  /// The demo, in its folder.
  private static func demo(_ options: Options) throws(FileError) -> Deck {
    var deck = try DemoDeck.ready()
    options.demo.apply(to: &deck)
    return deck
  }

  /// Plays a deck in a window; nil if none can be opened.
  private static func play(
    _ deck: Deck, _ options: Options, _ pictureDidFail: @escaping PictureFailure,
    _ didRecord: (Deck, PageTimes) -> Void
  ) -> Outcome? {
    g_set_prgname("dwell")
    if options.look.style == .stories { return playStories(deck, options, pictureDidFail) }
    /// The component that plays a deck.
    func carousel(of deck: Deck) -> ZoomingCarousel {
      deck.zoomingCarousel(at: SystemClock.shared.now, look: options.look, canPause: true)
    }
    guard let window = DeckWindow(deck, carousel(of: deck), look: options.look) else { return nil }
    window.store.isMuted = !options.hasSound
    let loop = g_main_loop_new(nil, 0)
    defer { g_main_loop_unref(loop) }
    window.didClose = { g_main_loop_quit(loop) }
    window.filesDidDrop = { paths, report in
      options.drop(paths, report).map { ($0, carousel(of: $0)) }
    }
    window.pictureDidFail = { path, problem in pictureDidFail(path, "\(problem)", problem.fix) }
    if options.isFullScreen { gtk_window_fullscreen(window.window) }
    let recording = options.recordsPages ? DeckRecording(window) : nil
    // The recording is not lost if the program is terminated.
    let watch = options.recordsPages ? EndingWatch { g_main_loop_quit(loop) } : nil
    window.open()
    g_main_loop_run(loop)
    watch?.stop()
    for (deck, times) in recording?.decks ?? [] { didRecord(deck, times) }
    return window.store.count > 0 ? .closed : .nothingToShow(name: deck.name)
  }

  /// Plays a deck of stories in a window; nil if none can be opened.
  private static func playStories(
    _ deck: Deck, _ options: Options, _ pictureDidFail: @escaping PictureFailure
  ) -> Outcome? {
    guard let window = StoriesWindow(deck, look: options.look) else { return nil }
    window.store.isMuted = !options.hasSound
    let loop = g_main_loop_new(nil, 0)
    defer { g_main_loop_unref(loop) }
    window.didClose = { g_main_loop_quit(loop) }
    window.pictureDidFail = { path, problem in pictureDidFail(path, "\(problem)", problem.fix) }
    if options.isFullScreen { gtk_window_fullscreen(window.window) }
    window.open()
    g_main_loop_run(loop)
    return window.store.count > 0 ? .closed : .nothingToShow(name: deck.name)
  }
}
#endif
