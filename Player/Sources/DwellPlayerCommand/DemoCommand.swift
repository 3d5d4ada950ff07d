import DwellCommand
import DwellDeck
import DwellFiles
import DwellJSON

#if GTK
import DwellPlayer
import Glibc
#endif

/// `dwell demo`: writes the demo deck.
enum DemoCommand: Command {
  static let name = "demo"
  static let summary = "write the demo deck into a folder"
  static let operands = Operand.folders
  static let options: [CommandOption] = [.help]

  /// The text of its `--help`.
  static let help = """
    Usage: dwell demo FOLDER

    Draws the pictures of the demo deck and writes them, with their deck.json, into
    FOLDER, which is created if necessary. `dwell play FOLDER` shows them.
    Existing files are kept.

    Options:
    \(Help.list([.help]))

    """

  /// Writes the demo deck.
  static func run(_ arguments: Arguments, in program: Program) throws(CommandProblem) {
    guard let folder = try operand("FOLDER", of: arguments) else {
      throw .usage("demo needs a FOLDER -- write e.g. dwell demo pictures")
    }
    try write(to: folder)
  }

  #if GTK
  /// Writes the pictures and their deck.json.
  private static func write(to folder: String) throws(CommandProblem) {
    let file = folder + "/deck.json"
    let deck = try onMainThread { () throws(FileError) in
      try DemoDeck.write(to: folder) { deck throws(FileError) in
        // Keeps a deck.json that the user has changed, like the pictures.
        if access(file, F_OK) != 0 { try AtomicFile.write(text(of: deck), to: file) }
      }
    }
    try Output.print(
      "\(deck.pages.count) pictures and deck.json are in \(printable(folder, limit: 400))\n")
  }
  #else
  /// Reports that drawing needs GTK.
  private static func write(to folder: String) throws(CommandProblem) {
    throw .withoutWindows("demo")
  }
  #endif

  /// The deck.json of a deck whose pictures are beside it, with one line per page.
  static func text(of deck: Deck) -> String {
    let pages = deck.pages.map { page in
      var fields = [JSONLine.Field("picture", .string(page.fileName))]
      if let duration = page.duration { fields.append(JSONLine.Field("duration", .number(duration))) }
      if let title = page.title { fields.append(JSONLine.Field("title", .string(title))) }
      if let text = page.alternativeText { fields.append(JSONLine.Field("alt", .string(text))) }
      return "    " + JSONLine.object(fields).text
    }
    var lines = deck.title.map { ["  \"title\": \(JSONLine.string($0).text),"] } ?? []
    lines.append("  \"duration\": \(JSONLine.number(deck.duration).text),")
    lines.append("  \"loop\": \(deck.loops),")
    if deck.ground != .auto { lines.append("  \"ground\": \"\(deck.ground.rawValue)\",") }
    if deck.zooms { lines.append("  \"kenBurns\": true,") }
    if let language = deck.language { lines.append("  \"language\": \(JSONLine.string(language).text),") }
    let words = deck.words.given.map { JSONLine.Field($0.word.rawValue, .string($0.text)) }
    if !words.isEmpty { lines.append("  \"words\": \(JSONLine.object(words).text),") }
    lines.append("  \"pages\": [\n" + pages.joined(separator: ",\n") + "\n  ]")
    return "{\n" + lines.joined(separator: "\n") + "\n}\n"
  }
}
