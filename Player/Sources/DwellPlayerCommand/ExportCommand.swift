import DwellCommand
import DwellDeck
import DwellFiles
import DwellDeckHTML
import DwellHTML
import DwellJSON

#if GTK
import DwellPlayer
#endif

/// `dwell export`: exports a deck as one file, or as the frames of a video.
enum ExportCommand: DeckCommand {
  static let name = "export"
  static let summary = "make one web page or video of pictures, to play anywhere"
  static let operands = Operand.files

  /// The kinds of output.
  private enum Target {
    /// A file.
    case file(String, FileFormat)
    /// A folder of frames.
    case frames(String)
  }

  /// The formats of files, the default first.
  private static let formats: [FileFormat] = [.html, .png] + FileFormat.videos

  /// Reads the deck and writes the file.
  static func run(_ arguments: Arguments, in program: Program) throws(CommandProblem) {
    guard !arguments.operands.isEmpty else {
      throw .usage("export needs a PATH -- give a folder of pictures, a picture or a deck.json")
    }
    let target = try target(arguments)
    let options = try documentOptions(arguments)
    let tag = try languageTag(arguments)
    let fit = try PlayCommand.fit(arguments)
    let readsCaptions = try PlayCommand.captions(arguments) == .exif
    #if !GTK
    if readsCaptions { throw .withoutWindows("--captions=exif") }
    #endif
    var side = 2048
    var video: VideoOptions?
    switch target {
    case .file(_, .html): side = try arguments.value(of: size).map(Self.side) ?? side
    case .file(_, .png): break
    case .file(_, let format): video = try VideoOptions(arguments, format, style: options.style)
    case .frames: video = try VideoOptions(arguments, nil, style: options.style)
    }
    let changes = try DeckChanges(arguments)
    if options.style == .stories {
      try PlayCommand.refuseForStories([loop, noLoop], arguments)
      guard case .file(_, .html) = target else {
        throw .usage(
          "--style=stories is for pages of HTML -- write -o stories.html, or give one person's folder")
      }
    }
    // Errors in PATH are reported before missing parts.
    guard var deck = try DeckOperands.deck(arguments, changes, style: options.style) else { return }
    try ReadFiles.check(frames: arguments.value(of: frames), of: deck)
    // Browsers play videos.
    let keepsVideos = if case .file(_, .html) = target { true } else { false }
    for video in keepsVideos ? [] : deck.removeVideos() {
      PlayCommand.reportSkipped(video.path, Deck.videoProblem.reason, fix: Deck.videoProblem.fix)
    }
    guard !deck.pages.isEmpty else { throw .nothingToShow(of: deck.name) }
    if let tag { deck.language = tag }
    if let video {
      // Players show a video once, and an animated picture repeatedly.
      if video.playsOnce, changes.loops != true { deck.loops = false }
      return try drawVideo(of: deck, options, fit, readsCaptions, video, target)
    }
    guard case .file(let file, let format) = target else { return }
    if format == .html {
      let front = try WebFront.installed(module: options.style == .stories ? "stories" : nil)
      try DeckExport(deck, options, front: front, maximumSideLength: side, readsCaptions: readsCaptions)
        .write(to: file)
    } else {
      try drawSheet(of: deck, options, fit, readsCaptions, to: file)
    }
  }

  /// The output requested by the arguments; fails on options that don't apply to it.
  private static func target(_ arguments: Arguments) throws(CommandProblem) -> Target {
    if let folder = arguments.value(of: frames) {
      guard !arguments.has(output) else {
        throw .usage("--frames writes a folder of pictures, and -o a file -- leave one out")
      }
      try refuse([linked, audio, fade], for: "a folder of pictures", arguments)
      return .frames(folder)
    }
    guard let file = arguments.value(of: output) else {
      throw .usage("export needs a file to write -- write e.g. -o story.html")
    }
    let format = try FileFormat(path: file, known: formats, example: "-o story.html")
    let name = ".\(format.rawValue)"
    switch format {
    case .html: try refuse([rate, audio, fade, PlayCommand.fit], for: name, arguments)
    case .png:
      // Its tiles show no indicator, and nothing turns.
      let turning = [style, PlayCommand.duration, loop, noLoop, effect, perView, language, rightToLeft]
      try refuse([size, linked, rate, audio, fade] + turning, for: name, arguments)
    default: try refuse([linked], for: name, arguments)
    }
    return .file(file, format)
  }

