/// The orientation of the camera that took a video: the rotation that makes its pictures upright, as stated
/// in the file (ISO/IEC 14496-12, 8.3.2).
public struct VideoTurn: Equatable, Sendable {
  /// The quarter turns, clockwise: 0...3.
  public let quarters: Int
  /// Whether its pictures are wider than high before they are rotated; nil if they are square.
  public let isWide: Bool?

  /// The rotation of the video in a file; nil if it isn't an MP4 or QuickTime file with pictures, or if it
  /// mirrors or skews them.
  public init?(_ file: OpenedFile) {
    let file = FileWindow(file)
    var count = 0
    guard let turn = Self.turn(in: file, 0..<file.count, depth: 0, &count) else { return nil }
    self = turn
  }

  /// The boxes that lead to a track's header, each nested in the previous one.
  private static let containers = ["moov", "trak"]
  /// The cosines and sines of rotations, as rows of their matrices: a, b, c and d.
  private static let matrices = [[1, 0, 0, 1], [0, 1, -1, 0], [-1, 0, 0, -1], [0, -1, 1, 0]]

  /// The rotation in the first header, inside `depth` of the containers, of a track that has a size.
  private static func turn(
    in file: FileWindow, _ range: Range<Int>, depth: Int, _ count: inout Int
  ) -> VideoTurn? {
    var offset = range.lowerBound
    while count < MP4Box.maximumCount, let box = MP4Box(in: file, at: offset, within: range) {
      count += 1
      if depth < containers.count {
        if box.isA(containers[depth]),
          let turn = turn(in: file, box.content, depth: depth + 1, &count)
        {
          return turn
        }
      } else if box.isA("tkhd"), let bytes = file.bytes(box.content.prefix(96)) {
        return VideoTurn(header: bytes)
      }
      offset = box.content.upperBound
    }
    return nil
  }

  /// The rotation in the content of a track's header; nil if the track has no size.
  private init?(header: [UInt8]) {
    // Times have 8 bytes in version 1, which the first byte states.
    let start = header.first == 1 ? 52 : 40
    guard header.count >= start + 44 else { return nil }
    // Numbers are 16.16 fixed-point.
    let (width, height) = (header.big(start + 36, 4) >> 16, header.big(start + 40, 4) >> 16)
    let matrix = [0, 4, 12, 16].map { Int(Int16(truncatingIfNeeded: header.big(start + $0, 4) >> 16)) }
    guard width > 0, height > 0, let quarters = Self.matrices.firstIndex(of: matrix) else { return nil }
    self.quarters = quarters
    isWide = width == height ? nil : width > height
  }
}
