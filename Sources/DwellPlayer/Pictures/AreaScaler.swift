#if GTK
import DwellGTK

/// Makes a picture smaller while its rows go by, so that it is never in memory as a whole: each pixel of the
/// result is the mean of the area that it covers.
///
/// A side of `n` pixels that becomes one of `m` is divided into `n * m` parts: a pixel of the picture has `m`
/// of them, one of the result `n`. So every share is a number of parts, and all shares of a pixel make
/// exactly 1.
struct AreaScaler {
  /// The numbers of a pixel: red, green and blue.
  static let channels = 3

  /// The size of the picture.
  let source: PixelSize
  /// The size of the result.
  let target: PixelSize
  /// The sums of the row of the result that is being made, as wide as the picture.
  private var sums: [Float]
  /// How many rows have gone by.
  private var row = 0

  /// A scaler from a size to one that is no larger either way; both have area.
  init(from source: PixelSize, to target: PixelSize) {
    self.source = source
    self.target = target
    sums = Array(repeating: 0, count: source.width * Self.channels)
  }

  /// Takes the next row of the picture, and writes each row of the result that it completes: at most one,
  /// since the result is no higher.
  /// - Parameter place: the room for a row of the result, by its index from the top.
  mutating func take(
    _ pixels: UnsafeBufferPointer<UInt8>, place: (Int) -> UnsafeMutableBufferPointer<UInt8>
  ) {
    var part = row * target.height
    let end = part + target.height
    row += 1
    while part < end {
      let resultRow = part / source.height
      guard resultRow < target.height else { return }
      let next = min(end, (resultRow + 1) * source.height)
      add(pixels, share: Float(next - part) / Float(source.height))
      part = next
      if part == (resultRow + 1) * source.height { finish(place(resultRow)) }
    }
  }

  /// Adds a share of a row of the picture to the row that is being made.
  private mutating func add(_ pixels: UnsafeBufferPointer<UInt8>, share: Float) {
    sums.withUnsafeMutableBufferPointer { sums in
      for index in 0..<min(sums.count, pixels.count) { sums[index] += share * Float(pixels[index]) }
    }
  }

  /// Writes the row that has been made, as wide as the result, and begins the next.
  private mutating func finish(_ result: UnsafeMutableBufferPointer<UInt8>) {
    guard result.count >= target.width * Self.channels else { return }
    let (width, parts) = (source.width, target.width)
    sums.withUnsafeMutableBufferPointer { sums in
      var index = 0
      for column in 0..<target.width {
        var (red, green, blue) = (Float(0), Float(0), Float(0))
        var part = column * width
        let end = part + width
        while part < end {
          let pixel = part / parts
          let next = min(end, (pixel + 1) * parts)
          let share = Float(next - part)
          red += share * sums[pixel * 3]
          green += share * sums[pixel * 3 + 1]
          blue += share * sums[pixel * 3 + 2]
          part = next
        }
        let unit = 1 / Float(width)
        result[index] = Self.byte(red * unit)
        result[index + 1] = Self.byte(green * unit)
        result[index + 2] = Self.byte(blue * unit)
        index += 3
      }
      sums.update(repeating: 0)
    }
  }

  /// The nearest whole number of 0...255, for a mean of such numbers, of which sums may miss a hair.
  private static func byte(_ mean: Float) -> UInt8 { UInt8(min(max(mean + 0.5, 0), 255)) }
}
#endif
