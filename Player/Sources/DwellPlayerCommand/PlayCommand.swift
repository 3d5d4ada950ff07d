import DwellCommand
import DwellDeck
import DwellFiles
import DwellJSON

#if GTK
import DwellPlayer
#endif

/// `dwell play`: shows pictures page by page.
enum PlayCommand: DeckCommand {
  static let name = "play"
  static let summary = "show pictures page by page, with a timed page control"
  static let operands = Operand.files

  /// The file to draw a contact sheet into.
  private static let sheet = CommandOption(
    name: "sheet", letter: "o", value: "FILE",
    help: [
      "without a window, draw a contact sheet (PNG) into FILE:", "a tile for each page",
      "(- for the standard output)",
    ])
  /// Whether the window fills the screen.
  private static let fullScreen = CommandOption(name: "fullscreen", letter: "f", help: ["fill the screen"])
  /// The duration of pages.
  static let duration = CommandOption(
    name: "duration", letter: "d", value: "SECONDS",
    help: [
      "the duration of pages without one of their own,", "above 0 (4, or what the deck.json says);",
      "media: animated pictures as long as they play",
    ])
  /// The style.
  private static let style = CommandOption(
    name: "style", letter: "s", value: "STYLE",
    help: [
      "control: a page control below (default);",
      "story: segments above; stories: those of several people,",
      "each a folder in PATH, or a PATH of their own",
    ], choices: DeckStyle.allCases.map(\.rawValue))
  /// Whether the first page follows the last: the option of `dwell export`, where videos are an exception.
  private static let loop = CommandOption(
    name: ExportCommand.loop.name,
    help: ["the first page follows the last (the default, unless", "the deck.json says otherwise)"])
  /// How pictures fit their pages.
  static let fit = CommandOption(
    name: "fit", value: "FIT",
    help: [
      "auto: small pictures are enlarged, up to four times",
      "(default); scale-down: they are never enlarged; contain:",
      "they are as large as fits in the page; cover: they fill", "the page, and are cropped",
    ], choices: DeckFit.allCases.map(\.rawValue))
  /// The texts on pictures.
  static let captions = CommandOption(
    name: "captions", value: "TEXTS",
    help: [
      "on pictures: titles (of the deck.json; default), names",
      "(of files without a title), exif (the captions in the",
      "files, as Exif or IPTC), or none",
    ], choices: DeckCaptions.allCases.map(\.rawValue))
  /// Whether titles are hidden.
  static let noCaptions = CommandOption(
    name: "no-captions", help: ["the same as --captions=none"])
  /// When the indicator, buttons and the pointer are visible.
  private static let controls = CommandOption(
    name: "controls", value: "WHEN",
    help: [
      "auto: the indicator, the button and the pointer hide while",
      "pointer and keys are idle and pages advance (default);", "always: they stay visible",
    ], choices: DeckControls.allCases.map(\.rawValue))
  /// Whether videos have their sound.
  private static let sound = CommandOption(
    name: "sound", help: ["play the sound of videos (off by default; M turns it on", "and off)"])
  /// Whether pages go from right to left.
  private static let rightToLeft = CommandOption(
    name: "rtl",
    help: ["pages run from right to left (the default if the", "deck.json has a language such as Arabic)"])
  /// Its options.
  static let options: [CommandOption] =
    [style, duration, loop, ExportCommand.noLoop] + DeckOperands.options
    + [
      fit, ExportCommand.effect, ExportCommand.kenBurns, ExportCommand.noKenBurns, ExportCommand.ground,
      ExportCommand.perView,
      captions, noCaptions, controls, sound, rightToLeft, fullScreen, sheet, PlayReport.option, .help,
    ]

  /// The options that don't apply to a contact sheet: its tiles show no indicator, and nothing turns or
  /// plays.
  private static let windowOptions = [
    style, duration, ExportCommand.effect, ExportCommand.perView, controls, sound, rightToLeft, fullScreen,
    PlayReport.option,
  ]

  /// The text of its `--help`.
  static let help = """
    Usage: dwell play [OPTIONS] [PATH...]

    Shows pictures and videos page by page, with a timed page control or as a story, and the
    titles that a deck.json gives them. PATH is a folder of pictures (in the natural order of
    their names, or as its deck.json says), a picture, which shows its folder from there on,
    or a deck.json; without PATH it shows a demo. Several paths are shown one after another,
    pictures among them alone. A path may be a file:// address, or - for a list on the
    standard input: a path on each line, or with NUL after each. Without a display, it
    draws the pages into a new contact sheet. Files that cannot be shown are reported and
    skipped.

      dwell play holiday --shuffle
      dwell play holiday/IMG_0412.jpg
      dwell play friends --style=stories
      find . -newer last.jpg -name '*.jpg' -print0 | dwell play -

    Options:
    \(Help.list(options))

    Animated pictures (GIF, PNG, WebP) play while nothing pauses their page, and restart when
    it returns. With reduced motion in the desktop's settings they are still.

    Videos among the pictures (MP4, MOV, WebM, Matroska, Ogg) play likewise, and their pages
    stay until they end, whatever --duration says, unless a deck.json gives a page its own
    duration. They need GTK's module for media and decoders; on Debian these are in
    libgtk-4-media-gstreamer, gstreamer1.0-plugins-good and gstreamer1.0-libav.

    Keys:
      Left, Right   to the previous and the next page
      Space         pause and resume
      Home, End     to the first and the last page
      F             full screen, and back; so does a double click
      M             turn the sound of videos on or off
      Escape        leave full screen, or close

    A swipe, the wheel or a click turns pages too: a click on the leading third turns back, a
    click elsewhere turns forward. Holding the button down pauses, and so does the button in
    the corner. Pointer, indicator and button hide while they are idle and pages advance, and
    in full screen the screen stays on meanwhile. The pages follow their folder: pictures may
    be added, changed and removed. Files dropped on the window play.\(Help.needsGTK)

    """

