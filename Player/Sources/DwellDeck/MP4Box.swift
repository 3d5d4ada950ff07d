/// A box of an MP4 or QuickTime file (ISO/IEC 14496-12, 4.2): a type of four letters, and its content, which
/// may be boxes.
struct MP4Box {
  /// The maximum number of a file's boxes that are inspected: files have some dozens, and more in many
  /// fragments.
  static let maximumCount = 10_000

  /// The range of its content in the file.
  let content: Range<Int>
  /// Its length and its type.
  private let head: [UInt8]

  /// The box at an offset, inside a range; nil if there is none, or if it isn't complete.
  init?(in file: FileWindow, at offset: Int, within range: Range<Int>) {
    guard let head = file.bytes(offset..<offset + 8) else { return nil }
    var (start, length) = (offset + 8, head.big(0, 4))
    if length == 1 {
      // The length follows; lengths beyond the maximum file size end the search.
      guard let long = file.bytes(start..<start + 8), long[0] == 0 else { return nil }
      (start, length) = (offset + 16, long.big(0, 8))
    } else if length == 0 {
      length = range.upperBound - offset
    }
    let end = offset + length
    guard start <= end, end <= range.upperBound else { return nil }
    self.head = head
    content = start..<end
  }

  /// Whether it has a type.
  func isA(_ type: String) -> Bool { head.has(type, at: 4) }
}
