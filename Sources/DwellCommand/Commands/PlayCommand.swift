import DwellDeck
import DwellFiles
import DwellJSON

#if GTK
import DwellPlayer
#endif

/// `dwell play`: shows pictures page by page.
enum PlayCommand {
  /// Where to draw a contact sheet.
  private static let sheet = CommandOption(
    name: "sheet", letter: "o", value: "FILE",
    help: ["draw a contact sheet (PNG) into FILE, without a window"])
  /// Whether the window fills the screen.
  private static let fullScreen = CommandOption(name: "fullscreen", letter: "f", help: ["fill the screen"])
  /// How long pages stay.
  static let duration = CommandOption(
    name: "duration", letter: "d", value: "SECONDS",
    help: [
      "how long pages stay that have no duration of their", "own, above 0 (4, or what the deck.json says)",
    ])
  /// What it looks like.
  private static let style = CommandOption(
    name: "style", letter: "s", value: "STYLE",
    help: [
      "control: a page control below (if left out)",
      "story: segments above",
    ])
  /// Whether titles are left out.
  private static let noCaptions = CommandOption(
    name: "no-captions", help: ["leave out the titles of pages on their pictures"])
  /// Whether it reads from right to left.
  private static let rightToLeft = CommandOption(
    name: "rtl",
    help: ["pages go from right to left (as in Arabic and Hebrew", "if the deck.json says such a language)"])
  /// Its options.
  static let options: [CommandOption] = [
    style, duration, ExportCommand.loop, ExportCommand.noLoop, noCaptions, rightToLeft, fullScreen, sheet,
    .help,
  ]

  /// What its `--help` prints.
  static let help = """
    Usage: dwell play [OPTIONS] [PATH]

    Shows pictures page by page, with a timed page control or as a story, and the titles
    that a deck.json gives them. PATH is a folder of pictures (in the natural order of their
    names, or as its deck.json says), one picture, or a deck.json; without PATH a demo is
    shown. Without a display the pages are drawn into a contact sheet instead. Files that
    cannot be shown are named and skipped.

    Options:
    \(Help.list(options))

    Keys:
      Left, Right   to the previous and the next page
      Space         pause and go on
      Home, End     to the first and the last page
      F             full screen, and back
      Escape        out of full screen, or close

    A swipe, the wheel or a click turns pages too: a click on the leading third goes back,
    one elsewhere goes on. A press that lasts lets time stand, and so does the button in the
    corner. On the full screen the pointer and the button hide while nobody moves it, and
    the screen does not go dark while pages turn by themselves. Needs a build with windows:
      swift build -c release --traits GTK --product dwell    (or: make run)

    """

  /// Reads the deck, tells what is not in it, and shows it.
  static func run(_ arguments: Arguments) throws(CommandProblem) {
    let path = try Command.play.operand("PATH", of: arguments)
    let seconds = try arguments.value(of: duration).map(seconds)
    let loops = try ExportCommand.loops(arguments)
    let style = try style(arguments.value(of: style)) ?? .control
    if let file = arguments.value(of: sheet) {
      _ = try FileFormat(path: file, known: [.png], example: "--sheet=sheet.png")
    }
    guard !arguments.has(fullScreen) || !arguments.has(sheet) else {
      throw .usage("--fullscreen is for the window, and --sheet draws without one -- leave one out")
    }
    var deck = try path.map(deck)
    if let seconds { deck?.duration = seconds }
    if let loops { deck?.loops = loops }
    try show(deck, style, duration: seconds, loops: loops, arguments)
  }

  /// The style that an option gives; nil if it was not given.
  static func style(_ name: String?) throws(CommandProblem) -> DeckStyle? {
    guard let name else { return nil }
    if let style = DeckStyle(rawValue: name) { return style }
    let known = DeckStyle.allCases.map(\.rawValue).joined(separator: " or ")
    throw .usage("--style is \(quoted(name, limit: 24)); it must be \(known) -- write e.g. --style=story")
  }

  /// A time that an option gives.
  static func seconds(_ text: String) throws(CommandProblem) -> Double {
    guard let seconds = Double(text), seconds > 0, seconds <= Deck.maximumDuration else {
      throw .usage(
        "--duration is \(printable(text, limit: 24)); it must be seconds above 0, up to \(Int(Deck.maximumDuration)) -- "
          + "write e.g. --duration=4")
    }
    return seconds
  }

  /// The deck at a path; what is skipped in it is told on the standard error.
  static func deck(_ path: String) throws(CommandProblem) -> Deck {
    do {
      let reading = try Deck.read(path: path)
      for problem in reading.skipped { Output.tell("\(problem)") }
      return reading.deck
    } catch {
      for cause in error.causes { Output.tell("\(cause)") }
      throw .usage("\(error)")
    }
  }

  /// What to do about a picture that this machine cannot decode.
  static let mendOfPicture = "copy it here once more, or save it as PNG or JPEG"

  /// Tells that a picture is left out, why, and what to do about it.
  static func reportSkipped(_ path: String, _ reason: String, mend: String) {
    Output.tell("\(printable(path, limit: 400)): \(reason); skipped -- \(mend)")
  }

  /// What is said where a picture is drawn because there is no window.
  static let withoutDisplay = """
    There is no display here. In a desktop's session the same command opens a window;
    over ssh, log in with `ssh -X`.

    """

  #if GTK
  /// Shows a deck, or the demo for nil, in a window or on a contact sheet.
  private static func show(
    _ deck: Deck?, _ style: DeckStyle, duration: Double?, loops: Bool?, _ arguments: Arguments
  ) throws(CommandProblem) {
    var options = DeckPlayer.Options()
    options.look.style = style
    options.look.showsCaptions = !arguments.has(noCaptions)
    options.look.isRightToLeft = arguments.has(rightToLeft) || deck?.isRightToLeft == true
    options.demoLoops = loops ?? true
    options.sheet = arguments.value(of: sheet)
    options.isFullScreen = arguments.has(fullScreen)
    if let duration { options.demoDuration = duration }
    try play(deck, options)
  }

  /// Shows a deck, or the demo for nil, and tells what came of it.
  static func play(_ deck: Deck?, _ options: DeckPlayer.Options) throws(CommandProblem) {
    let outcome = try onMainThread { () throws(FileError) in
      try DeckPlayer.run(deck: deck, options: options) { path, reason in
        reportSkipped(path, reason, mend: mendOfPicture)
      }
    }
    switch outcome {
    case .closed: break
    case .nothingToShow(let name): throw .nothingToShow(of: name)
    case .drawn(let path, let isInsteadOfWindow):
      try Output.print(path + "\n" + (isInsteadOfWindow ? withoutDisplay : ""))
    }
  }
  #else
  /// Tells how to get windows.
  private static func show(
    _ deck: Deck?, _ style: DeckStyle, duration: Double?, loops: Bool?, _ arguments: Arguments
  ) throws(CommandProblem) {
    throw .withoutWindows("play shows pictures")
  }
  #endif
}

extension CommandProblem {
  /// What was asked for needs GTK, which this build was made without.
  static func withoutWindows(_ what: String) -> CommandProblem {
    .failure(
      "\(what) with GTK, and this dwell was built without it -- "
        + "install libgtk-4-dev and build it with: swift build -c release --traits GTK --product dwell")
  }
}
