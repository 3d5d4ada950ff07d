#if GTK
@testable import DwellGTK
import DwellGTKTestSupport
@testable import DwellPlayer
import XCTest

/// Downscaling of images.
@MainActor
final class AreaScalerTests: GTKTestCase {
  /// Returns a downscaled image, as bytes.
  private func scaled(_ pixels: [UInt8], from source: PixelSize, to target: PixelSize) -> [UInt8] {
    var scaler = AreaScaler(from: source, to: target)
    var result = [UInt8](repeating: 99, count: target.area * 3)
    result.withUnsafeMutableBufferPointer { result in
      pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<source.height {
          scaler.take(
            UnsafeBufferPointer(rebasing: pixels[row * source.width * 3..<(row + 1) * source.width * 3])
          ) {
            UnsafeMutableBufferPointer(
              rebasing: result[$0 * target.width * 3..<($0 + 1) * target.width * 3])
          }
        }
      }
    }
    return result
  }

  /// Returns the mean of the area that a pixel of the result covers, by definition.
  private func mean(
    _ pixels: [UInt8], _ source: PixelSize, _ target: PixelSize, _ x: Int, _ y: Int, _ channel: Int
  ) -> Double {
    /// Returns how much of a source pixel lies in a pixel of the result.
    func overlap(_ index: Int, _ of: Int, _ result: Int, _ parts: Int) -> Double {
      let size = Double(of) / Double(parts)
      return max(
        min(Double(index + 1), Double(result + 1) * size) - max(Double(index), Double(result) * size), 0)
        / size
    }
    var sum = 0.0
    for row in 0..<source.height {
      for column in 0..<source.width {
        sum +=
          Double(pixels[(row * source.width + column) * 3 + channel])
          * overlap(column, source.width, x, target.width) * overlap(row, source.height, y, target.height)
      }
    }
    return sum
  }

  func testEachPixelIsTheMeanOfItsAreaForEverySizeUpToSix() async {
    for width in 1...6 {
      for height in 1...6 {
        let source = PixelSize(width: width, height: height)
        let pixels = (0..<source.area * 3).map { UInt8($0 * 97 % 256) }
        for targetWidth in 1...width {
          for targetHeight in 1...height {
            let target = PixelSize(width: targetWidth, height: targetHeight)
            let result = scaled(pixels, from: source, to: target)
            for index in result.indices {
              let (x, y) = (index / 3 % targetWidth, index / 3 / targetWidth)
              XCTAssertEqual(
                Double(result[index]), mean(pixels, source, target, x, y, index % 3), accuracy: 0.501,
                "\(source) to \(target) at \(x), \(y)")
            }
          }
        }
      }
    }
  }

  func testAnImageOfOneColorKeepsItsColor() async {
    let source = PixelSize(width: 997, height: 61)
    for value in [0, 1, 127, 254, 255] as [UInt8] {
      let pixels = [UInt8](repeating: value, count: source.area * 3)
      for width in [1, 2, 313, 996, 997] {
        let result = scaled(pixels, from: source, to: PixelSize(width: width, height: 37))
        XCTAssert(result.allSatisfy { $0 == value }, "\(value) at \(width)")
      }
    }
  }
}
#endif
