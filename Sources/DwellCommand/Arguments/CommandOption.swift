/// An option of a command.
struct CommandOption: Equatable {
  /// The name behind two hyphens.
  var name: String
  /// The letter behind one hyphen.
  var letter: Character?
  /// The placeholder of its value in the help; nil for an option without one.
  var value: String?
  /// Its help text, as lines of at most 54 characters.
  var help: [String]
  /// The words that its value can be, for shells; empty if it can be anything, or a file (`FILE`).
  var choices: [String] = []
  /// Whether a file that is its value (`FILE`) is read. Otherwise the command writes it, or in it (`FOLDER`).
  var isRead = false

  /// Whether its value is a file or a folder.
  var isFile: Bool { value == "FILE" || value == "FOLDER" }

  /// An option of every command.
  static let help = CommandOption(name: "help", letter: "h", help: ["print this help and do nothing else"])
}
