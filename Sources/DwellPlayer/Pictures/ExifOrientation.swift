#if GTK
import DwellGTK

/// The orientation of a JPEG, from the start of its file (Exif 2.3, tag 0x0112 of the first directory).
///
/// The decoder reports it too, but only after allocating the whole picture, too late to request a smaller
/// one.
struct ExifOrientation {
  /// The orientation, 1...8; 1 (upright) by default.
  let value: Int

  /// The number of bytes needed: the Exif segment comes first, and is no longer than this.
  static let sampleLength = 70_000

  /// The orientation of a file that begins with these bytes; upright if it isn't a JPEG.
  init(beginningOfFile bytes: [UInt8]) {
    value = ExifOrientation.segment(in: bytes).flatMap { ExifOrientation.read($0) } ?? 1
  }

  /// Whether the picture is rotated by 90 or 270 degrees.
  var isTurned: Bool { value >= 5 }

  /// The TIFF structure of the Exif segment, as far as it is available.
  private static func segment(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let length = Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
      guard length >= 2, marker != 0xDA else { return nil }
      let body = bytes[(index + 4)..<max(min(index + 2 + length, bytes.count), index + 4)]
      if marker == 0xE1, body.starts(with: Array("Exif".utf8) + [0, 0]) { return body.dropFirst(6) }
      index += 2 + length
    }
    return nil
  }

  /// The orientation in a TIFF structure.
  private static func read(_ tiff: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(tiff)
    let isLittle = bytes.starts(with: [0x49, 0x49, 0x2A, 0])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
    /// An integer of `count` bytes at an offset; nil beyond the end.
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let part = bytes[offset..<offset + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 + Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = number(place, 2), let type = number(place + 2, 2) else { return nil }
      // A short (type 3) is in the first two bytes of the value.
      if tag == 0x0112, type == 3, let value = number(place + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }
}
#endif
