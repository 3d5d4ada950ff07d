#if GTK
import Foundation

/// TIFFs of kinds that gdk-pixbuf can't write (TIFF 6.0).
struct SampleTIFFs {
  /// The meaning of a pixel's numbers, with their values in the file.
  enum Space: Int {
    /// 0 is black.
    case greys = 1
    /// Red, green and blue.
    case colors = 2
    /// Cyan, magenta, yellow and black; 255 is all ink.
    case inks = 5
  }

  /// The width, even.
  var width = 40
  /// The height, even.
  var height = 30
  /// The meaning of numbers.
  var space = Space.inks
  /// The numbers of the quarters' pixels, as bytes.
  var colors: [[Int]]
  /// A colour profile; none if it is empty.
  var profile: [UInt8] = []
  /// The bits of a number, 8 or 16.
  var depth = 8
  /// Whether numbers are big-endian.
  var isBigEndian = false
  /// Whether each number has a plane of its own.
  var isPlanar = false
  /// The orientation, 1 to 8.
  var orientation = 1
  /// The rows of a strip; nil for all.
  var rowsPerStrip: Int?

  /// A picture of four quarters.
  init(_ space: Space, _ colors: [[Int]], profile: [UInt8] = []) {
    self.space = space
    self.colors = colors
    self.profile = profile
  }

  /// A number in a count of bytes.
  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBigEndian ? bytes.reversed() : bytes
  }

  /// The pixels, of which some numbers are written, in rows.
  private func rows(_ channels: Range<Int>) -> [[UInt8]] {
    (0..<height).map { row in
      (0..<width).flatMap { column in
        let color = colors[2 * row / height * 2 + 2 * column / width]
        return channels.flatMap { depth == 8 ? [UInt8(color[$0])] : number(color[$0] * 257, 2) }
      }
    }
  }

  /// The file: the header, the strips, the profile, and the directory.
  func bytes() -> [UInt8] {
    let channels = colors[0].count
    let planes = isPlanar ? (0..<channels).map { rows($0..<$0 + 1) } : [rows(0..<channels)]
    let step = rowsPerStrip ?? height
    let strips = planes.flatMap { rows in
      stride(from: 0, to: height, by: step).map { Array(rows[$0..<min($0 + step, height)].joined()) }
    }
    var body: [UInt8] = []
    /// Adds bytes, and returns their offset.
    func add(_ bytes: [UInt8]) -> Int {
      defer { body += bytes + (bytes.count % 2 == 0 ? [] : [0]) }
      return 8 + body.count
    }
    let offsets = strips.map { add($0) }
    let bits = add((0..<channels).flatMap { _ in number(depth, 2) })
    let places = add(offsets.flatMap { number($0, 4) })
    let lengths = add(strips.flatMap { number($0.count, 4) })
    var entries: [(tag: Int, type: Int, values: Int, value: Int)] = [
      (256, 4, 1, width), (257, 4, 1, height), (258, 3, channels, channels > 2 ? bits : depth),
      (259, 3, 1, 1),
      (262, 3, 1, space.rawValue), (273, 4, strips.count, strips.count > 1 ? places : offsets[0]),
      (274, 3, 1, orientation), (277, 3, 1, channels), (278, 4, 1, step),
      (279, 4, strips.count, strips.count > 1 ? lengths : strips[0].count), (284, 3, 1, isPlanar ? 2 : 1),
    ]
    if !profile.isEmpty { entries.append((34675, 7, profile.count, add(profile))) }
    var fields = number(entries.count, 2)
    for entry in entries {
      fields += number(entry.tag, 2)
      fields += number(entry.type, 2)
      fields += number(entry.values, 4)
      let isShort = entry.type == 3 && entry.values == 1
      fields += isShort ? number(entry.value, 2) + [0, 0] : number(entry.value, 4)
    }
    let directory = add(fields + [0, 0, 0, 0])
    let header = Array((isBigEndian ? "MM" : "II").utf8)
    return header + number(42, 2) + number(directory, 4) + body
  }

  /// Writes the file.
  func write(_ path: String) throws { try Data(bytes()).write(to: URL(fileURLWithPath: path)) }
}
#endif
