extension RenderCommand {
  /// The file to draw into.
  static let output = CommandOption(
    name: "output", letter: "o", value: "FILE",
    help: ["the image: a .svg (- for the standard output), or a .png", "in a build with GTK"])
  /// Whether all samples are drawn.
  static let sheet = CommandOption(
    name: "sheet", letter: "s", help: ["draw all samples side by side, with their times"])
  /// The time to draw.
  static let moment = CommandOption(
    name: "at", letter: "a", value: "SECONDS", help: ["draw the moment at this time instead of the samples"])
  /// The scale.
  static let scale = CommandOption(
    name: "scale", letter: "x", value: "N", help: ["pixels per point, 0.1...16 (2 for .png, 1 for .svg)"])
  /// Whether to draw in dark colours.
  static let dark = CommandOption(
    name: "dark", letter: "d", help: ["light on dark, whatever the scenario's appearance"])
  /// Whether the demo scenes are listed.
  static let list = CommandOption(
    name: "list", letter: "l", help: ["list the demo scenes and do nothing else"])
  /// Whether everything is drawn.
  static let poster = CommandOption(
    name: "poster", letter: "p", help: ["draw every component in all its states, and no SCENARIO"])
  /// Whether the gallery's seeds are drawn.
  static let seeds = CommandOption(
    name: "seeds", help: ["draw minimal examples with their code, and no SCENARIO"])
  /// Its options.
  public static let options: [CommandOption] = [
    output, sheet, moment, scale, dark, list, poster, seeds, .help,
  ]

  /// The text of its `--help`.
  public static let help = """
    Usage: dwell render [OPTIONS] SCENARIO -o FILE
           dwell render --poster | --seeds [OPTIONS] -o FILE

    Plays a scenario as `dwell trace` does and draws its last sample, or all samples side
    by side with --sheet. SCENARIO is a file (dwell trace --help describes it), -
    for the standard input, or scene:NAME for a demo scene of --list. Colours follow the
    scenario's appearance; pages are drawn as numbered rectangles, images as plain symbols.
    FILE is replaced atomically: if drawing fails, it is unchanged.

      dwell render scene:page-control --sheet -o pages.svg
      dwell render --at 1.5 --dark scenario.json -o moment.png

    Options:
    \(Help.list(options))

    """
}
