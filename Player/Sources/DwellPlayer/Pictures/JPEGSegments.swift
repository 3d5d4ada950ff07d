#if GTK
import DwellGTK

/// The segments at the beginning of a JPEG, before its pixels (ITU-T T.81, B.1).
enum JPEGSegments {
  /// The number of bytes to read for them: one may be 65,535 bytes long, and that of Exif comes first.
  static let sampleLength = 70_000

  /// The data after a signature in the first segment of a marker that begins with it, as far as it is
  /// available; nil if there is none, or if the file isn't a JPEG.
  static func body(of marker: UInt8, signature: [UInt8], in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let length = Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
      guard length >= 2, bytes[index + 1] != 0xDA else { return nil }
      let body = bytes[(index + 4)..<max(min(index + 2 + length, bytes.count), index + 4)]
      if bytes[index + 1] == marker, body.starts(with: signature) { return body.dropFirst(signature.count) }
      index += 2 + length
    }
    return nil
  }
}

/// The first directory of a TIFF structure, in which Exif describes a picture (Exif 2.3, 4.6.2).
struct TIFFDirectory {
  /// The structure.
  private let bytes: [UInt8]
  /// Whether numbers are little-endian.
  private let isLittle: Bool
  /// The offset of the directory.
  private var start: Int

  /// The directory of a structure; nil if it is none.
  init?(_ tiff: ArraySlice<UInt8>) {
    bytes = Array(tiff)
    isLittle = bytes.starts(with: [0x49, 0x49, 0x2A, 0])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) else { return nil }
    start = 0
    guard let start = number(4, 4) else { return nil }
    self.start = start
  }

  /// The directory in the Exif data of a JPEG, PNG or WebP that begins with these bytes; nil if there is
  /// none.
  init?(beginningOfFile bytes: [UInt8]) {
    let signature = Array("Exif".utf8) + [0, 0]
    guard
      let tiff = JPEGSegments.body(of: 0xE1, signature: signature, in: bytes) ?? PictureChunks.exif(in: bytes)
    else { return nil }
    self.init(tiff)
  }

  /// The first short (type 3) of a tag for which a condition holds.
  func short(_ tag: Int, where condition: (Int) -> Bool) -> Int? {
    for entry in entries where number(entry, 2) == tag && number(entry + 2, 2) == 3 {
      // It is in the first two bytes of the value.
      if let value = number(entry + 8, 2), condition(value) { return value }
    }
    return nil
  }

  /// The bytes of a text (type 2), up to its NUL.
  func text(_ tag: Int) -> ArraySlice<UInt8>? {
    for entry in entries where number(entry, 2) == tag && number(entry + 2, 2) == 2 {
      guard let count = number(entry + 4, 4) else { return nil }
      // Up to four bytes are in the place of the offset.
      guard let offset = count <= 4 ? entry + 8 : number(entry + 8, 4), offset <= bytes.count,
        count <= bytes.count - offset
      else { return nil }
      return bytes[offset..<offset + count].prefix { $0 != 0 }
    }
    return nil
  }

  /// The offsets of the entries, each of 12 bytes, as far as they are available.
  private var entries: [Int] {
    guard let count = number(start, 2) else { return [] }
    return (0..<count).map { start + 2 + $0 * 12 }.filter { $0 <= bytes.count - 12 }
  }

  /// An integer of `count` bytes at an offset; nil beyond the end.
  private func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let part = bytes[offset..<offset + count]
    return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 + Int($1) }
  }
}
#endif
