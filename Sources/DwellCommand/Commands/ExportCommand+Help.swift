import DwellHTML

extension ExportCommand {
  /// Where to write.
  static let output = CommandOption(
    name: "output", letter: "o", value: "FILE",
    help: ["the file: a .html page, or a .png contact sheet in a build", "with GTK"])
  /// What it looks like.
  static let style = CommandOption(
    name: "style", letter: "s", value: "STYLE",
    help: [
      "control: captions and a page control below (if left out)",
      "story: segments above, taps turn, a hold pauses",
    ])
  /// That the first page follows the last.
  static let loop = CommandOption(
    name: "loop",
    help: ["the first page follows the last", "(or as the deck.json says; without it, it does)"])
  /// That it does not.
  static let noLoop = CommandOption(name: "no-loop", help: ["the last page stays"])
  /// Whether pictures stay beside the page.
  static let linked = CommandOption(
    name: "linked", letter: "l", help: ["leave the pictures where they are, beside the page"])
  /// How large pictures are.
  static let size = CommandOption(
    name: "size", letter: "z", value: "PIXELS",
    help: ["the longest side of pictures, 16...16384 (2048); larger", "ones are scaled in a build with GTK"])
  /// Whether titles are left out.
  static let noCaptions = CommandOption(name: "no-captions", help: ["leave out the titles of pages"])
  /// The language.
  static let language = CommandOption(
    name: "language", value: "TAG",
    help: ["of titles and words, e.g. de or pt-BR", "(en, or what the deck.json says)"])
  /// Whether it reads from right to left.
  static let rightToLeft = CommandOption(
    name: "rtl",
    help: ["pages go from right to left (as in Arabic and Hebrew", "if the language is such a one)"])
  /// Its options.
  static let options: [CommandOption] = [
    output, style, PlayCommand.duration, loop, noLoop, size, linked, noCaptions, language, rightToLeft, .help,
  ]

  /// What its `--help` prints.
  static let help = """
    Usage: dwell export [OPTIONS] PATH -o FILE

    Makes one file of a deck: a web page with the pictures inside that plays in any browser,
    from a disk or a server, without anything beside it. PATH is what `dwell play` takes.
    Pictures that cannot be shown are named and skipped. FILE is replaced as a whole or
    stays as it is.

      dwell export holiday -o holiday.html
      dwell export holiday -o story.html --style=story --duration=5

    The page has the elements inside that `make web` builds: they are looked for in
    $DWELL_WEB, in share/dwell beside the program, and in the clone it was built in.
    Where WebAssembly is forbidden its pages scroll instead.

    Options:
    \(Help.list(options))

    """
}
