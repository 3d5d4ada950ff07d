import DwellFiles
import DwellHTML
import DwellJSON
import DwellScenes

#if GTK
import DwellGTKGallery
#endif

/// `dwell gallery`, also the default of `dwell`: shows every component and every use case.
public enum GalleryCommand: Command {
  /// See ``Command/name``.
  public static let name = "gallery"
  /// See ``Command/summary``.
  public static let summary = "show every component, with live switches (dwell alone does so too)"
  /// See ``Command/operands``.
  public static let operands = Operand.none

  /// The first page shown.
  private static let page = CommandOption(
    name: "page", letter: "p", value: "NAME", help: ["start with the page of that name"],
    choices: Gallery.pages.map(\.name))
  /// The appearance, light or dark.
  private static let appearance = CommandOption(
    name: "appearance", value: "light|dark", help: ["light or dark, instead of the system's setting"],
    choices: ["light", "dark"])
  /// Whether everything is laid out from right to left.
  private static let rightToLeft = CommandOption(
    name: "rtl", help: ["lay out from right to left, as for Arabic"])
  /// The file to write instead of opening a window.
  private static let sheet = CommandOption(
    name: "sheet", letter: "o", value: "FILE",
    help: [
      "without a window: all pages in one image (.png), or live",
      "with their switches in one page of HTML (.html, or - for",
      "the standard output)",
    ])
  /// Its options.
  public static let options: [CommandOption] = [page, appearance, rightToLeft, sheet, .help]

  /// The default contact sheet without a display. It overwrites no file, and gets a number instead.
  static let defaultSheet = "dwell-gallery.png"
  /// The default HTML page, written beside it if the elements are built.
  static let defaultPage = "dwell-gallery.html"

  /// The text of its `--help`.
  public static var help: String {
    """
    Usage: dwell gallery [OPTIONS]

    Shows every component and every use case, each on a page of its own, with live
    switches for what can be changed, and a time slider that pauses at any
    instant. Without a display, it draws all pages into \(defaultSheet) instead, and
    writes them, live, into \(defaultPage) if `make web` has built the elements.

    Options:
    \(Help.list(options))

    Pages:
    \(Help.table(Gallery.pages.map { ($0.name, [$0.title]) }))

    Keys:
      Left, Right          to the previous and the next page
      Page Up, Page Down   the same, wherever the focus is
      Tab                  to the component, the switches and the time slider
      F11                  full screen, and back
      Ctrl+Q               close

    A page of HTML needs the elements, from `make web` or an installed dwell.\(Help.needsGTK)

    """
  }

  /// Opens the gallery, or draws its sheet.
  public static func run(_ arguments: Arguments, in program: Program) throws(CommandProblem) {
    guard arguments.operands.isEmpty else {
      throw .usage("gallery takes no operands -- write dwell gallery --page NAME to start with a page")
    }
    let name = arguments.value(of: page)
    if let name, Gallery.page(named: name) == nil {
      let names = Gallery.pages.map(\.name)
      let fix = nearestName(to: name, among: names).map { "did you mean \($0)?" }
      throw .usage("--page \(quoted(name)) is not a page -- \(fix ?? "dwell gallery --help lists them")")
    }
    let appearance = try arguments.value(of: Self.appearance).map(appearance)
    for other in [page, rightToLeft] where arguments.has(sheet) && arguments.has(other) {
      throw .usage("--\(other.name) is for the window, and --sheet draws without one -- leave one out")
    }
    if let file = arguments.value(of: sheet),
      try FileFormat(path: file, known: [.html, .png], example: "-o gallery.html") == .html
    {
      guard appearance == nil else {
        throw .usage("--appearance is a switch of the page of HTML -- leave it out")
      }
      return try GalleryFile.write(to: file)
    }
    try show(page: name, appearance, arguments)
  }

  /// The appearance of the given name.
  private static func appearance(_ word: String) throws(CommandProblem) -> Appearance {
    switch word {
    case "light": .light
    case "dark": .dark
    default: throw .usage("--appearance is \(quoted(word)) -- write light or dark")
    }
  }

  #if GTK
  /// Opens the gallery if there is a display; otherwise draws its sheet.
  private static func show(
    page name: String?, _ appearance: Appearance?, _ arguments: Arguments
  ) throws(CommandProblem) {
    let isRightToLeft = arguments.has(rightToLeft)
    let file = arguments.value(of: sheet)
    // Commands run on the main thread.
    let hasShown = MainActor.assumeIsolated {
      var options = GalleryRunner.Options()
      options.page = name
      options.appearance = appearance
      options.isRightToLeft = isRightToLeft
      return file == nil && GalleryRunner.run(options)
    }
    guard !hasShown else { return }
    try draw(to: file, appearance ?? .light)
    guard file == nil else { return }
    if WebFront.isInstalled("dwell"), WebFront.isInstalled("gallery") {
      try GalleryFile.write(to: defaultPage, replaces: false)
    }
    try Output.print(Help.withoutDisplay + "dwell --help lists the other commands.\n")
  }

  /// Draws the sheet, without a named file into a new one, and prints its path.
  private static func draw(to path: String?, _ appearance: Appearance) throws(CommandProblem) {
    let drawn = try onMainThread { () throws(FileError) in
      try GallerySheet.write(to: path ?? defaultSheet, replaces: path != nil, appearance)
    }
    try Output.printPath(drawn)
  }
  #else
  /// Reports that windows need GTK.
  private static func show(
    page name: String?, _ appearance: Appearance?, _ arguments: Arguments
  ) throws(CommandProblem) {
    throw .withoutWindows("the gallery's window (unlike -o FILE.html)")
  }
  #endif
}
