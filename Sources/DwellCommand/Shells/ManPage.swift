/// The manual page, dwell(1), in the macros of man: the contents of the help.
enum ManPage {
  /// The page of a program's commands.
  static func text(of program: Program) -> String {
    """
    .TH DWELL 1 "" "Dwell \(Program.version)" "User Commands"
    .SH NAME
    dwell \\- timed page controls, stories and slideshows of pictures
    .SH SYNOPSIS
    .B dwell
    [\\fICOMMAND\\fR [\\fIOPTIONS\\fR] [\\fIOPERANDS\\fR]]
    .SH DESCRIPTION
    Paging with a sense of time: the current dot grows into a pill and fills while its page dwells.
    .PP
    \\fBdwell\\fR alone opens the gallery, with every component and every use case, and takes its options.
    .SH OPTIONS
    \(list(Help.options))
    .SH COMMANDS
    \(program.commands.map(section).joined(separator: "\n"))
    .SH EXIT STATUS
    0 for success, 1 for failure, 2 for wrong usage or input.
    .SH ENVIRONMENT
    .TP
    .B DWELL_WEB
    The folder of dwell.js and dwell.css, which exported pages contain, in place of share/dwell beside the program.

    """
  }

  /// The section of a command.
  private static func section(of command: any Command.Type) -> String {
    let blocks = command.help.split(separator: "\n\n")
    return ([".SS dwell \(command.name)"] + blocks.map { block($0, of: command) }).joined(separator: "\n")
  }

  /// A block of a command's help: the options as a list, indented lines unchanged, other text as a paragraph.
  private static func block(_ block: Substring, of command: any Command.Type) -> String {
    if block.hasPrefix("Options:\n") { return ".PP\nOptions:\n" + list(command.options) }
    let lines = block.split(separator: "\n")
    let isUsage = block.hasPrefix("Usage:")
    guard isUsage || lines.contains(where: { $0.hasPrefix(" ") }) else {
      return ".PP\n" + lines.map { line(String($0), marksCode: true) }.joined(separator: "\n")
    }
    let shown = lines.map { line(String($0), marksCode: false) }
    return ".PP\n.nf\n" + (isUsage ? ["\\fB"] + shown + ["\\fR"] : shown).joined(separator: "\n") + "\n.fi"
  }

  /// A list of options.
  private static func list(_ options: [CommandOption]) -> String {
    options.map { option in
      let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      let help = option.help.map { line($0, marksCode: true) }
      return ".TP\n" + names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ") + value + "\n"
        + help.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A line of text, which can't begin a macro; text between backquotes is bold.
  private static func line(_ text: String, marksCode: Bool) -> String {
    var result = escaped(text)
    if marksCode {
      let parts = result.split(separator: "`", omittingEmptySubsequences: false)
      if parts.count % 2 == 1 {
        result = parts.enumerated().map { $0 % 2 == 1 ? "\\fB\($1)\\fR" : String($1) }.joined()
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }

  /// Text without roff's escapes, whose hyphens can be copied as options.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result
  }
}
