/// What can be fed with arbitrary bytes.
enum FuzzTarget: String, CaseIterable {
  /// A deck.json, and a folder beside it.
  case deck
  /// A scenario file: read, played, drawn.
  case scenario
  /// The text of a display list: read, written, drawn as SVG.
  case display
  /// Events for each component.
  case events
  /// First bytes and names of files.
  case files
  #if GTK
  /// Whole picture files, decoded.
  case picture
  #endif

  /// The names of all targets.
  static var names: String { allCases.map(\.rawValue).joined(separator: " ") }

  /// Feeds one input.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .deck: fuzzDeck(bytes)
    case .scenario: fuzzScenario(bytes)
    case .display: fuzzDisplay(bytes)
    case .events: fuzzEvents(bytes)
    case .files: fuzzFiles(bytes)
    #if GTK
    case .picture: fuzzPicture(bytes)
    #endif
    }
  }
}
