/// The commands of `dwell`.
enum Command: String, CaseIterable {
  /// Shows every component.
  case gallery
  /// Shows pictures.
  case play
  /// Exports a deck as one file.
  case export
  /// Plays a scenario and prints it as text.
  case trace
  /// Draws a scenario.
  case render
  /// Compares two display lists or traces.
  case compare
  /// Writes the demo deck.
  case demo
  /// Prints what a shell completes.
  case completions
  /// Prints the manual page.
  case man

  /// A summary in one line.
  var summary: String {
    switch self {
    case .gallery: "show every component, with live switches (dwell alone does so too)"
    case .play: "show pictures page by page, with a timed page control"
    case .export: "make one web page or film of pictures, to play anywhere"
    case .trace: "play a scenario file and print what it shows"
    case .render: "draw a scenario into a .svg or .png file"
    case .compare: "show the differences between two display lists or traces"
    case .demo: "write the demo deck into a folder"
    case .completions: "print the completions for a shell: bash, zsh or fish"
    case .man: "print the manual page"
    }
  }

  /// Its options.
  var options: [CommandOption] {
    switch self {
    case .gallery: GalleryCommand.options
    case .play: PlayCommand.options
    case .export: ExportCommand.options
    case .trace: [.help]
    case .render: RenderCommand.options
    case .compare, .demo, .completions, .man: [.help]
    }
  }

  /// Its operands.
  var operands: Operand {
    switch self {
    case .play, .export, .compare: .files
    case .trace, .render: .scenarios
    case .demo: .folders
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .gallery, .man: .none
    }
  }

  /// The text of its `--help`.
  var help: String {
    switch self {
    case .gallery: GalleryCommand.help
    case .play: PlayCommand.help
    case .export: ExportCommand.help
    case .trace: TraceCommand.help
    case .render: RenderCommand.help
    case .compare: CompareCommand.help
    case .demo: DemoCommand.help
    case .completions: CompletionsCommand.help
    case .man: ManCommand.help
    }
  }

  /// Runs the command.
  func run(_ arguments: Arguments) throws(CommandProblem) {
    switch self {
    case .gallery: try GalleryCommand.run(arguments)
    case .play: try PlayCommand.run(arguments)
    case .export: try ExportCommand.run(arguments)
    case .trace: try TraceCommand.run(arguments)
    case .render: try RenderCommand.run(arguments)
    case .compare: try CompareCommand.run(arguments)
    case .demo: try DemoCommand.run(arguments)
    case .completions: try CompletionsCommand.run(arguments)
    case .man: try ManCommand.run(arguments)
    }
  }

  /// The command's only operand; nil if it was not given.
  func operand(_ name: String, of arguments: Arguments) throws(CommandProblem) -> String? {
    guard arguments.operands.count <= 1 else {
      throw .usage(
        "\(rawValue) takes one \(name), not \(arguments.operands.count) -- quote a name with spaces")
    }
    return arguments.operands.first
  }
}
