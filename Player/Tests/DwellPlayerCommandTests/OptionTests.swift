import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// Each option makes a difference, or is refused: none is accepted and ignored.
@Suite struct OptionTests {
  /// A value for each option that takes one, and the further options that an option needs.
  private static let words = [
    "style": "story", "duration": "2.5", "fit": "cover", "effect": "cube", "ground": "light",
    "per-view": "2", "captions": "names", "controls": "always", "report": "report.json", "size": "100",
    "fps": "20", "audio": "deck/1.png", "fade": "1", "language": "he", "seed": "3 --shuffle",
  ]

  /// An option as it is written on a command line; a random order would occasionally be the given one.
  private func written(_ option: CommandOption) throws -> String {
    if option.name == "shuffle" { return "--shuffle --seed=2" }
    guard option.value != nil else { return "--\(option.name)" }
    return "--\(option.name)=\(try #require(Self.words[option.name], "a value for --\(option.name)"))"
  }

  /// A folder of pictures, some of them in a subfolder; and one with a deck.json, whose pages have titles,
  /// don't loop and zoom.
  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    for name in ["web", "plain/more", "deck"] {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: name), withIntermediateDirectories: true)
    }
    try scratch.write("globalThis.Dwell = {}", to: "web/dwell.js")
    try scratch.write("a {}", to: "web/dwell.css")
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    for name in ["plain/1", "plain/2", "plain/3", "plain/4", "plain/more/5", "deck/1", "deck/2"] {
      try picture.write(to: scratch.folder.appending(path: name + ".png"))
    }
    let pages = #"[{"picture": "1.png", "title": "One"}, {"picture": "2.png", "title": "Two"}]"#
    try scratch.write(#"{"loop": false, "kenBurns": true, "pages": \#(pages)}"#, to: "deck/deck.json")
    return scratch
  }

  /// Runs a command line for each of the decks, without and with each of some options, and lists those that
  /// neither change the output nor are refused by name.
  private func ignored(
    _ options: [CommandOption], _ decks: [String], _ line: (_ deck: String, _ option: String) -> String,
    to name: String
  ) throws -> [String] {
    let scratch = try scratch()
    let file = scratch.folder.appending(path: name)
    func run(_ deck: String, _ option: String) throws -> (run: DwellProcess, file: Data?) {
      try? FileManager.default.removeItem(at: file)
      let run = try DwellProcess(shell: "DWELL_WEB=web $DWELL " + line(deck, option), in: scratch.folder)
      return (run, try? Data(contentsOf: file))
    }
    let plain = try decks.map { try run($0, "").file }
    return try options.filter { option in
      let written = try written(option)
      return try !zip(decks, plain).contains { deck, plain in
        let (run, file) = try run(deck, written)
        let isRefused = run.status == 2 && run.errors.contains("--\(option.name)") && file == nil
        return isRefused || run.status == 0 && plain != nil && file != plain
      }
    }.map(\.name)
  }

  /// The options of a command except for those that select the output, and the help.
  private func options(_ command: any Command.Type, except names: [String]) -> [CommandOption] {
    command.options.filter { !(names + ["help"]).contains($0.name) }
  }

  @Test func `options of an HTML page`() throws {
    let options = options(ExportCommand.self, except: ["output", "frames"])
    let ignored = try ignored(options, ["plain", "deck"], { "export \($0) \($1) -o a.html" }, to: "a.html")
    // Its pictures are small.
    #expect(ignored == ["size"])
  }

  #if GTK
  @Test func `options of an exported contact sheet`() throws {
    let options = options(ExportCommand.self, except: ["output", "frames"])
    #expect(
      try ignored(options, ["plain", "deck"], { "export \($0) \($1) -o a.png" }, to: "a.png") == [])
  }

  @Test func `options of the player's contact sheet`() throws {
    let options = options(PlayCommand.self, except: ["sheet"])
    let decks = ["plain", "deck", "plain/2.png", "deck/2.png"]
    #expect(try ignored(options, decks, { "play \($0) \($1) -o a.png" }, to: "a.png") == [])
  }
  #else
  @Test func `a contact sheet has no indicator, and turns no pages`() throws {
    let scratch = try scratch()
    for (command, output) in [(ExportCommand.self, "-o"), (PlayCommand.self, "--sheet")]
      as [(any Command.Type, String)]
    {
      let names = ["style", "duration", "effect", "per-view", "rtl"]
      for option in command.options where names.contains(option.name) {
        let line = "\(command.name) plain \(try written(option)) \(output) a.png"
        let run = try DwellProcess(shell: "$DWELL \(line)", in: scratch.folder)
        #expect(run.status == 2 && run.errors.contains("--\(option.name) is for "), "\(line)")
      }
    }
  }
  #endif
}
