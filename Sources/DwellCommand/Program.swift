import DwellFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program of commands: `dwell`, or the player's, which has more of them.
public struct Program: Sendable {
  /// The commands, in the order of the help.
  public let commands: [any Command.Type]
  /// The command that is suggested if a path is given instead of a command; nil if there is none.
  let forPaths: (any Command.Type)?

  /// The program of these commands.
  public init(_ commands: [any Command.Type], forPaths: (any Command.Type)? = nil) {
    self.commands = commands
    self.forPaths = forPaths
  }

  /// Runs the command line and exits: 0 done, 1 failed, 2 wrong usage or input.
  public func main() -> Never {
    StandardFiles.occupy()
    // A write reports that the reader has closed the pipe, or that a file may not grow (`ulimit -f`), instead
    // of ending the program.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    // Swift's runtime may have a handler that prints a backtrace and continues: Ctrl+\ has to end the
    // program.
    let quit = signal(SIGQUIT, SIG_DFL)
    if unsafeBitCast(quit, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGQUIT, SIG_IGN) }
    exit(status(of: Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs a command and reports an error on standard error; returns the exit status.
  func status(of words: [String]) -> Int32 {
    do {
      try run(words)
      return 0
    } catch {
      guard let message = error.message else { return error.status }
      Output.report(message)
      return error.status
    }
  }

  /// Runs a command line.
  func run(_ words: [String]) throws(CommandProblem) {
    let global = try Arguments(
      words, options: Help.options + Help.galleryOptions, command: "dwell", stopsAtOperand: true)
    if global.has(.version) { return try Output.print("dwell \(Self.version)\n") }
    if global.has(.help) { return try Output.print(help) }
    guard let name = global.operands.first else { return try runAlone(global) }
    if let option = global.options.first {
      throw .usage("--\(option.name) before a command is the gallery's -- leave it out, or the command")
    }
    if name == "help" {
      guard let topic = global.operands.dropFirst().first else { return try Output.print(help) }
      return try Output.print(command(topic).help)
    }
    let command = try command(name)
    let arguments = try Arguments(
      Array(global.operands.dropFirst()), options: command.options, command: "dwell \(name)")
    if arguments.has(.help) { return try Output.print(command.help) }
    try ReadFiles(arguments, of: command).check(arguments)
    try command.run(arguments, in: self)
  }

  /// The default of `dwell`: opens the gallery, with its options. In a build without windows it prints the
  /// overview if there are none.
  private func runAlone(_ arguments: Arguments) throws(CommandProblem) {
    #if GTK
    try GalleryCommand.run(arguments, in: self)
    #else
    guard arguments.options.isEmpty else { return try GalleryCommand.run(arguments, in: self) }
    try Output.print(help)
    #endif
  }

  /// The command of a name.
  private func command(_ name: String) throws(CommandProblem) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw unknown(name)
  }
}
