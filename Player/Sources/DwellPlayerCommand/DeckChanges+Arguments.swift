import DwellCommand
import DwellDeck
import DwellJSON

extension DeckChanges {
  /// The changes requested by the options of a command.
  init(_ arguments: Arguments) throws(CommandProblem) {
    self.init()
    takesMediaTime = arguments.value(of: PlayCommand.duration) == "media"
    if !takesMediaTime {
      duration = try arguments.decimal(
        of: PlayCommand.duration, in: Double.leastNonzeroMagnitude...Deck.maximumDuration,
        " of seconds above 0, up to \(Int(Deck.maximumDuration)), or media", example: "4")
    }
    loops = try Self.choice(arguments, ExportCommand.loop, ExportCommand.noLoop)
    effect = try arguments.choice(of: ExportCommand.effect, example: .cube)
    zooms = try Self.choice(arguments, ExportCommand.kenBurns, ExportCommand.noKenBurns)
    ground = try arguments.choice(of: ExportCommand.ground, example: .light)
    pagesPerView = try arguments.decimal(
      of: ExportCommand.perView, in: 1...Deck.maximumPagesPerView,
      " of pages, 1...\(Int(Deck.maximumPagesPerView))", example: "2.5")
    order = try DeckOperands.order(arguments)
    namesPages = try PlayCommand.captions(arguments) == .names
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
}
