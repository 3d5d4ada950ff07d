import CPeer

/// Prints the cost of our page control and our carousel in a window, as lines of figures: compared with
/// libadwaita's, and in every state.
@main
@MainActor
struct DwellGTKBenchmarks {
  /// Runs all measurements.
  static func main() throws {
    guard peer_init() != 0 else { throw NoDisplay() }
    try CarouselComparison.run()
    try DotsComparison.run()
    try Editing.run()
    try States.run()
  }
}

/// No window can be opened: run this with Scripts/on-display.sh.
struct NoDisplay: Error {}
