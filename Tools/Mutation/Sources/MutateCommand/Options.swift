/// The options of the command line.
struct Options {
  /// A problem with a command line.
  struct Problem: Error, CustomStringConvertible {
    /// The message.
    var description: String
  }

  /// The number of mutants to try.
  var count = 400
  /// The seed of the choice.
  var seed: UInt64 = 1
  /// The module to mutate.
  var module = "Dwell"
  /// Files or folders of the module, as prefixes of paths; all if empty.
  var prefixes: [String] = []
  /// The numbers of the mutants to try instead of a random choice.
  var only: [Int] = []
  /// Whether to try the previous survivors instead.
  var triesSurvivors = false
  /// The suites, as regular expressions for names of tests, in the order in which they are run.
  var suites: [String] = []
  /// The folder of the test target whose tests nearest to a mutant are run after the first suite.
  var near: String?
  /// Tests to skip, as regular expressions.
  var skipped: [String] = []
  /// The file that lists equivalents.
  var equivalents: String?
  /// The share that must be detected, in percent: overall and in each folder.
  var goal: Double?
  /// The share that must be detected in each folder, in percent.
  var folderGoal = 0.0
  /// The number of mutants that are tried in parallel.
  var jobs = 2
  /// Whether all tests are run to the end for each mutant.
  var countsTests = false
  /// Whether to only list the mutants.
  var lists = false

  /// The usage text.
  static let usage = """
    usage: mutate --suite REGEX... [OPTION...]
      --count N          how many mutants are tried (400)
      --seed N           what chooses them (1)
      --in PATH          only in this file or folder of the module; can be repeated
      --only 17,20-30    these mutants, by their numbers
      --again            those that survived the last time
      --module NAME      the module that they are put into (Dwell)
      --suite REGEX      tests to run, in this order, up to the first that fails
      --near FOLDER      after the first the tests in the folder in this one that is named as the mutant's
      --skip REGEX       tests not to run
      --equivalents FILE mutants that no test can notice, each with its reason
      --goal P           fail if less than P percent are noticed
      --folder-goal P    or in one folder less than P percent
      --jobs N           how many mutants at a time (2)
      --count-tests      run all tests for each mutant, and count those that one test alone notices
      --list             only list the mutants
    """

  /// Parses a command line.
  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch name {
      case "--again": triesSurvivors = true
      case "--count-tests": countsTests = true
      case "--list": lists = true
      default:
        guard let value = rest.popFirst() else {
          throw Problem(description: "\(name): unknown, or its value is missing")
        }
        try set(name, value)
      }
    }
    if !lists, suites.isEmpty { throw Problem(description: "no --suite") }
  }

  /// Sets an option that has a value.
  private mutating func set(_ name: String, _ value: String) throws(Problem) {
    switch name {
    case "--count": count = try Options.number(name, value, 1...100_000)
    case "--seed": seed = UInt64(try Options.number(name, value, 0...Int.max))
    case "--jobs": jobs = try Options.number(name, value, 1...64)
    case "--goal": goal = Double(try Options.number(name, value, 0...100))
    case "--folder-goal": folderGoal = Double(try Options.number(name, value, 0...100))
    case "--module": module = value
    case "--near": near = value
    case "--equivalents": equivalents = value
    case "--in": prefixes.append(value)
    case "--suite": suites.append(value)
    case "--skip": skipped.append(value)
    case "--only":
      for part in value.split(separator: ",") {
        let ends = part.split(separator: "-")
        guard let first = ends.first.flatMap({ Int($0) }), let last = ends.last.flatMap({ Int($0) }),
          first <= last
        else { throw Problem(description: "\(name) \(value): expected numbers such as 17,20-30") }
        only += first...last
      }
    default: throw Problem(description: "\(name): unknown")
    }
  }

  /// The value of an option as a number.
  private static func number(_ name: String, _ value: String, _ range: ClosedRange<Int>) throws(Problem)
    -> Int
  {
    guard let number = Int(value), range.contains(number) else {
      throw Problem(description: "\(name) \(value): expected a number in \(range)")
    }
    return number
  }
}
