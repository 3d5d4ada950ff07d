import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// The pictures given to `dwell play` and `dwell export`: paths, addresses, lists and orders. Their meaning
/// is tested with decks.
@Suite struct DeckOperandsTests {
  @Test func `a list may begin with a byte order mark`() throws {
    let scratch = try Scratch()
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    for name in ["a", "b"] { try picture.write(to: scratch.folder.appending(path: "\(name).png")) }
    let line = #"printf '\357\273\277a.png\r\nb.png\r\n' | $DWELL export - -o page.html --linked"#
    let web = "mkdir -p web; echo 0 >web/dwell.js; touch web/dwell.css; export DWELL_WEB=$PWD/web; "
    let run = try DwellProcess(shell: web + line, in: scratch.folder)
    #expect(run.status == 0 && !run.errors.contains("skipped"), "\(run.errors)")
    let wide = try DwellProcess(
      shell: web + #"printf '\377\376a\0' | $DWELL export - -o b.html"#, in: scratch.folder)
    #expect(wide.errors == "dwell: standard input is UTF-16 -- write the list in UTF-8\n" && wide.status == 2)
  }

  /// A folder with elements that do nothing, and pictures.
  private let scratch: Scratch

  /// Makes the folder.
  init() throws {
    scratch = try Scratch()
    try scratch.write("", to: "dwell.js")
    try scratch.write("", to: "dwell.css")
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    for name in ["a.png", "b c.png", "trip/1.png", "trip/2.png", "trip/day/3.png"] {
      let file = scratch.folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try picture.write(to: file)
    }
  }

  /// The pictures of the page that `dwell export` writes with these shell words, and its messages except the
  /// one about descriptions.
  private func export(_ words: String) throws -> (pictures: [String], errors: String) {
    let run = try DwellProcess(
      shell: "cd '\(scratch.folder.path)'; export DWELL_WEB=.; \(words) -o page.html --linked",
      in: scratch.folder)
    let errors = run.errors.split(separator: "\n").filter { !$0.contains("alternative text") }.joined(
      separator: "\n")
    guard run.status == 0 else { return ([], errors) }
    let page = try String(contentsOf: scratch.folder.appending(path: "page.html"), encoding: .utf8)
    return (page.matches(of: /<img[^>]* srcset="([^" ]*)\s/).map { String($0.1) }, errors)
  }

  @Test func `several paths and addresses are one deck`() throws {
    let page = try export("$DWELL export trip \"file://$PWD/b%20c.png\" gone a.png")
    #expect(page.pictures == ["trip/1.png", "trip/2.png", "b%20c.png", "a.png"])
    #expect(
      page.errors == """
        dwell: trip/day: is a folder, not a picture; skipped -- read subfolders too with --recursive, or give it as a deck of its own
        dwell: gone: does not exist; skipped -- check the path
        """)
  }

  @Test func `a list of paths is read from the standard input`() throws {
    #expect(try export(#"printf 'a.png\n\nb c.png' | $DWELL export -"#).pictures == ["a.png", "b%20c.png"])
    #expect(
      try export(#"printf "file://$PWD/b%%20c.png\r\na.png\r\n" | $DWELL export trip/2.png -"#).pictures
        == ["trip/2.png", "b%20c.png", "a.png"])
    let found = try export("find trip -name '*.png' -print0 | sort -z | $DWELL export -")
    #expect(found.pictures == ["trip/1.png", "trip/2.png", "trip/day/3.png"])
  }

  @Test func `a line of the list that begins with # is a comment, unless there is such a file`() throws {
    _ = try DwellProcess(shell: "cp a.png '#1.png'; cp a.png '#2.png'", in: scratch.folder)
    let list = #"printf '#EXTM3U\r\n# b c.png\n#1.png\n#\n./#2.png\na.png\n'"#
    let page = try export("\(list) | $DWELL export -")
    #expect(page.pictures == ["%231.png", "%232.png", "a.png"])
    #expect(page.errors == "")
    let strict = try export(#"printf '#3.png\0a.png\0' | $DWELL export -"#)
    #expect(strict.pictures == ["a.png"])
    #expect(strict.errors == "dwell: #3.png: does not exist; skipped -- check the path", "names only")
    let none = try export("echo '# none' | $DWELL export -")
    #expect(none.errors.contains("standard input names no picture"), "\(none.errors)")
  }

  @Test func `a name in the list that is not UTF-8 is skipped`() throws {
    let page = try export(#"printf 'a.png\ncaf\xe9.png\n' | $DWELL export -"#)
    #expect(page.pictures == ["a.png"])
    #expect(page.errors == "dwell: standard input:2: caf\u{FFFD}.png is not UTF-8; skipped -- rename it")
  }

  @Test func `subfolders are read on request`() throws {
    let page = try export("$DWELL export --recursive trip")
    #expect(page.pictures == ["trip/1.png", "trip/2.png", "trip/day/3.png"])
    #expect(page.errors == "")
    #expect(try export("$DWELL export -r trip").pictures == page.pictures)
  }

  @Test func `the order is reversed, or random and the same for a seed`() throws {
    #expect(
      try export("$DWELL export trip a.png --reverse").pictures == ["a.png", "trip/2.png", "trip/1.png"])
    func shuffled(_ seed: Int) throws -> [String] {
      try export("$DWELL export trip a.png 'b c.png' --shuffle --seed=\(seed)").pictures
    }
    #expect(try shuffled(3) == shuffled(3))
    #expect(try Set((1...8).map { try shuffled($0) }).count > 1)
  }

  @Test(arguments: [
    (
      "play --seed=3 trip", "--seed is for a random order -- write --shuffle too, or leave it out"
    ),
    (
      "play --shuffle --seed=x trip",
      "--seed is x; it must be a whole number, 0 or more -- write e.g. --seed=7"
    ),
    (
      "play --shuffle --reverse trip", "--reverse and --shuffle exclude each other -- write one of them"
    ),
    ("play - -", "- is given twice, and the standard input can be read once -- leave one out"),
    (
      "play - </dev/null",
      "standard input names no picture -- write a path on each line, e.g. ls *.jpg | dwell play -"
    ),
    (
      "play https://example.org/a.jpg",
      "https://example.org/a.jpg: is an address outside of this computer -- save the file, and give its path"
    ),
  ]) func `unreadable operands are refused, with a fix`(words: String, message: String) throws {
    let run = try DwellProcess(shell: "$DWELL \(words)", in: scratch.folder)
    #expect(run.errors == "dwell: \(message)\n" && run.output == "" && run.status == 2)
  }

  #if GTK
  @Test func `one picture is the start of its folder in play, but alone in a list`() throws {
    _ = try DwellProcess(["demo", "demo"], in: scratch.folder)
    let folder = scratch.folder.appending(path: "demo")
    try FileManager.default.removeItem(at: folder.appending(path: "deck.json"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    func sheet(_ words: String) throws -> Data {
      let run = try DwellProcess(shell: "cd demo; \(words) -o ../sheet.png", in: scratch.folder)
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      return try Data(contentsOf: scratch.folder.appending(path: "sheet.png"))
    }
    let started = try sheet("$DWELL play '\(names[2])'")
    let rotated = (names[2...] + names[..<2]).map { "'\($0)'" }.joined(separator: " ")
    #expect(try sheet("$DWELL play \(rotated)") == started, "the same pages of a folder of that name")
    let alone = try sheet("echo '\(names[2])' | $DWELL play -")
    #expect(alone != started)
  }
  #endif

  @Test func `one picture is a page of an export`() throws {
    #expect(try export("$DWELL export trip/2.png").pictures == ["trip/2.png"])
  }
}
