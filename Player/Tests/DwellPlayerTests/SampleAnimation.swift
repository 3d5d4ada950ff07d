#if GTK
import CDwellGTK
import DwellGTKTestSupport
import DwellDeck
import Foundation
import XCTest

/// Animated pictures for tests, of frames of one colour each.
@MainActor
struct SampleAnimation {
  /// A frame.
  struct Frame {
    /// Its place on the canvas: left, top, width and height, all even.
    var rect: [Int]
    /// Its colour.
    var color: [Int]
    /// Its time, in milliseconds, a multiple of ten.
    var milliseconds = 200
    /// Its disposal.
    var disposal = PictureAnimation.Disposal.keep
    /// Whether it has transparent pixels: its right half.
    var isHalf = false
    /// Whether those replace the pixels under them.
    var replaces = false
  }

  /// The width of the canvas.
  var width = 8
  /// The height of the canvas.
  var height = 8
  /// The frames.
  var frames: [Frame]
  /// How often they play; 0 for endless repetition.
  var plays = 0

  /// An animation of frames that fill the canvas, with a time of 200 ms each.
  init(colors: [[Int]], width: Int = 8, height: Int = 8, plays: Int = 0) {
    (self.width, self.height, self.plays) = (width, height, plays)
    frames = colors.map { Frame(rect: [0, 0, width, height], color: $0) }
  }

  /// An animation of frames on a canvas of 8 by 8 pixels.
  init(frames: [Frame]) { self.frames = frames }

  /// A little-endian number.
  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A big-endian number.
  private func big(_ value: Int, _ count: Int) -> [UInt8] { little(value, count).reversed() }

  /// The index of a disposal in the formats.
  private func index(_ disposal: PictureAnimation.Disposal) -> Int {
    switch disposal {
    case .keep: 0
    case .clear: 1
    case .restore: 2
    }
  }

