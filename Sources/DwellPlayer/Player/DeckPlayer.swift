#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellDeck
import DwellFiles

/// Plays decks: in a window where there is a display, else on a contact sheet.
@MainActor
public enum DeckPlayer {
  /// How a deck is played.
  public struct Options: Sendable {
    /// The PNG file into which a contact sheet is drawn instead of opening a window; nil for a window.
    public var sheet: String?
    /// Whether the window fills the screen.
    public var isFullScreen = false
    /// What the deck looks like.
    public var look = DeckLook()
    /// How long the pages of the demo stay, in seconds.
    public var demoDuration = Deck.defaultDuration
    /// Whether the first page of the demo follows its last.
    public var demoLoops = true

    /// A window.
    public init() {}
  }

  /// What came of it.
  public enum Outcome: Equatable, Sendable {
    /// A window was closed.
    case closed
    /// A contact sheet was drawn into a file; its absolute path, and whether that was for want of a display.
    case drawn(path: String, isInsteadOfWindow: Bool)
    /// None of the pictures of a deck of that name can be shown.
    case nothingToShow(name: String)
  }

  /// Calls for each picture that is left out, with its path and why, as the rest of a sentence about it.
  public typealias PictureFailure = @MainActor (_ path: String, _ reason: String) -> Void

  /// The contact sheet that is drawn where there is no display.
  public static let defaultSheet = "dwell-sheet.png"

  /// Plays a deck, or the demo if there is none, until its window is closed.
  /// - Parameters:
  ///   - deck: the deck; nil for the demo.
  ///   - options: how it is played.
  ///   - pictureDidFail: what is done about a picture that cannot be shown.
  public static func run(
    deck: Deck?, options: Options = Options(), pictureDidFail: @escaping PictureFailure
  ) throws(FileError) -> Outcome {
    let hasDisplay = Toolkit.start()
    let deck = if let deck { deck } else { try demo(options) }
    if options.sheet == nil, hasDisplay, let outcome = play(deck, options, pictureDidFail) { return outcome }
    let sheet = DeckSheet(deck, look: options.look) { path, problem in pictureDidFail(path, "\(problem)") }
    guard let sheet else { return .nothingToShow(name: deck.name) }
    let path = options.sheet ?? defaultSheet
    guard let raster = sheet.draw() else { throw FileError(path: path, errno: ENOMEM) }
    return .drawn(path: try raster.writePNG(to: path), isInsteadOfWindow: options.sheet == nil)
  }

  /// The demo, in its folder.
  private static func demo(_ options: Options) throws(FileError) -> Deck {
    var deck = try DemoDeck.ready(duration: options.demoDuration)
    deck.loops = options.demoLoops
    return deck
  }

  /// Plays a deck in a window; nil if none can be opened.
  private static func play(
    _ deck: Deck, _ options: Options, _ pictureDidFail: @escaping PictureFailure
  ) -> Outcome? {
    g_set_prgname("dwell")
    let carousel = deck.carousel(at: SystemClock.shared.now, look: options.look)
    guard let window = DeckWindow(deck, carousel, look: options.look) else { return nil }
    let loop = g_main_loop_new(nil, 0)
    defer { g_main_loop_unref(loop) }
    window.didClose = { g_main_loop_quit(loop) }
    window.pictureDidFail = { path, problem in pictureDidFail(path, "\(problem)") }
    if options.isFullScreen { gtk_window_fullscreen(window.window) }
    window.present()
    g_main_loop_run(loop)
    return window.store.count > 0 ? .closed : .nothingToShow(name: deck.name)
  }
}
#endif