  /// Fails if an option was given that doesn't apply to the output.
  private static func refuse(
    _ options: [CommandOption], for what: String, _ arguments: Arguments
  ) throws(CommandProblem) {
    for option in options where arguments.has(option) {
      let (purpose, example) =
        switch option {
        case linked: ("pages of HTML", "story.html")
        case PlayCommand.fit: ("videos and contact sheets", "story.mp4")
        case rate, audio, fade: ("videos", "story.mp4")
        default: ("pages of HTML and videos", "story.mp4")
        }
      throw .usage(
        "--\(option.name) is for \(purpose), not for \(what) -- leave it out, or write -o \(example)")
    }
  }

  /// The document options that the arguments give.
  private static func documentOptions(_ arguments: Arguments) throws(CommandProblem) -> DeckDocument.Options {
    var options = DeckDocument.Options()
    if let style = try PlayCommand.style(arguments.value(of: style)) { options.style = style }
    options.showsCaptions = try PlayCommand.captions(arguments) != .none
    options.isLinked = arguments.has(linked)
    options.isRightToLeft = arguments.has(rightToLeft)
    return options
  }

  /// The language of `--language`; nil if it was not given.
  private static func languageTag(_ arguments: Arguments) throws(CommandProblem) -> String? {
    guard let tag = arguments.value(of: language) else { return nil }
    guard LanguageTag.isValid(tag) else {
      throw .usage(
        "--language is \(quoted(tag, limit: 24)), which is not a language tag -- write e.g. --language=de")
    }
    return tag
  }

  /// The number of pixels of `--size` for pages of HTML.
  private static func side(_ text: String) throws(CommandProblem) -> Int {
    guard let side = Int(digits: text), (16...16384).contains(side) else {
      throw .usage(
        "--size is \(printable(text, limit: 24)); it must be pixels, 16...16384 -- write e.g. --size=2048")
    }
    return side
  }

  #if GTK
  /// Draws a contact sheet, like `dwell play --sheet`.
  private static func drawSheet(
    of deck: Deck, _ page: DeckDocument.Options, _ fit: DeckFit?, _ readsCaptions: Bool, to path: String
  ) throws(CommandProblem) {
    var options = DeckPlayer.Options()
    options.sheet = path
    options.look = look(page, fit, readsCaptions)
    try PlayCommand.play(deck, options)
  }

  /// Draws a video into a file, or its frames into a folder.
  private static func drawVideo(
    of deck: Deck, _ page: DeckDocument.Options, _ fit: DeckFit?, _ readsCaptions: Bool,
    _ options: VideoOptions, _ target: Target
  ) throws(CommandProblem) {
    let look = look(page, fit, readsCaptions)
    let result = MainActor.assumeIsolated {
      Result { () throws(CommandProblem) in
        // Pictures are decoded last, because that takes longest.
        switch target {
        case .file(let path, let format):
          try VideoEncoder.check(options, format)
          try VideoExport.write(deck, options, look: look, to: path, format)
        case .frames(let folder):
          try FrameFolder.check(folder)
          try VideoExport(deck, options, look: look).writeFrames(to: folder)
        }
      }
    }
    try result.get()
  }

  /// The look of the drawing.
  private static func look(
    _ page: DeckDocument.Options, _ fit: DeckFit?, _ readsCaptions: Bool
  ) -> DeckLook {
    var look = DeckLook()
    look.fit = fit
    look.readsCaptions = readsCaptions
    look.style = page.style
    look.showsCaptions = page.showsCaptions
    look.isRightToLeft = page.isRightToLeft
    return look
  }
  #else
  /// Reports that drawing needs GTK.
  private static func drawSheet(
    of deck: Deck, _ page: DeckDocument.Options, _ fit: DeckFit?, _ readsCaptions: Bool, to path: String
  ) throws(CommandProblem) {
    throw .withoutWindows("export to .png (unlike .html)")
  }

  /// Reports that drawing needs GTK.
  private static func drawVideo(
    of deck: Deck, _ page: DeckDocument.Options, _ fit: DeckFit?, _ readsCaptions: Bool,
    _ options: VideoOptions, _ target: Target
  ) throws(CommandProblem) {
    let what = options.format.map { "export to .\($0.rawValue)" } ?? "export --frames"
    throw .withoutWindows("\(what) (unlike .html)")
  }
  #endif
}