  /// Reads the deck, reports skipped files, and shows it.
  static func run(_ arguments: Arguments, in program: Program) throws(CommandProblem) {
    let changes = try DeckChanges(arguments)
    let style = try style(arguments.value(of: style)) ?? .control
    let fit = try fit(arguments)
    _ = try visibility(of: arguments)
    if let file = arguments.value(of: sheet) {
      _ = try FileFormat(path: file, known: [.png], example: "--sheet=sheet.png")
    }
    for option in windowOptions where arguments.has(option) && arguments.has(sheet) {
      throw .usage("--\(option.name) is for the window, and --sheet draws without one -- leave one out")
    }
    if style == .stories {
      try refuseForStories([loop, ExportCommand.noLoop, controls, PlayReport.option], arguments)
    }
    let deck = try DeckOperands.deck(arguments, changes, style: style, opensFolder: true)
    try show(deck, style, fit, changes, arguments)
  }

  /// The captions of `--captions` and `--no-captions`.
  static func captions(_ arguments: Arguments) throws(CommandProblem) -> DeckCaptions {
    guard !arguments.has(captions) || !arguments.has(noCaptions) else {
      throw .usage("--captions and --no-captions exclude each other -- write one of them")
    }
    return try arguments.choice(of: captions, example: .names)
      ?? (arguments.has(noCaptions) ? .none : .titles)
  }

  /// When the indicator, buttons and the pointer are visible.
  private static func visibility(of arguments: Arguments) throws(CommandProblem) -> DeckControls {
    try arguments.choice(of: controls, example: .always) ?? .auto
  }

  /// The fit of `--fit`; nil if it was not given.
  static func fit(_ arguments: Arguments) throws(CommandProblem) -> DeckFit? {
    try arguments.choice(of: fit, example: .cover)
  }

  /// The style of `--style`; nil if it was not given.
  static func style(_ name: String?) throws(CommandProblem) -> DeckStyle? {
    guard let name else { return nil }
    if let style = DeckStyle(rawValue: name) { return style }
    throw .usage(
      "--style is \(quoted(name, limit: 24)); it must be control, story or stories -- write e.g. --style=story"
    )
  }

  /// Fails if an option was given that stories don't have: these, or one of those that no command has for
  /// them. They end, and their pictures are whole, on black.
  static func refuseForStories(
    _ options: [CommandOption], _ arguments: Arguments
  ) throws(CommandProblem) {
    let common = [
      ExportCommand.kenBurns, ExportCommand.noKenBurns, ExportCommand.ground, ExportCommand.perView,
    ]
    for option in options + common where arguments.has(option) {
      throw .usage("--\(option.name) is for one deck, not for --style=stories -- leave it out")
    }
  }

  /// Reports that a picture is skipped, why, and how to fix it.
  static func reportSkipped(_ path: String, _ reason: String, fix: String) {
    Output.report("\(printable(path, limit: 400)): \(reason); skipped -- \(fix)")
  }

  #if GTK
  /// Shows a deck, or the demo for nil, in a window or on a contact sheet.
  private static func show(
    _ deck: Deck?, _ style: DeckStyle, _ fit: DeckFit?, _ changes: DeckChanges, _ arguments: Arguments
  ) throws(CommandProblem) {
    var options = DeckPlayer.Options()
    options.look.style = style
    options.look.fit = fit
    let captions = try captions(arguments)
    options.look.showsCaptions = captions != .none
    options.look.readsCaptions = captions == .exif
    options.look.controls = try visibility(of: arguments)
    options.look.isRightToLeft = arguments.has(rightToLeft)
    options.demo = changes
    let isRecursive = arguments.has(DeckOperands.recursive)
    options.drop = { DeckOperands.dropped($0, changes, isRecursive: isRecursive, report: $1) }
    options.sheet = arguments.value(of: sheet)
    options.isFullScreen = arguments.has(fullScreen)
    options.hasSound = arguments.has(sound)
    options.recordsPages = arguments.has(PlayReport.option)
    let reports = try play(deck, options)
    try PlayReport.write(reports, arguments)
  }

  /// Shows a deck, or the demo for nil, and reports the outcome.
  /// - Returns: how long each picture was in view, for each deck that has played; empty unless that was
  ///   recorded in a window.
  @discardableResult
  static func play(_ deck: Deck?, _ options: DeckPlayer.Options) throws(CommandProblem) -> [PlayReport] {
    var reports: [PlayReport] = []
    let outcome = try onMainThread { () throws(FileError) in
      try DeckPlayer.run(deck: deck, options: options) { path, reason, fix in
        reportSkipped(path, reason, fix: fix)
      } didRecord: { deck, times in
        reports.append(PlayReport(deck, times))
      }
    }
    switch outcome {
    case .closed: break
    case .nothingToShow(let name): throw .nothingToShow(of: name)
    case .drawn(let path, let isInsteadOfWindow):
      try Output.printPath(path)
      if isInsteadOfWindow { try Output.print(Help.withoutDisplay) }
    }
    return reports
  }
  #else
  /// Reports that windows need GTK.
  private static func show(
    _ deck: Deck?, _ style: DeckStyle, _ fit: DeckFit?, _ changes: DeckChanges, _ arguments: Arguments
  ) throws(CommandProblem) {
    throw .withoutWindows("play")
  }
  #endif
}

extension CommandProblem {
  /// None of the pictures of a deck can be shown; the reasons have been reported.
  static func nothingToShow(of deck: String) -> CommandProblem {
    .usage("none of the pictures of \(printable(deck)) can be shown -- see the messages above")
  }
}
