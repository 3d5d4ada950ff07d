#if canImport(SwiftUI)
import SwiftUI
import Testing

/// The pixels of a picture, to compare with the core's drawing.
struct Picture {
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int
  /// Red, green, blue and opacity of each pixel, 0...255, from the top left.
  private let bytes: [UInt8]

  /// Reads an image's pixels.
  init(_ image: CGImage) throws {
    width = image.width
    height = image.height
    var bytes = [UInt8](repeating: 0, count: 4 * image.width * image.height)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
          bytesPerRow: 4 * image.width, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    self.bytes = bytes
  }

  /// The opacity of the pixel at a place, 0...1; 0 outside.
  func opacity(x: Double, y: Double) -> Double { component(3, x, y) }

  /// The darkness of the pixel at a place over white, 0...1; 0 outside.
  func darkness(x: Double, y: Double) -> Double {
    opacity(x: x, y: y) - (component(0, x, y) + component(1, x, y) + component(2, x, y)) / 3
  }

  /// How many pixels differ from another picture's by more than rounding; all if the sizes differ.
  func differences(from other: Picture) -> Int {
    guard width == other.width, height == other.height else { return max(bytes.count, other.bytes.count) / 4 }
    return stride(from: 0, to: bytes.count, by: 4).count { pixel in
      (0..<4).contains { abs(Int(bytes[pixel + $0]) - Int(other.bytes[pixel + $0])) > 8 }
    }
  }

  /// The picture mirrored at the vertical line through its middle.
  var mirrored: Picture {
    var mirror = bytes
    for y in 0..<height {
      for x in 0..<width {
        for part in 0..<4 {
          mirror[4 * (y * width + x) + part] = bytes[4 * (y * width + width - 1 - x) + part]
        }
      }
    }
    return Picture(width: width, height: height, bytes: mirror)
  }

  /// Creates a picture of pixels.
  private init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A part of the pixel at a place, 0...1; 0 outside.
  private func component(_ part: Int, _ x: Double, _ y: Double) -> Double {
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    guard (0..<width).contains(column), (0..<height).contains(row) else { return 0 }
    return Double(bytes[4 * (row * width + column) + part]) / 255
  }
}
#endif
