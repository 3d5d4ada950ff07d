import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand

/// Arguments are parsed as by the C library.
@Suite struct ArgumentsTests {
  /// The options of a command with every kind of option.
  private static let options = [
    CommandOption(name: "sheet", letter: "o", value: "FILE", help: []),
    CommandOption(name: "size", value: "POINTS", help: []),
    CommandOption(name: "quiet", letter: "q", help: []),
    .help,
  ]

  @Test func `a name for a file that is not UTF-8 is refused, not changed`() throws {
    let scratch = try Scratch()
    let run = try DwellProcess(
      shell: #""$DWELL" render scene:carousel -o $'caf\xe9.svg'"#, in: scratch.folder)
    #expect(run.errors == "dwell: --output is caf\u{FFFD}.svg, which is not UTF-8 -- write another\n")
    #expect(run.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [])
  }

  @Test func `threads that parse arguments concurrently do not interfere`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<500 {
        group.addTask {
          let arguments = try Arguments(
            ["-q", "--sheet", "\(number).png", "deck\(number)"], options: Self.options, command: "dwell test")
          return arguments.options.map(\.value) == [nil, "\(number).png"]
            && arguments.operands == ["deck\(number)"]
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test(arguments: [
    (["--sheet", "x.png", "deck"], [["sheet", "x.png"]], ["deck"]),
    (["--sheet=x.png", "deck"], [["sheet", "x.png"]], ["deck"]),
    (["-ox.png", "deck"], [["sheet", "x.png"]], ["deck"]),
    (["deck", "-o", "x.png", "-q"], [["sheet", "x.png"], ["quiet"]], ["deck"]),
    (["-qo", "x.png"], [["quiet"], ["sheet", "x.png"]], []),
    (["--qui", "--he"], [["quiet"], ["help"]], []),
    (["--", "-q", "--sheet"], [], ["-q", "--sheet"]),
    (["a", "--", "--", "b"], [], ["a", "--", "b"]),
    (["-"], [], ["-"]), ([], [], []), ([""], [], [""]),
    (["--size", "-1", "--sheet", "--"], [["size", "-1"], ["sheet", "--"]], []),
    (["größe", "-q", "日本"], [["quiet"]], ["größe", "日本"]),
  ])
  func `options may come before and after operands`(words: [String], options: [[String]], operands: [String])
    throws
  {
    let arguments = try Arguments(words, options: Self.options, command: "dwell test")
    #expect(arguments.options.map { [$0.name] + ($0.value.map { [$0] } ?? []) } == options)
    #expect(arguments.operands == operands)
  }

  @Test func `the last value of a repeated option counts`() throws {
    let arguments = try Arguments(["-oa", "-ob"], options: Self.options, command: "dwell test")
    #expect(arguments.value(of: Self.options[0]) == "b")
    #expect(arguments.has(Self.options[0]))
    #expect(!arguments.has(.help))
    #expect(arguments.value(of: .help) == nil)
  }

  @Test func `the first operand ends the options if requested`() throws {
    let arguments = try Arguments(
      ["-q", "trace", "-x"], options: Self.options, command: "dwell", stopsAtOperand: true)
    #expect(arguments.options.map(\.name) == ["quiet"])
    #expect(arguments.operands == ["trace", "-x"])
  }

  @Test(arguments: [
    (["--shete=1"], "--shete is not an option of dwell test -- did you mean --sheet?"),
    (["--nonsense"], "--nonsense is not an option of dwell test -- dwell test --help lists the options"),
    (["a", "-x"], "-x is not an option of dwell test -- dwell test --help lists the options"),
    (["-qx"], "-x is not an option of dwell test -- dwell test --help lists the options"),
    (["--s=1"], "--s is ambiguous: --sheet or --size -- write the whole name"),
    (["--sheet"], "--sheet needs a value -- write --sheet=FILE"),
    (["--sheet="], "--sheet needs a value -- write --sheet=FILE"),
    (["-o", ""], "--sheet needs a value -- write --sheet=FILE"),
    (["-o"], "-o needs a value -- write --sheet=FILE"),
    (["--quiet=yes"], "--quiet takes no value -- write --quiet"),
    (
      ["--\u{1B}[31m"], #"--\u{1B}[31m is not an option of dwell test -- dwell test --help lists the options"#
    ),
  ])
  func `errors in options have a fix`(words: [String], message: String) {
    let problem = #expect(throws: CommandProblem.self) {
      try Arguments(words, options: Self.options, command: "dwell test")
    }
    #expect(problem == CommandProblem(message: message, status: 2))
  }

  /// A command's reading of an option from 0 to 1000.
  private func number(_ text: String) throws -> Double? {
    let arguments = try Arguments(["--size=" + text], options: Self.options, command: "dwell test")
    return try arguments.decimal(of: Self.options[1], in: 0...1000, " of points, 0...1000", example: "2.5")
  }

  @Test(arguments: [
    ("0", 0.0), ("4", 4), ("007", 7), ("2.5", 2.5), (".5", 0.5), ("5.", 5), ("0.1000000000000000000001", 0.1),
    ("1000", 1000),
  ])
  func `a number is digits with or without a decimal point`(text: String, value: Double) throws {
    #expect(try number(text) == value)
  }

  @Test(arguments: [
    ".", "1.2.3", "1,5", " 1", "1 ", "+1", "-1", "-0", "1e2", "1E2", "0x10", "0x1p3", "inf", "infinity",
    "nan", "1_000", "1s", "\u{0663}", "\u{FF11}", "1001",
  ])
  func `any other number is refused`(text: String) {
    let message =
      "--size is \(text); it must be a plain decimal number of points, 0...1000 -- write e.g. --size=2.5"
    #expect(throws: CommandProblem.usage(message)) { try number(text) }
  }

  @Test func `an option that is not given has no number`() throws {
    let arguments = try Arguments([], options: Self.options, command: "dwell test")
    #expect(try arguments.decimal(of: Self.options[1], in: 0...1, "", example: "1") == nil)
  }

  @Test(arguments: ["", "+1", "-0", "0x1", "1.0", "99999999999999999999", "\u{0663}"])
  func `a whole number is digits only`(text: String) {
    #expect(UInt64(digits: text) == nil)
    #expect(UInt64(digits: "18446744073709551615") == .max)
  }
}
