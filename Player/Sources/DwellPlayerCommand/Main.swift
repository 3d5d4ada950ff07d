import DwellCommand

#if GTK
import DwellPlayer
#endif

/// The installed `dwell`: the commands of the root package, and those that play and export pictures.
@main
enum Main {
  /// All commands.
  static let program = Program(
    [
      GalleryCommand.self, PlayCommand.self, ExportCommand.self, TraceCommand.self, RenderCommand.self,
      CompareCommand.self, DemoCommand.self, CompletionsCommand.self, ManCommand.self,
    ], forPaths: PlayCommand.self)

  /// Runs the command line and exits.
  static func main() {
    #if GTK
    DecoderMessages.discard()
    #endif
    program.main()
  }
}
