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
}
