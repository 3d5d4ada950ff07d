import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// Files that a command reads are never overwritten, including the player's.
@Suite struct PlayerReadFileTests {
  @Test func `a file that is read is not replaced, by whatever name`() throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    try FileManager.default.createDirectory(
      at: folder.appending(path: "deck"), withIntermediateDirectories: true)
    for name in ["a", "b"] { try picture.write(to: folder.appending(path: "deck/\(name).png")) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link.png").path, withDestinationPath: "deck/a.png")
    try scratch.write("a sound", to: "sound.mp4")
    for line in [
      "export deck -o deck/a.png", "export deck/a.png -o ./deck/../deck/a.png", "export deck -o link.png",
      "play deck -o deck/a.png", "play deck/b.png --sheet=deck/a.png",
      "export deck --audio=sound.mp4 -o sound.mp4",
    ] {
      let run = try DwellProcess(shell: "$DWELL \(line)", in: folder)
      #expect(run.status == 2, "\(line)")
      #expect(run.errors.contains(" is one of the files that are read, and would be replaced -- "), "\(line)")
    }
    #expect(try Data(contentsOf: folder.appending(path: "deck/a.png")) == picture)
    #expect(try String(contentsOf: folder.appending(path: "sound.mp4"), encoding: .utf8) == "a sound")
  }

  @Test(arguments: [
    // Links, hard links, and the standard input and output, for each command that writes.
    "export deck/deck.json -o page.html", "export deck -o page.html", "export deck -o hard.html",
    "export . -r -o page.html", "export deck/a.png deck/deck.json -o page.html",
    "export file://$PWD/deck/deck.json -o page.html", "play deck --report=page.html",
    "play deck/a.png --report=page.html", "export - -o list.html < list",
    "export deck -o - >> deck/deck.json",
    "export deck -o script.html",
    "export deck --audio=sound.ogg -o sound.mp4", "export deck --audio=file://$PWD/sound.ogg -o sound.mp4",
  ])
  func `a file that is read is not replaced through a link`(_ line: String) throws {
    let scratch = try Scratch()
    let folder = scratch.folder
    let files = FileManager.default
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    for name in ["deck", "web"] {
      try files.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    try picture.write(to: folder.appending(path: "deck/a.png"))
    var texts = [
      "deck/deck.json": #"{"pages": [{"picture": "a.png"}]}"#, "list": "deck/a.png\n", "sound.ogg": "a sound",
    ]
    for name in ["dwell", "gallery"] { (texts["web/\(name).js"], texts["web/\(name).css"]) = ("0", "a {}") }
    for (name, text) in texts { try scratch.write(text, to: name) }
    for (link, target) in [
      "page.html": "deck/deck.json", "list.html": "list", "script.html": "web/dwell.js",
      "sound.mp4": "sound.ogg",
    ] {
      try files.createSymbolicLink(
        atPath: folder.appending(path: link).path, withDestinationPath: target)
    }
    try files.linkItem(
      at: folder.appending(path: "deck/deck.json"), to: folder.appending(path: "hard.html"))
    let run = try DwellProcess(shell: "export DWELL_WEB=$PWD/web; $DWELL \(line)", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(" is one of the files that are read, and would be replaced -- "), "\(run.errors)")
    for (name, text) in texts {
      #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == text, "\(name)")
    }
  }

  @Test func `every option that names a file says whether it is read or written`() throws {
    for command in Main.program.commands {
      for option in command.options where option.isFile {
        let arguments = try Arguments(
          ["--\(option.name)=x"], options: command.options, command: "dwell \(command.name)")
        #expect(arguments.read == (option.name == "audio" ? ["x"] : []))
        #expect(arguments.written == (option.name == "audio" ? [] : ["x"]))
      }
    }
  }

  #if GTK
  @Test(arguments: ["png", "gif", "webp", "apng", "mp4", "webm", "html"])
  func `an export among the pictures isn't a page, and can be repeated`(_ format: String) throws {
    let scratch = try Scratch()
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    try picture.write(to: scratch.folder.appending(path: "1.png"))
    let size = ["png", "html"].contains(format) ? "" : "--size=16x16 --fps=1"
    let file = scratch.folder.appending(path: "all.\(format)")
    var exports: [Data] = []
    for _ in 1...2 {
      let web = "mkdir -p .web; echo 0 >.web/dwell.js; touch .web/dwell.css; export DWELL_WEB=$PWD/.web"
      let run = try DwellProcess(
        shell: "\(web); $DWELL export . -o all.\(format) \(size)", in: scratch.folder)
      #expect(run.status == 0)
      #expect(!run.errors.contains("skipped"))
      exports.append(try Data(contentsOf: file))
    }
    #expect(exports[0] == exports[1])
    #expect(exports[0].suffix(64).range(of: Data("Exported by Dwell".utf8)) != nil)
    // It is shown by its path, and named if there is nothing else.
    let line = "$DWELL play all.\(format) -o shown.png; rm 1.png shown.png; $DWELL export . -o other.png"
    let run = try DwellProcess(shell: line, in: scratch.folder)
    #expect(run.output.hasSuffix("/shown.png\n") == ["png", "gif", "webp", "apng"].contains(format))
    #expect(
      run.errors.contains("all.\(format): was exported by Dwell; skipped -- give its path to show it\n"))
    #expect(run.errors.contains("holds no picture (1 other entry)"))
  }
  #endif
}
