import DwellDeck
import DwellHTML
import DwellJSON

#if GTK
import DwellPlayer
#endif

/// `dwell export`: exports a deck as one file.
enum ExportCommand {
  /// Reads the deck and writes the file.
  static func run(_ arguments: Arguments) throws(CommandProblem) {
    guard let path = try Command.export.operand("PATH", of: arguments) else {
      throw .usage("export needs a PATH -- give a folder of pictures, a picture or a deck.json")
    }
    guard let file = arguments.value(of: output) else {
      throw .usage("export needs a file to write -- write e.g. -o story.html")
    }
    let format = try FileFormat(path: file, known: [.html, .png], example: "-o story.html")
    for option in [size, linked] where format == .png && arguments.has(option) {
      throw .usage(
        "--\(option.name) is for pages of HTML, not for .png -- leave it out, or write -o story.html")
    }
    let options = try documentOptions(arguments)
    let tag = try languageTag(arguments)
    let side = try arguments.value(of: size).map(side) ?? 2048
    let changes = try DeckChanges(arguments)
    // What is wrong with PATH comes before what is missing elsewhere.
    var deck = try PlayCommand.deck(path, changes)
    let front = format == .html ? try WebFront.installed() : nil
    if let tag { deck.language = tag }
    if let front {
      try DeckExport(deck, options, front: front, maximumSideLength: side).write(to: file)
    } else {
      try drawSheet(of: deck, options, to: file)
    }
  }

  /// The document options that the arguments give.
  private static func documentOptions(_ arguments: Arguments) throws(CommandProblem) -> DeckDocument.Options {
    var options = DeckDocument.Options()
    if let style = try PlayCommand.style(arguments.value(of: style)) { options.style = style }
    options.showsCaptions = !arguments.has(noCaptions)
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

  /// The number of pixels of `--size`.
  private static func side(_ text: String) throws(CommandProblem) -> Int {
    guard let side = Int(text), (16...16384).contains(side) else {
      throw .usage(
        "--size is \(printable(text, limit: 24)); it must be pixels, 16...16384 -- write e.g. --size=2048")
    }
    return side
  }

  #if GTK
  /// Draws a contact sheet, like `dwell play --sheet`.
  private static func drawSheet(
    of deck: Deck, _ page: DeckDocument.Options, to path: String
  ) throws(CommandProblem) {
    var options = DeckPlayer.Options()
    options.sheet = path
    options.look.style = page.style
    options.look.showsCaptions = page.showsCaptions
    options.look.isRightToLeft = page.isRightToLeft || deck.isRightToLeft
    try PlayCommand.play(deck, options)
  }
  #else
  /// Reports that drawing needs GTK.
  private static func drawSheet(
    of deck: Deck, _ page: DeckDocument.Options, to path: String
  ) throws(CommandProblem) {
    throw .withoutWindows("export to .png (unlike .html)")
  }
  #endif
}
