/// The targets of fuzzing.
enum FuzzTarget: String, CaseIterable {
  /// A deck.json, and a folder next to it.
  case deck
  /// A scenario file: parsed, played, drawn.
  case scenario
  /// The text of a display list: parsed, written, drawn as SVG.
  case display
  /// Events for each component.
  case events
  /// The beginnings of files, and file names.
  case files
  /// Complete animated picture files, whose frames are read.
  case animation
  #if GTK
  /// Complete picture files, decoded.
  case picture
  #endif

  /// The names of all targets.
  static var names: String { allCases.map(\.rawValue).joined(separator: " ") }

  /// Runs one input.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .deck: fuzzDeck(bytes)
    case .scenario: fuzzScenario(bytes)
    case .display: fuzzDisplay(bytes)
    case .events: fuzzEvents(bytes)
    case .files: fuzzFiles(bytes)
    case .animation: fuzzAnimation(bytes)
    #if GTK
    case .picture: fuzzPicture(bytes)
    #endif
    }
  }
}
