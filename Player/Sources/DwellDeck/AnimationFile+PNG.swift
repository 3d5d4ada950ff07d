/// Animated PNG (PNG specification, third edition, 11.3.6).
extension AnimationFile {
  /// A chunk of a file.
  private struct Chunk {
    /// Its type, four letters.
    var type: [UInt8]
    /// Where its data is.
    var data: Range<Int>
    /// The offset behind it and its checksum.
    var end: Int { data.upperBound + 4 }

    /// Whether it has a type.
    func isA(_ name: String) -> Bool { type.elementsEqual(name.utf8) }

    /// The chunk at an offset; nil if it isn't complete.
    init?(_ file: FileWindow, at offset: Int) {
      guard let bytes = file.bytes(offset..<offset + 8) else { return nil }
      type = Array(bytes[4...])
      data = offset + 8..<offset + 8 + bytes.big(0, 4)
      guard end <= file.count else { return nil }
    }
  }

  /// The chunks that define the meaning of the pixels in all frames.
  private static let sharedTypes = ["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP"]
  /// The maximum length of all of them, in bytes.
  private static let maximumSharedLength = 8_000_000

  /// The frames of a file.
  static func readPNG(_ file: FileWindow) -> (PictureAnimation, Content)? {
    guard let head = Chunk(file, at: 8), head.isA("IHDR"), head.data.count == 13,
      let header = file.bytes(head.data)
    else { return nil }
    let (width, height) = (header.big(0, 4), header.big(4, 4))
    var frames: [PictureAnimation.Frame] = []
    var next: PictureAnimation.Frame?
    var loopCount: Int??
    var chunks: [UInt8] = []
    var hasData = false
    var offset = head.end
    while frames.count < PictureAnimation.maximumFrameCount, let chunk = Chunk(file, at: offset) {
      if chunk.isA("acTL"), !hasData, let bytes = file.bytes(chunk.data.prefix(8)), bytes.count == 8 {
        let count = bytes.big(4, 4)
        loopCount = .some(count == 0 ? nil : count)
      } else if chunk.isA("IDAT") || chunk.isA("fdAT") {
        guard loopCount != nil else { return nil }
        hasData = true
        if let start = next?.content.lowerBound { next?.content = start..<chunk.end }
      } else if !hasData, sharedTypes.contains(where: chunk.isA) {
        guard chunks.count + chunk.data.count < maximumSharedLength else { return nil }
        chunks += file.bytes(offset..<chunk.end) ?? []
      }
      if chunk.isA("fcTL") || chunk.isA("IEND") {
        if let next, !next.content.isEmpty { frames.append(next) }
        next = file.bytes(chunk.data.prefix(26)).flatMap {
          frame($0, from: chunk.end, width: width, height: height)
        }
        // This also ends at an invalid frame, on which the later ones depend.
        guard next != nil else { break }
      }
      offset = chunk.end
    }
    guard let loopCount else { return nil }
    let animation = PictureAnimation(width: width, height: height, frames: frames, loopCount: loopCount)
    return animation.map { ($0, .png(header: header, chunks: chunks)) }
  }

  /// A frame from its control chunk, whose data begins at an offset; nil if it isn't valid.
  private static func frame(
    _ control: [UInt8], from offset: Int, width: Int, height: Int
  ) -> PictureAnimation.Frame? {
    guard control.count == 26, control[24] <= 2, control[25] <= 1 else { return nil }
    let divisor = control.big(22, 2)
    let seconds = Double(control.big(20, 2)) / Double(divisor == 0 ? 100 : divisor)
    let frame = PictureAnimation.Frame(
      x: control.big(12, 4), y: control.big(16, 4), width: control.big(4, 4), height: control.big(8, 4),
      duration: PictureAnimation.duration(seconds), disposal: [.keep, .clear, .restore][Int(control[24])],
      isBlended: control[25] == 1, content: offset..<offset)
    guard frame.width > 0, frame.height > 0, frame.x + frame.width <= width, frame.y + frame.height <= height
    else { return nil }
    return frame
  }

  /// A file of one frame, from its data chunks; nil if one of them is damaged.
  static func png(
    _ frame: PictureAnimation.Frame, _ data: [UInt8], header: [UInt8], chunks: [UInt8]
  ) -> [UInt8]? {
    var result: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    result += chunk("IHDR", number(frame.width) + number(frame.height) + header[8...])
    result += chunks
    var offset = 0
    while offset + 12 <= data.count {
      let length = data.big(offset, 4)
      guard length <= data.count - offset - 12 else { break }
      let body = data[offset + 8..<offset + 8 + length]
      if data.has("IDAT", at: offset + 4) {
        result += data[offset..<offset + 12 + length]
      } else if data.has("fdAT", at: offset + 4) {
        // The chunk's number is omitted, which changes its checksum.
        guard Int(checksum(data[offset + 4..<offset + 8 + length])) == data.big(offset + 8 + length, 4) else {
          return nil
        }
        result += chunk("IDAT", body.dropFirst(4))
      }
      offset += 12 + length
    }
    return result + chunk("IEND", [])
  }

  /// A four-byte number.
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A chunk with its length and checksum.
  static func chunk(_ type: String, _ data: some Collection<UInt8>) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(checksum(body)))
  }

  /// The checksum of a chunk's type and data (CRC-32, annex D).
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes { value = checksums[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
    return ~value
  }

  /// The checksums of single bytes.
  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
  }
}
