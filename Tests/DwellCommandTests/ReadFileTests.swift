import DwellFiles
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
  @Test func `an output among the pictures is reported, as it will play with them`() throws {
    let scratch = try Scratch()
    let picture = try #require(Data(base64Encoded: Scratch.pixel))
    for name in ["a", "c", "c/d"] {
      let folder = scratch.folder.appending(path: name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.write(to: folder.appending(path: "1.png"))
    }
    let film = "--size=16x16 --fps=1"
    for (line, output) in [
      ("play a -o a/sheet.png", "a/sheet.png"), ("export a -o a/film.gif \(film)", "a/film.gif"),
      ("export c -r -o c/d/film.gif \(film)", "c/d/film.gif"), ("export a -o film.gif \(film)", nil),
      ("export a -o c/film.webp \(film)", nil), ("export a -o a/.film.gif \(film)", nil),
      ("export a/1.png -o a/one.gif \(film)", nil),
    ] {
      let run = try DwellProcess(shell: "$DWELL \(line)", in: scratch.folder)
      let path = try output.map { try #require(WholeFile.resolved(scratch.folder.path + "/\($0)")) }
      let report = path.map {
        "dwell: \($0) is among the pictures now, and plays with them the next time -- move it to another folder\n"
      }
      #expect(run.errors == report ?? "" && run.status == 0, "\(line)")
    }
  }
  #endif
}
