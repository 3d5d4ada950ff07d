import CDwellGetopt
import DwellJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Arguments {
  /// Separates options from operands with the C library's `getopt_long`: options may come before and after
  /// operands, long options may be abbreviated, and `--` ends the options.
  ///
  /// Calls are serialised, because the library keeps its state in global variables.
  /// - Parameters:
  ///   - words: the arguments, without the program's and the command's names.
  ///   - options: the options that the command has.
  ///   - command: the command's name in messages: `dwell play`.
  ///   - stopsAtOperand: whether the first operand ends the options.
  init(
    _ words: [String], options: [CommandOption], command: String, stopsAtOperand: Bool = false
  ) throws(CommandProblem) {
    let names = options.map { strdup($0.name) }
    var vector = ([command] + words).map { strdup($0) } + [nil]
    defer { for text in names + vector { free(text) } }
    var table = zip(options, names).enumerated().map { index, pair in
      CDwellGetopt.option(
        name: pair.1.map { UnsafePointer($0) },
        has_arg: pair.0.value == nil ? no_argument : required_argument,
        flag: nil, val: Arguments.firstNumber + Int32(index))
    }
    table.append(CDwellGetopt.option())
    let letters = options.compactMap { option in
      option.letter.map { "\($0)" + (option.value == nil ? "" : ":") }
    }
    let form = (stopsAtOperand ? "+:" : ":") + letters.joined()

    self.init()
    pthread_mutex_lock(Arguments.lock)
    defer { pthread_mutex_unlock(Arguments.lock) }
    dwell_getopt_begin()
    while true {
      let number = getopt_long(Int32(vector.count - 1), &vector, form, table, nil)
      if number == -1 { break }
      let index = Int(dwell_getopt_index())
      let word = vector[max(min(index, vector.count - 1) - 1, 0)].map { String(cString: $0) } ?? ""
      guard let option = Arguments.known(number, of: options) else {
        throw Arguments.problem(number == 58, with: word, options: options, command: command)
      }
      let value = option.value.flatMap { _ in dwell_getopt_value() }.map { String(cString: $0) }
      // An empty value comes from an unset shell variable.
      if value == "" { throw Arguments.lacksValue(option, "--\(option.name)") }
      // It stands for bytes that aren't UTF-8: the written file would have another name.
      if let value, value.unicodeScalars.contains("\u{FFFD}") {
        throw .usage(
          "--\(option.name) is \(printable(value, limit: 400)), which is not UTF-8 -- write another")
      }
      self.options.append(Given(name: option.name, value: value))
      if let value, option.isFile {
        if option.isRead { read.append(value) } else { written.append(value) }
      }
    }
    let first = min(Int(dwell_getopt_index()), vector.count - 1)
    operands = vector[first...].compactMap { $0.map { String(cString: $0) } }
  }

  /// The lock around the library's global state.
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()

  /// The value that `getopt_long` returns for the first long option; short options return their letter.
  private static let firstNumber: Int32 = 0x1000

  /// The option for a value that `getopt_long` returned.
  private static func known(_ number: Int32, of options: [CommandOption]) -> CommandOption? {
    let index = Int(number - firstNumber)
    if options.indices.contains(index) { return options[index] }
    return options.first { $0.letter?.unicodeScalars.first?.value == UInt32(bitPattern: number) }
  }

  /// The problem of an option without its value; `shown` is the option as it was given.
  private static func lacksValue(_ option: CommandOption, _ shown: String) -> CommandProblem {
    .usage("\(shown) needs a value -- write --\(option.name)=\(option.value ?? "")")
  }

  /// The problem of the option at which the library stopped; `word` is the argument that contains it.
  private static func problem(
    _ lacksValue: Bool, with word: String, options: [CommandOption], command: String
  ) -> CommandProblem {
    let number = dwell_getopt_option()
    if let option = known(number, of: options) {
      let shown = number >= firstNumber ? "--\(option.name)" : "-\(option.letter.map(String.init) ?? "")"
      return lacksValue
        ? Arguments.lacksValue(option, shown)
        : .usage("\(shown) takes no value -- write --\(option.name)")
    }
    let names = options.map { "--\($0.name)" }
    let shown: String
    var fix = "\(command) --help lists the options"
    if let letter = Unicode.Scalar(UInt32(bitPattern: number)), number > 0 {
      shown = "-\(Character(letter))"
    } else {
      shown = String(word.prefix { $0 != "=" })
      let meant = names.filter { $0.hasPrefix(shown) }
      if meant.count > 1 {
        return .usage("\(shown) is ambiguous: \(meant.joined(separator: " or ")) -- write the whole name")
      }
      if let nearest = nearestName(to: shown, among: names) { fix = "did you mean \(nearest)?" }
    }
    return .usage("\(printable(shown)) is not an option of \(command) -- \(fix)")
  }
}
