import DwellCommand
import DwellDeck

/// A command that reads decks: its paths may be addresses, as file managers pass them.
protocol DeckCommand: Command {}

extension DeckCommand {
  /// The path of a `file:` address, and any other argument unchanged.
  static func path(_ argument: String) -> String { (try? FileAddress.path(argument)) ?? argument }
}
