/// The command line's entry.
@main
struct DwellCommand {
  /// Runs the command.
  static func main() {}
}
