/// The arguments of a command, as options and operands.
struct Arguments: Equatable {
  /// An option that was given.
  struct Given: Equatable {
    /// The option's name.
    var name: String
    /// Its value; nil for an option without one.
    var value: String?
  }

  /// The options, in the order given.
  var options: [Given] = []
  /// The other arguments, in the order given.
  var operands: [String] = []

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool { options.contains { $0.name == option.name } }

  /// The last value given for an option.
  func value(of option: CommandOption) -> String? { options.last { $0.name == option.name }?.value }
}
