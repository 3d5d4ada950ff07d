#if GTK
import DwellGTK

/// Scales a picture down row by row, so that it is never in memory as a whole: each pixel of the result is
/// the mean of the area that it covers.
///
/// A side of `n` pixels that becomes `m` is divided into `n * m` parts: a source pixel has `m` of them, a
/// target pixel `n`. All weights are then whole numbers of parts, and those of a pixel add up to exactly 1.
struct AreaScaler {
  /// The channels of a pixel: red, green and blue.
  static let channels = 3

  /// The source size.
  let source: PixelSize
  /// The target size.
  let target: PixelSize
  /// The sums of the current target row, as wide as the source.
  private var sums: [Float]
  /// The number of source rows taken.
  private var row = 0

  /// A scaler to a size that is no larger in either dimension; both sizes are not empty.
  init(from source: PixelSize, to target: PixelSize) {
    self.source = source
    self.target = target
    sums = Array(repeating: 0, count: source.width * Self.channels)
  }

  /// Takes the next source row, and writes the target row that it completes, if any: at most one, because the
  /// target is no higher.
  /// - Parameter place: returns the memory of a target row, by its index from the top.
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

  /// Adds a source row to the current target row, with a weight.
  private mutating func add(_ pixels: UnsafeBufferPointer<UInt8>, share: Float) {
    sums.withUnsafeMutableBufferPointer { sums in
      for index in 0..<min(sums.count, pixels.count) { sums[index] += share * Float(pixels[index]) }
    }
  }

  /// Writes the current target row, and starts the next.
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

  /// The nearest integer in 0...255, for a mean with rounding errors.
  private static func byte(_ mean: Float) -> UInt8 { UInt8(min(max(mean + 0.5, 0), 255)) }
}
#endif
