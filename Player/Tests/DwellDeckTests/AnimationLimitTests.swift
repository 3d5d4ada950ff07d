import Foundation
import Testing

@testable import DwellDeck

/// The limits of animated pictures.
@Suite struct AnimationLimitTests {
  /// The folder of the files.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the data of a frame is read up to 144 MB`() throws {
    /// A number in four bytes.
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    for (length, isRead) in [(AnimationFile.maximumFrameByteCount, true), (200_000_000, false)] {
      // Two frames of one pixel, of which the second has data of that length: a hole in the file.
      let frame: [UInt8] = Array(repeating: 0, count: 16)
      var bytes = Array("RIFF".utf8) + number(length + 100) + Array("WEBPVP8X".utf8) + number(10)
      bytes += [2, 0, 0, 0, 0, 0, 0, 0, 0, 0] + Array("ANMF".utf8) + number(18) + frame + [0, 0]
      bytes += Array("ANMF".utf8) + number(16 + length) + frame
      let path = folder.path("\(length).webp")
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      try #require(truncate(path, off_t(bytes.count + length)) == 0)
      let file = try #require(AnimationFile(path: path))
      #expect(file.animation.frames.map(\.content.count) == [2, length])
      #expect((file.picture(ofFrame: 1) == nil) != isRead)
      try #require(truncate(path, off_t(AnimationFile.maximumByteCount + 1)) == 0)
      #expect(AnimationFile(path: path) == nil, "a larger file isn't read")
    }
  }
}
