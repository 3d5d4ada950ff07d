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
