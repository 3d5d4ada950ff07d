/// An option of a command.
public struct CommandOption: Equatable, Sendable {
  /// The name behind two hyphens.
  public var name: String
  /// The letter behind one hyphen.
  public var letter: Character?
  /// The placeholder of its value in the help; nil for an option without one.
  public var value: String?
  /// Its help text, as lines of at most 54 characters.
  public var help: [String]
  /// The words that its value can be, for shells; empty if it can be anything, or a file (`FILE`).
  public var choices: [String] = []
  /// Whether a file that is its value (`FILE`) is read. Otherwise the command writes it, or writes in it
  /// (`FOLDER`).
  public var isRead = false

  /// An option.
  public init(
    name: String, letter: Character? = nil, value: String? = nil, help: [String], choices: [String] = [],
    isRead: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.choices = choices
    self.isRead = isRead
  }

  /// Whether its value is a file or a folder.
  var isFile: Bool { value == "FILE" || value == "FOLDER" }

  /// An option of every command.
  public static let help = CommandOption(
    name: "help", letter: "h", help: ["print this help and do nothing else"])
}