  /// The animation as GIF. Frames have a table of two colours: transparent, and their own.
  func gif() -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0]
    if plays != 1 {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + little(max(plays - 1, 0), 2) + [0]
    }
    for frame in frames {
      let disposal = index(frame.disposal) + 1
      bytes += [0x21, 0xF9, 4, UInt8(disposal << 2 | 1)] + little(frame.milliseconds / 10, 2) + [0, 0]
      bytes +=
        [0x2C] + frame.rect.flatMap { little($0, 2) } + [0x80, 0, 0, 0] + frame.color.map { UInt8($0) }
      // LZW with codes of eight bits: the table is cleared before they get longer.
      var data: [UInt8] = []
      for place in 0..<frame.rect[2] * frame.rect[3] {
        if place % 100 == 0 { data.append(0x80) }
        data.append(frame.isHalf && place % frame.rect[2] >= frame.rect[2] / 2 ? 0 : 1)
      }
      data.append(0x81)
      bytes.append(7)
      for start in stride(from: 0, to: data.count, by: 255) {
        let block = data[start..<min(start + 255, data.count)]
        bytes += [UInt8(block.count)] + block
      }
      bytes.append(0)
    }
    return bytes + [0x3B]
  }

  /// A frame as a picture file by GdkPixbuf.
  private func still(_ frame: Frame) throws -> [UInt8] {
    let (width, height) = (Int32(frame.rect[2]), Int32(frame.rect[3]))
    let pixbuf = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, width, height))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    gdk_pixbuf_fill(pixbuf, frame.color.reduce(0) { $0 << 8 | guint32($1) } << 8 | 255)
    if frame.isHalf {
      let half = gdk_pixbuf_new_subpixbuf(pixbuf, width / 2, 0, width / 2, height)
      gdk_pixbuf_fill(half, 0)
      g_object_unref(half.map { UnsafeMutableRawPointer($0) })
    }
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    XCTAssertNotEqual(gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "png", nil, nil, nil), 0)
    defer { g_free(buffer) }
    return UnsafeRawBufferPointer(start: buffer, count: Int(count)).map { $0 }
  }

  /// A chunk of a PNG.
  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return big(data.count, 4) + body + PNGChecksum.crc32(body)
  }

  /// The animation as APNG.
  func png() throws -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += chunk("IHDR", big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0])
    bytes += chunk("acTL", big(frames.count, 4) + big(plays, 4))
    var number = 0
    for (index, frame) in frames.enumerated() {
      let place = [2, 3, 0, 1].flatMap { big(frame.rect[$0], 4) }
      bytes += chunk(
        "fcTL",
        big(number, 4) + place + big(frame.milliseconds, 2) + big(1000, 2)
          + [UInt8(self.index(frame.disposal)), frame.replaces ? 0 : 1])
      number += 1
      let still = try still(frame)
      var offset = 8
      while offset + 12 <= still.count {
        let length = still[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        if still[offset + 4..<offset + 8].elementsEqual("IDAT".utf8) {
          let data = Array(still[offset + 8..<offset + 8 + length])
          bytes += index == 0 ? chunk("IDAT", data) : chunk("fdAT", big(number, 4) + data)
          if index > 0 { number += 1 }
        }
        offset += 12 + length
      }
    }
    return bytes + chunk("IEND", [])
  }

  /// The animation as WebP, whose frames ffmpeg encodes without loss.
  func webP(in folder: String, _ test: GTKTestCase) throws -> [UInt8] {
    var body = Array("WEBP".utf8) + Array("VP8X".utf8) + little(10, 4)
    body += [0x12, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
    body += Array("ANIM".utf8) + little(6, 4) + [0, 0, 0, 0] + little(plays, 2)
    for (index, frame) in frames.enumerated() {
      let path = "\(folder)/still\(index)"
      try Data(try still(frame)).write(to: URL(fileURLWithPath: path + ".png"))
      try test.run([
        "ffmpeg", "-v", "error", "-y", "-i", path + ".png", "-c:v", "libwebp", "-lossless", "1", "-pix_fmt",
        "bgra", path + ".webp",
      ])
      let still = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + ".webp")))
      for path in [path + ".png", path + ".webp"] { try FileManager.default.removeItem(atPath: path) }
      var offset = 12
      var content: [UInt8] = []
      while offset + 8 <= still.count {
        let length = still[offset + 4..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
        let end = min(offset + 8 + length + length % 2, still.count)
        if ["ALPH", "VP8 ", "VP8L"].contains(String(decoding: still[offset..<offset + 4], as: UTF8.self)) {
          content += still[offset..<end]
        }
        offset = end
      }
      let numbers = [
        frame.rect[0] / 2, frame.rect[1] / 2, frame.rect[2] - 1, frame.rect[3] - 1, frame.milliseconds,
      ]
      let flags = (frame.disposal == .clear ? 1 : 0) | (frame.replaces ? 2 : 0)
      let data = numbers.flatMap { little($0, 3) } + [UInt8(flags)] + content
      body += Array("ANMF".utf8) + little(data.count, 4) + data
    }
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  /// An animated PNG or WebP with an Exif orientation. Its four frames show a quarter of ``SamplePictures``
  /// each, 16 by 8 pixels in all when it is applied. The Exif data are behind the header, or at the end.
  static func turned(
    _ orientation: Int, isWebP: Bool, isLate: Bool, in folder: String, _ test: GTKTestCase
  ) throws -> [UInt8] {
    let (width, height) = orientation < 5 ? (16, 8) : (8, 16)
    var sample = SampleAnimation(colors: [], width: width, height: height)
    for y in 0...1 {
      for x in 0...1 {
        let (right, bottom) =
          switch orientation {
          case 2: (1 - x, y)
          case 3: (1 - x, 1 - y)
          case 4: (x, 1 - y)
          case 5: (y, x)
          case 6: (1 - y, x)
          case 7: (1 - y, 1 - x)
          case 8: (y, 1 - x)
          default: (x, y)
          }
        sample.frames.append(
          Frame(
            rect: [x * width / 2, y * height / 2, width / 2, height / 2],
            color: SamplePictures.quarters[right + 2 * bottom]))
      }
    }
    // The first frame of a PNG fills it.
    sample.frames[0].rect = [0, 0, width, height]
    let exif = SamplePictures.exif(orientation)
    if isWebP {
      var bytes = try sample.webP(in: folder, test)
      bytes += Array("EXIF".utf8) + sample.little(exif.count, 4) + exif
      bytes.replaceSubrange(4..<8, with: sample.little(bytes.count - 8, 4))
      bytes[20] |= 8
      return bytes
    }
    var bytes = try sample.png()
    bytes.insert(contentsOf: sample.chunk("eXIf", exif), at: isLate ? bytes.count - 12 : 33)
    return bytes
  }
}
#endif
