/// Bytes of animated pictures, whose pixels are not valid.
enum SampleAnimations {
  /// A frame: its rectangle, and its other properties.
  struct Frame {
    /// Left, top, width and height.
    var rect = [0, 0, 8, 6]
    /// Its time in the format's unit: 10 ms for GIF, 1 ms for others.
    var time = 20
    /// The number of its disposal.
    var disposal = 0
    /// Whether it replaces the pixels under it.
    var replaces = false
    /// Whether it has a local color table (GIF) or transparency (WebP).
    var hasMore = false
  }

  /// A little-endian number.
  static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A big-endian number.
  static func big(_ value: Int, _ count: Int) -> [UInt8] { little(value, count).reversed() }

  /// A GIF of 8 by 6 pixels with a global table of two colors.
  static func gif(_ frames: [Frame], repetitions: Int? = 0) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + little(8, 2) + little(6, 2) + [0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
    if let repetitions {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + little(repetitions, 2) + [0]
    }
    for frame in frames {
      bytes += [0x21, 0xF9, 4, UInt8(frame.disposal << 2 | 1)] + little(frame.time, 2) + [1, 0]
      bytes += [0x21, 0xFE, 2, 0x68, 0x69, 0]
      bytes += [0x2C] + frame.rect.flatMap { little($0, 2) }
      bytes += frame.hasMore ? [0x80, 9, 9, 9, 8, 8, 8] : [0]
      bytes += [2, 3, 1, 2, 3, 1, 4, 0]
    }
    return bytes + [0x3B]
  }

  /// A chunk of a PNG.
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    var crc = UInt32.max
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return big(data.count, 4) + body + big(Int(~crc), 4)
  }

  /// The signature of PNG, and the header of 8 by 6 pixels.
  static func pngStart(width: Int = 8, height: Int = 6) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 3, 0, 0, 0])
  }

  /// An animated PNG. Each frame has two chunks of data.
  static func png(_ frames: [Frame], plays: Int = 0, hasDefaultPicture: Bool = false) -> [UInt8] {
    var bytes = pngStart() + chunk("acTL", big(frames.count, 4) + big(plays, 4))
    bytes += chunk("PLTE", [1, 2, 3]) + chunk("tEXt", [65, 0, 66])
    if hasDefaultPicture { bytes += chunk("IDAT", [99]) }
    var number = 0
    for (index, frame) in frames.enumerated() {
      bytes += chunk(
        "fcTL",
        big(number, 4) + [2, 3, 0, 1].flatMap { big(frame.rect[$0], 4) } + big(frame.time, 2) + big(1000, 2)
          + [UInt8(frame.disposal), frame.replaces ? 0 : 1])
      number += 1
      for part in 0..<2 {
        let data = [UInt8(truncatingIfNeeded: 10 * index + part)]
        let isFirst = index == 0 && !hasDefaultPicture
        bytes += isFirst ? chunk("IDAT", data) : chunk("fdAT", big(number, 4) + data)
        if !isFirst { number += 1 }
      }
    }
    return bytes + chunk("IEND", [])
  }

  /// A chunk of a WebP.
  static func webPChunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + little(data.count, 4) + data + (data.count % 2 == 0 ? [] : [0])
  }

  /// An animated WebP.
  static func webP(_ frames: [Frame], plays: Int = 0) -> [UInt8] {
    var body = Array("WEBP".utf8) + webPChunk("VP8X", [0x12, 0, 0, 0] + little(7, 3) + little(5, 3))
    body += webPChunk("ANIM", [0, 0, 0, 0] + little(plays, 2))
    for frame in frames {
      let numbers = [frame.rect[0] / 2, frame.rect[1] / 2, frame.rect[2] - 1, frame.rect[3] - 1, frame.time]
      body += webPChunk(
        "ANMF",
        numbers.flatMap { little($0, 3) } + [UInt8(frame.disposal) | (frame.replaces ? 2 : 0)]
          + (frame.hasMore ? webPChunk("ALPH", [5]) : []) + webPChunk("VP8 ", [1, 2, 3]))
    }
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }
}
