import Testing

@testable import DwellDeck

/// The rotation of videos.
@Suite struct VideoTurnTests {
  /// The folder of the videos.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A number in a count of bytes.
  private func number(_ value: Int, bytes: Int = 4) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A box of MP4.
  private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8) + Array(name.utf8) + content
  }

  /// A track with a header of a version, whose matrix has the rows a, b and c, d.
  private func track(
    _ matrix: [Int], width: Int = 640, height: Int = 480, version: Int = 0
  ) -> [UInt8] {
    let rows = [matrix[0], matrix[1], 0, matrix[2], matrix[3], 0, 0, 0, 0x4000].flatMap { number($0 << 16) }
    let times = [UInt8](repeating: 9, count: version == 1 ? 32 : 20)
    let header = [UInt8(version), 0, 0, 7] + times + [UInt8](repeating: 0, count: 16)
    return box("trak", box("tkhd", header + rows + number(width << 16) + number(height << 16)))
  }

  /// The rotation of a video with some tracks.
  private func turn(_ tracks: [UInt8]...) throws -> VideoTurn? {
    let boxes = box("ftyp", Array("isom".utf8)) + box("mdat", [1, 2, 3])
    try folder.add("video", boxes + box("moov", box("mvhd", [0]) + tracks.flatMap { $0 }))
    return VideoTurn(try OpenedFile.open(folder.path("video")))
  }

  /// The matrices of 0, 1, 2 and 3 quarters.
  private static let matrices = [[1, 0, 0, 1], [0, 1, -1, 0], [-1, 0, 0, -1], [0, -1, 1, 0]]

  @Test(arguments: 0...3, [0, 1]) func `the matrix of a track gives the rotation`(quarters: Int, version: Int)
    throws
  {
    let turn = try turn(track(Self.matrices[quarters], version: version))
    #expect(turn?.quarters == quarters)
    #expect(turn?.isWide == true)
  }

  @Test func `the first track with a size counts, and sound tracks have none`() throws {
    let turn = try turn(
      track(Self.matrices[0], width: 0, height: 0), track(Self.matrices[1], width: 480, height: 640),
      track(Self.matrices[2]))
    #expect(turn?.quarters == 1)
    #expect(turn?.isWide == false)
    #expect(try self.turn(track(Self.matrices[3], width: 480, height: 480))?.isWide == .some(nil))
  }

  @Test func `mirrored videos and other files have no rotation`() throws {
    #expect(try turn(track([-1, 0, 0, 1])) == nil)
    #expect(try turn() == nil)
    try folder.add("video", [1, 2, 3])
    #expect(try VideoTurn(OpenedFile.open(folder.path("video"))) == nil)
  }
}
