import DwellJSON

/// The arguments of a command, as options and operands.
public struct Arguments: Equatable {
  /// An option that was given.
  public struct Given: Equatable {
    /// The option's name.
    public var name: String
    /// Its value; nil for an option without one.
    public var value: String?
  }

  /// The options, in the order given.
  public var options: [Given] = []
  /// The other arguments, in the order given.
  public var operands: [String] = []
  /// The values of options that name files to write, or folders to write in.
  public var written: [String] = []
  /// The values of options that name files to read.
  public var read: [String] = []

  /// Whether an option was given.
  public func has(_ option: CommandOption) -> Bool { options.contains { $0.name == option.name } }

  /// The last value given for an option.
  public func value(of option: CommandOption) -> String? { options.last { $0.name == option.name }?.value }

  /// The value of an option that takes one of several words; nil if it was not given.
  /// - Parameter example: the word that is suggested if none is similar to the given one.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    of option: CommandOption, example: Choice
  ) throws(CommandProblem) -> Choice? where Choice.RawValue == String {
    guard let name = value(of: option) else { return nil }
    if let choice = Choice(rawValue: name) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let fix =
      nearestName(to: name, among: known).map { "did you mean \($0)?" }
      ?? "write e.g. --\(option.name)=\(example.rawValue)"
    throw .usage(
      "--\(option.name) is \(quoted(name, limit: 24)); it must be one of \(known.joined(separator: ", ")) -- \(fix)"
    )
  }
}
