/// Help texts.
public enum Help {
  /// The options before a command.
  static let options: [CommandOption] = [.help, .version]
  /// The options of the gallery, which is shown without a command.
  static let galleryOptions = GalleryCommand.options.filter { $0 != .help }

  /// The last lines of the help of a command that shows windows, in a program that can't; empty in others.
  public static var needsGTK: String {
    #if GTK
    ""
    #else
    """


    This dwell was built without GTK, so it opens no window and draws no .png file. With it:
      make run    (swift build with --traits GTK)
    """
    #endif
  }

  /// The message if an image is drawn because there is no display.
  public static let withoutDisplay = """
    There is no display. In a desktop session the same command opens a window;
    over SSH, log in with `ssh -X`.

    """

  /// The options of a command, for its help.
  public static func list(_ options: [CommandOption]) -> String {
    table(
      options.map { option in
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return (letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
      })
  }

  /// Words and their meanings, in two columns.
  public static func table(_ rows: [(word: String, meaning: [String])]) -> String {
    let width = (rows.map(\.word.count).max() ?? 0) + 2
    return rows.flatMap { row in
      row.meaning.enumerated().map { index, line in
        let word = index == 0 ? row.word : ""
        return "  " + word + String(repeating: " ", count: width - word.count) + line
      }
    }.joined(separator: "\n")
  }
}

extension CommandOption {
  /// The option that prints the version.
  static let version = CommandOption(name: "version", letter: "V", help: ["print the version"])
}
