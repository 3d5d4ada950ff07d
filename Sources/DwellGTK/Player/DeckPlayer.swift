#if GTK
import CGtk
import Dwell
import DwellDeck
import Glibc

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

  /// The contact sheet that is drawn where there is no display.
  public static let defaultSheet = "dwell-sheet.png"

  /// Plays a deck, or the demo if there is none, until its window is closed.
  ///
  /// Tells what was drawn on the standard output, and what went wrong on the standard error.
  /// - Returns: the exit status: 0 done, 1 a file could not be written, 2 no picture could be shown.
  public static func run(deck: Deck?, options: Options = Options()) -> Int32 {
    dwell_return_memory()
    let hasDisplay = gtk_init_check() != 0
    do {
      let deck = try deck ?? demo(options)
      if let sheet = options.sheet { return try draw(deck, options.look, to: sheet) }
      if hasDisplay, let status = play(deck, options) { return status }
      let status = try draw(deck, options.look, to: defaultSheet)
      if status == 0 {
        tell("There is no display here. In a desktop's session the same command opens a window;", to: 1)
        tell("over ssh, log in with `ssh -X`.", to: 1)
      }
      return status
    } catch {
      tell("dwell: \(error)", to: 2)
      return 1
    }
  }

  /// The demo, in its folder.
  private static func demo(_ options: Options) throws(FileError) -> Deck {
    var deck = try DemoDeck.ready(duration: options.demoDuration)
    deck.loops = options.demoLoops
    return deck
  }

  /// Plays a deck in a window; nil if none can be opened.
  private static func play(_ deck: Deck, _ options: Options) -> Int32? {
    g_set_prgname("dwell")
    let carousel = deck.carousel(at: SystemClock.shared.now, look: options.look)
    guard let window = DeckWindow(deck, carousel, look: options.look) else { return nil }
    let loop = g_main_loop_new(nil, 0)
    defer { g_main_loop_unref(loop) }
    window.didClose = { g_main_loop_quit(loop) }
    window.pictureDidFail = { path, problem in tell("dwell: \(path): \(problem); skipped", to: 2) }
    if options.isFullScreen { gtk_window_fullscreen(window.window) }
    window.present()
    g_main_loop_run(loop)
    guard window.store.count > 0 else {
      tell("dwell: none of the pictures of \(deck.name) can be shown", to: 2)
      return 2
    }
    return 0
  }

  /// Draws a deck's contact sheet into a file.
  private static func draw(_ deck: Deck, _ look: DeckLook, to path: String) throws(FileError) -> Int32 {
    let sheet = DeckSheet(deck, look: look) { path, problem in
      tell("dwell: \(path): \(problem); skipped", to: 2)
    }
    guard let sheet else {
      tell("dwell: none of the pictures of \(deck.name) can be shown", to: 2)
      return 2
    }
    guard let raster = sheet.draw() else { throw FileError(path: path, errno: ENOMEM) }
    try raster.writePNG(to: path)
    let absolute = realpath(path, nil)
    defer { free(absolute) }
    tell(absolute.map { String(cString: $0) } ?? path, to: 1)
    return 0
  }

  /// Prints a line to an open file. Control characters, which a file's name may hold and a terminal obeys, are replaced.
  private static func tell(_ line: String, to file: Int32) {
    let printable = String(
      String.UnicodeScalarView(line.unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }))
    var rest = Array("\(printable)\n".utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(written, 0))
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may take it for a command: the control characters of ASCII and Latin-1.
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
#endif
