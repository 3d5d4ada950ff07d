/// An option of a command.
struct CommandOption: Equatable {
  /// The name behind two hyphens.
  var name: String
  /// The letter behind one hyphen.
  var letter: Character?
  /// What its value is called in the help; nil for an option without one.
  var value: String?
  /// What it does, for the help, as lines of at most 54 letters.
  var help: [String]

  /// An option of every command.
  static let help = CommandOption(name: "help", letter: "h", help: ["print this help and do nothing else"])
}
