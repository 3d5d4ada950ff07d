#if GTK
import DwellTestSupport
import Foundation
import Testing

@testable import DwellCommand
@testable import DwellPlayerCommand

/// The 256 colours of animated GIFs.
@Suite struct GIFExportTests {
  @Test func `the margin is black, and still parts don't flicker`() throws {
    let scratch = try Scratch()
    /// Runs a command in the folder, which succeeds.
    func run(_ line: String) throws {
      let result = try DwellProcess(shell: line, in: scratch.folder)
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    }
    try run("mkdir deck; convert -size 320x180 -seed 1 plasma:red-blue deck/1.png")
    try run("convert -size 120x180 -seed 2 plasma:green-blue deck/2.png")
    try run("$DWELL export deck -o a.gif --size=320x180 --duration=1 --no-loop")
    /// The bytes of a part of a frame while the second page rests.
    func part(_ crop: String, ofFrame frame: Int) throws -> Data {
      let filter = "select='eq(n,\(frame))',crop=\(crop)"
      try run("ffmpeg -v error -y -i a.gif -vf \"\(filter)\" -frames:v 1 -f rawvideo -pix_fmt rgb24 out.raw")
      return try Data(contentsOf: scratch.folder.appending(path: "out.raw"))
    }
    #expect(try part("80:180:240:0", ofFrame: 48).allSatisfy { $0 == 0 })
    #expect(try part("320:120:0:0", ofFrame: 48) == part("320:120:0:0", ofFrame: 49))
  }
}
#endif
