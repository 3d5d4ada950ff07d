import DwellCommand

/// `dwell`: the gallery, and scenarios as text and pictures.
@main
enum Main {
  /// All commands.
  static let program = Program([
    GalleryCommand.self, TraceCommand.self, RenderCommand.self, CompareCommand.self, CompletionsCommand.self,
    ManCommand.self,
  ])

  /// Runs the command line and exits.
  static func main() { program.main() }
}
