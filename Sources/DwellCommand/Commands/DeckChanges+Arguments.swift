import DwellDeck
import DwellJSON

extension DeckChanges {
  /// The changes that the options of a command ask for.
  init(_ arguments: Arguments) throws(CommandProblem) {
    self.init()
    takesMediaTime = arguments.value(of: PlayCommand.duration) == "media"
    if !takesMediaTime { duration = try arguments.value(of: PlayCommand.duration).map(Self.seconds) }
    loops = try Self.choice(arguments, ExportCommand.loop, ExportCommand.noLoop)
    effect = try arguments.choice(of: ExportCommand.effect, example: .cube)
    zooms = try Self.choice(arguments, ExportCommand.kenBurns, ExportCommand.noKenBurns)
    pagesPerView = try arguments.value(of: ExportCommand.perView).map(Self.pages)
    order = try DeckOperands.order(arguments)
    namesPages = try PlayCommand.captions(arguments) == .names
  }

  /// The seconds of `--duration`.
  private static func seconds(_ text: String) throws(CommandProblem) -> Double {
    guard let seconds = Double(text), seconds > 0, seconds <= Deck.maximumDuration else {
      throw .usage(
        "--duration is \(printable(text, limit: 24)); it must be seconds above 0, up to \(Int(Deck.maximumDuration)), or media -- "
          + "write e.g. --duration=4")
    }
    return seconds
  }

  /// Which of two options was given; nil if neither was.
  private static func choice(
    _ arguments: Arguments, _ on: CommandOption, _ off: CommandOption
  ) throws(CommandProblem) -> Bool? {
    let (isOn, isOff) = (arguments.has(on), arguments.has(off))
    guard !isOn || !isOff else {
      throw .usage("--\(on.name) and --\(off.name) exclude each other -- write one of them")
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
