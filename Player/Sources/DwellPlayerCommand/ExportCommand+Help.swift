import DwellCommand
import DwellDeck
import DwellDeckHTML
import DwellHTML

extension ExportCommand {
  /// The file to write.
  static let output = CommandOption(
    name: "output", letter: "o", value: "FILE",
    help: [
      "the file: a .html page (- for the standard output), or",
      "in a build with GTK a video (.mp4, .webm), an animated",
      "picture (.gif, .webp, .apng) or a contact sheet with a", "tile for each page (.png)",
    ])
  /// The folder of frames.
  static let frames = CommandOption(
    name: "frames", value: "FOLDER",
    help: ["instead of a file: a video's frames as PNG pictures in", "FOLDER, where no file is replaced"])
  /// The frames per second.
  static let rate = CommandOption(
    name: "fps", value: "RATE",
    help: ["frames of a video per second, 1...120, e.g. 30 or", "30000/1001 (30; 25 in animated pictures)"])
  /// The sound.
  static let audio = CommandOption(
    name: "audio", value: "FILE",
    help: ["the sound of a video, which is cut at the video's end;", "also as a file:// address"],
    isRead: true)
  /// The fade at the end of the sound.
  static let fade = CommandOption(
    name: "fade", value: "SECONDS", help: ["how long the sound fades before the end, 0...60 (2)"])
  /// The style of the page.
  static let style = CommandOption(
    name: "style", letter: "s", value: "STYLE",
    help: [
      "control: captions and a page control below (default);",
      "story: segments above, taps turn, holding pauses;",
      "stories: those of several people, each a folder in PATH,",
      "or a PATH of their own",
    ], choices: DeckStyle.allCases.map(\.rawValue))
  /// Whether the first page follows the last.
  static let loop = CommandOption(
    name: "loop",
    help: [
      "the first page follows the last (the default, except in",
      ".mp4, .webm and --frames, and unless the deck.json says", "otherwise)",
    ])
  /// Whether the last page is the end.
  static let noLoop = CommandOption(name: "no-loop", help: ["the last page stays"])
  /// How pages look while they turn.
  static let effect = CommandOption(
    name: "effect", value: "EFFECT",
    help: [
      "how pages turn: slide, fade-and-scale, cross-fade,",
      "stack, flip or cube (slide, or what the deck.json says)",
    ], choices: DeckEffect.allCases.map(\.rawValue))
  /// Whether pictures slowly zoom.
  static let kenBurns = CommandOption(
    name: "ken-burns",
    help: ["pictures cover their pages, and zoom slowly while they", "stay"])
  /// Whether they don't zoom.
  static let noKenBurns = CommandOption(
    name: "no-ken-burns", help: ["pictures do not zoom (default, unless the deck.json", "says otherwise)"])
  /// The background behind the pictures.
  static let ground = CommandOption(
    name: "ground", value: "GROUND",
    help: [
      "the background: auto: black, and white behind",
      "transparent ones that are dark; dark: black; light:", "white (auto, or what the deck.json says)",
    ], choices: DeckGround.allCases.map(\.rawValue))
  /// How many pages are in view at once.
  static let perView = CommandOption(
    name: "per-view", value: "PAGES",
    help: [
      "the number of visible pictures, 1 to 20, which may be",
      "fractional (1, or what the deck.json says)",
    ])
  /// Whether pictures are linked instead of embedded.
  static let linked = CommandOption(
    name: "linked", letter: "l", help: ["link pictures and videos instead of embedding them"])
  /// The size of embedded pictures, or of a video.
  static let size = CommandOption(
    name: "size", letter: "z", value: "PIXELS",
    help: [
      "of a page: the longest side of pictures, 16...16384",
      "(2048); larger ones are scaled in a build with GTK.",
      "Of a video: WIDTHxHEIGHT (1080x1920 for a story, else",
      "1920x1080; a third of that in animated pictures)",
    ])
  /// The language.
  static let language = CommandOption(
    name: "language", value: "TAG",
    help: ["the language of titles and words, e.g. de or pt-BR", "(en, or what the deck.json says)"])
  /// Whether pages go from right to left.
  static let rightToLeft = CommandOption(
    name: "rtl",
    help: ["pages run from right to left (the default if the", "language is e.g. Arabic or Hebrew)"])
  /// Its options.
  static let options: [CommandOption] =
    [output, frames, style, PlayCommand.duration, loop, noLoop] + DeckOperands.options
    + [
      effect, kenBurns, noKenBurns, ground, perView, PlayCommand.fit, size, rate, audio, fade, linked,
      PlayCommand.captions, PlayCommand.noCaptions, language, rightToLeft,
      .help,
    ]

  /// The text of its `--help`.
  static let help = """
    Usage: dwell export [OPTIONS] PATH... -o FILE
           dwell export [OPTIONS] PATH... --frames FOLDER

    Exports pictures as one web page, which plays in any browser from a disk or a server and
    needs no other file, or as a video. PATH is a folder of pictures, a picture or a
    deck.json, as for `dwell play`, but a picture is one page. Videos among the pictures are
    for HTML pages only, if every browser plays them. Files that cannot be shown are reported
    and skipped. FILE is replaced atomically: if the export fails, it is unchanged.

      dwell export holiday -o holiday.html
      dwell export holiday -o story.html --style=story --duration=5
      dwell export friends -o friends.html --style=stories
      dwell export holiday -o story.mp4 --style=story --audio=song.ogg

    Videos need ffmpeg and a build with GTK. Page times are exact to a frame. A .mp4 or
    .webm ends with the last page, and with --loop as it started, so that it repeats
    seamlessly; animated pictures loop unless --no-loop is given. Animated pictures of
    the deck play in videos as in `dwell play`.

    The page embeds the elements that `make web` builds. They are searched in
    $DWELL_WEB, in share/dwell beside the program, and in the clone it was built in.
    Where WebAssembly is disabled, the pages scroll instead.

    Options:
    \(Help.list(options))

    """
}
