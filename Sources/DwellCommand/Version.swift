extension Program {
  /// The version of everything in this repository. It is stated here only; `Scripts/release.sh version`
  /// reads it for the archives, the package of the web front and the README.
  public static let version = "0.1.0"
}
