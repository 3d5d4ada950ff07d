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

/// The arguments of a command, told apart.
struct Arguments: Equatable {
  /// An option that was given.
  struct Given: Equatable {
    /// The option's name.
    var name: String
    /// Its value; nil for an option without one.
    var value: String?
  }

  /// The options, in their order.
  var options: [Given] = []
  /// What is no option, in its order.
  var operands: [String] = []

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool { options.contains { $0.name == option.name } }

  /// The value an option was given last.
  func value(of option: CommandOption) -> String? { options.last { $0.name == option.name }?.value }
}
