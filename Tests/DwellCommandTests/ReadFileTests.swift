import Foundation
import Testing

@testable import DwellCommand

/// Files that a command reads stay, whatever it is told to write.
@Suite struct ReadFileTests {
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

  #if GTK
  @Test(arguments: ["png", "gif", "webp", "apng", "mp4", "webm", "html"])
  func `an export among the pictures is no page of theirs, and can be repeated`(_ format: String) throws {
    let scratch = try Scratch()
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    try picture.write(to: scratch.folder.appending(path: "1.png"))
    let size = ["png", "html"].contains(format) ? "" : "--size=16x16 --fps=1"
    let file = scratch.folder.appending(path: "all.\(format)")
    var exports: [Data] = []
    for _ in 1...2 {
      let run = try DwellProcess(shell: "$DWELL export . -o all.\(format) \(size)", in: scratch.folder)
      #expect(run.status == 0)
      #expect(!run.errors.contains("skipped"))
      exports.append(try Data(contentsOf: file))
    }
    #expect(exports[0] == exports[1])
    #expect(exports[0].suffix(64).range(of: Data("Exported by Dwell".utf8)) != nil)
    // By its path it is shown, and where there is nothing else it is named.
    let line = "$DWELL play all.\(format) -o shown.png; rm 1.png shown.png; $DWELL export . -o other.png"
    let run = try DwellProcess(shell: line, in: scratch.folder)
    #expect(run.output.hasSuffix("/shown.png\n") == ["png", "gif", "webp", "apng"].contains(format))
    #expect(
      run.errors.contains("all.\(format): was exported by Dwell; skipped -- give its path to show it\n"))
    #expect(run.errors.contains("holds no picture (1 other entry)"))
  }
  #endif
}
