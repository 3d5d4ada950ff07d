import DwellCommand
import Dwell
import DwellDeck
import DwellFiles
import DwellJSON

/// How long each picture of a deck was in view: `dwell play --report`.
struct PlayReport: Equatable {
  /// The file to write it into.
  static let option = CommandOption(
    name: "report", value: "FILE",
    help: [
      "when the window closes, or Ctrl+C ends the command, write",
      "into FILE how long each picture was in view (JSON, a line",
      "for each deck; - for the standard output)",
    ])

  /// The deck, with the pictures that could be shown.
  private let deck: Deck
  /// The times of its pages.
  private let times: PageTimes

  /// A report.
  init(_ deck: Deck, _ times: PageTimes) {
    self.deck = deck
    self.times = times
  }

  /// Writes reports into the file that the arguments name, a line for each; without any, reports that no
  /// window was opened.
  static func write(_ reports: [PlayReport], _ arguments: Arguments) throws(CommandProblem) {
    guard let path = arguments.value(of: option) else { return }
    guard !reports.isEmpty else {
      return Output.report("\(printable(path, limit: 400)): not written, as no window was opened")
    }
    // Decks may have been dropped on the window.
    var read = ReadFiles()
    read.insert(reports.map(\.deck))
    try read.check(arguments)
    let lines = reports.map { $0.json.text + "\n" }.joined()
    try writing { () throws(FileError) in _ = try AtomicFile.write(lines, to: path) }
  }

  /// The report, with times in seconds. Every picture has an entry, in the order of the pages.
  var json: JSONLine {
    let pictures = deck.pages.indices.map { index in
      let (page, time) = (deck.pages[index], times[index])
      return JSONLine.object([
        .init("file", .string(page.path)), .init("isSeen", .bool(time.shown > 0)),
        .init("isComplete", .bool(time.completions > 0)), .init("shown", .number(time.shown)),
        .init("running", .number(time.running)),
      ])
    }
    return .object([
      .init("deck", .string(deck.title ?? deck.name)), .init("shown", .number(times.shown)),
      .init("running", .number(times.running)), .init("pictures", .array(pictures)),
    ])
  }
}
