import DwellDeck
import DwellJSON

extension DeckChanges {
  /// The changes that the options of a command ask for.
  init(_ arguments: Arguments) throws(CommandProblem) {
    self.init()
    duration = try arguments.value(of: PlayCommand.duration).map(Self.seconds)
    loops = try Self.loops(arguments)
    effect = try arguments.choice(of: ExportCommand.effect, example: .cube)
    pagesPerView = try arguments.value(of: ExportCommand.perView).map(Self.pages)
    order = try DeckOperands.order(arguments)
    namesPages = try PlayCommand.captions(arguments) == .names
  }

  /// The seconds of `--duration`.
  private static func seconds(_ text: String) throws(CommandProblem) -> Double {
    guard let seconds = Double(text), seconds > 0, seconds <= Deck.maximumDuration else {
      throw .usage(
        "--duration is \(printable(text, limit: 24)); it must be seconds above 0, up to \(Int(Deck.maximumDuration)) -- "
          + "write e.g. --duration=4")
    }
    return seconds
  }

  /// Whether the first page follows the last; nil if neither option was given.
  private static func loops(_ arguments: Arguments) throws(CommandProblem) -> Bool? {
    let (isOn, isOff) = (arguments.has(ExportCommand.loop), arguments.has(ExportCommand.noLoop))
    guard !isOn || !isOff else {
      throw .usage("--loop and --no-loop exclude each other -- write one of them")
    }
    return isOn ? true : isOff ? false : nil
  }

  /// The number of pages of `--per-view`.
  private static func pages(_ text: String) throws(CommandProblem) -> Double {
    guard let pages = Double(text), (1...Deck.maximumPagesPerView).contains(pages) else {
      throw .usage(
        "--per-view is \(printable(text, limit: 24)); it must be 1 to \(Int(Deck.maximumPagesPerView)) pages -- "
          + "write e.g. --per-view=2.5")
    }
    return pages
  }
}
