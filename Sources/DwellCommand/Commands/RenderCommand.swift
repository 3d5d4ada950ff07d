import Dwell
import DwellFiles
import DwellJSON
import DwellScenes

/// `dwell render`: draws a scenario into an image.
public enum RenderCommand: Command {
  /// See ``Command/name``.
  public static let name = "render"
  /// See ``Command/summary``.
  public static let summary = "draw a scenario into a .svg or .png file"
  /// See ``Command/operands``.
  public static let operands = Operand.scenarios

  /// Draws the scenario, or lists the demo scenes.
  public static func run(_ arguments: Arguments, in program: Program) throws(CommandProblem) {
    let path = try operand("SCENARIO", of: arguments)
    if arguments.has(list) { return try Output.print(sceneList) }
    let whole = [seeds, poster].first { arguments.has($0) }
    if let whole, let path {
      throw .usage(
        "--\(whole.name) draws only demo scenes -- leave out \(printable(path, limit: 60)) or --\(whole.name)"
      )
    }
    guard path != nil || whole != nil else {
      throw .usage(
        "render needs a SCENARIO -- give a file, - for the standard input, or a scene of dwell render --list")
    }
    guard let file = arguments.value(of: output) else {
      throw .usage("render needs a file to draw into -- write e.g. -o picture.svg")
    }
    let format = try FileFormat(path: file, known: [.svg, .png], example: "-o picture.svg")
    let scale =
      try arguments.decimal(of: scale, in: 0.1...16, ", 0.1...16", example: "2") ?? format.scale
    guard let path else { return try draw(whole ?? poster, arguments, to: file, format, scale: scale) }
    guard !arguments.has(sheet) || !arguments.has(moment) else {
      throw .usage("--at draws one moment, and --sheet every sample -- leave one out")
    }
    var source = try Input.scenario(at: path)
    let time = try arguments.decimal(
      of: moment, in: 0...1e9, " of seconds, 0...1000000000", example: "1.5")
    if let time {
      source.scenario.samples = .times([time])
      source.samples = nil
    }
    let moments = try moments(of: source, isSheet: arguments.has(sheet))
    let picture = Picture(
      moments, isSheet: arguments.has(sheet), appearance: arguments.has(dark) ? .dark : nil,
      title: source.name)
    try picture.check(scale: scale, format, name: source.name)
    try picture.write(to: file, format, scale: scale)
  }

  /// Draws every component in all its states, or the seeds of the fewest lines of code.
  private static func draw(
    _ whole: CommandOption, _ arguments: Arguments, to file: String, _ format: FileFormat, scale: Double
  ) throws(CommandProblem) {
    for option in [sheet, moment] where arguments.has(option) {
      throw .usage("--\(whole.name) has its own moments -- leave out --\(option.name)")
    }
    let isSeeds = whole.name == seeds.name
    guard !isSeeds || !arguments.has(poster) else { throw .usage("--poster or --seeds -- leave one out") }
    let appearance: Appearance = arguments.has(dark) ? .dark : .light
    let poster: Poster
    do throws(ScenarioOverrun) {
      poster = try isSeeds ? .seeds(in: appearance) : .allComponents(in: appearance)
    } catch {
      throw .failure(error.description)
    }
    let title = isSeeds ? "Minimal examples" : "Every component of Dwell in all its states"
    let picture = Picture(poster, title: title)
    try picture.check(scale: scale, format, name: "the poster")
    try picture.write(to: file, format, scale: scale)
  }

  /// The moments to draw: all samples for a sheet, otherwise the last one.
  private static func moments(
    of source: Input.NamedScenario, isSheet: Bool
  ) throws(CommandProblem) -> [ScenarioMoment] {
    let (scenario, name) = (source.scenario, source.name)
    guard !isSheet || scenario.samples.count <= maximumCellCount else {
      throw .usage(
        "\(name): samples: a sheet has room for \(maximumCellCount), not \(scenario.samples.count) -- use fewer"
      )
    }
    var moments: [ScenarioMoment] = []
    do throws(ScenarioOverrun) {
      try scenario.play { moment in
        if !isSheet { moments = [] }
        moments.append(moment)
        return true
      }
    } catch {
      throw source.problem(error)
    }
    guard !moments.isEmpty else {
      throw .usage("\(name): samples: there are none to draw -- write e.g. \"samples\": [1], or --at=1")
    }
    return moments
  }

  /// The maximum number of cells of a sheet.
  static let maximumCellCount = 1000

  /// The demo scenes with their titles.
  static var sceneList: String {
    Help.table(DemoScene.all.map { (DemoScene.prefix + $0.name, [$0.summary]) }) + "\n"
  }
}
