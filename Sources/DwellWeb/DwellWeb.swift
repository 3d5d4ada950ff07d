#if !hasFeature(Embedded)
/// The web front's program on other systems, where it only prints a hint. The tests reach the bridge through
/// this module.
@main
enum DwellWeb {
  /// Prints where the web front runs.
  static func main() {
    print("The web front runs in browsers: `make web` builds it into Web/dist.")
  }
}
#endif
