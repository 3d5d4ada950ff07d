#if !hasFeature(Embedded)
/// What there is of the web front on other systems: a word on where it belongs. The tests reach the bridge
/// through this module.
@main
enum DwellWeb {
  /// Says what this is for.
  static func main() {
    print("The web front runs in browsers: `make web` builds it into Web/dist.")
  }
}
#endif
