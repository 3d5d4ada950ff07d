import DwellFiles
import DwellJSON

/// Help texts.
enum Help {
  /// The options before a command.
  static let options: [CommandOption] = [.help, .version]
  /// The options of the gallery, which is shown without a command.
  static let galleryOptions = GalleryCommand.options.filter { $0 != .help }

  /// The text of `dwell --help`.
  static var overview: String {
    """
    Usage: dwell [COMMAND [OPTIONS] [OPERANDS]]

    Paging with a sense of time: the current dot grows into a pill and fills while
    its page dwells.

    Commands:
    \(table(Command.allCases.map { ($0.rawValue, [$0.summary]) }))

    Options:
    \(list(options))

    Without a command, dwell is `dwell gallery`, and takes its options: dwell -p carousel.
    `dwell COMMAND --help` describes a command. The exit status is 0 for success,
    1 for failure, 2 for wrong usage or input.

    """
  }

  /// The last lines of the help of a command that shows windows, in a program that can't; empty in others.
  static var needsGTK: String {
    #if GTK
    ""
    #else
    """


    This dwell was built without GTK, so it opens no window and draws no .png file. With it:
      swift build -c release --traits GTK --product dwell    (or: make run)
    """
    #endif
  }

  /// The options of a command, for its help.
  static func list(_ options: [CommandOption]) -> String {
    table(
      options.map { option in
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return (letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
      })
  }

  /// Words and their meanings, in two columns.
  static func table(_ rows: [(word: String, meaning: [String])]) -> String {
    let width = (rows.map(\.word.count).max() ?? 0) + 2
    return rows.flatMap { row in
      row.meaning.enumerated().map { index, line in
        let word = index == 0 ? row.word : ""
        return "  " + word + String(repeating: " ", count: width - word.count) + line
      }
    }.joined(separator: "\n")
  }

  /// The problem of an unknown command, which may be an option without its dashes, or a path.
  static func unknown(_ name: String) -> CommandProblem {
    let option = options.first { $0.name == name }.map { "--\($0.name)" }
    let meant =
      option ?? nearestName(to: name, among: Command.allCases.map(\.rawValue))
      ?? AtomicFile.resolved(name).map { _ in "play \(quoted(name))" }
    let fix = meant.map { "did you mean dwell \($0)?" } ?? "dwell --help lists the commands"
    return .usage("\(quoted(name)) is not a command -- \(fix)")
  }
}

extension CommandOption {
  /// The option that prints the version.
  static let version = CommandOption(name: "version", letter: "V", help: ["print the version"])
}
