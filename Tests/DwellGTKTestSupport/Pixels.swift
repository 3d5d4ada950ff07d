#if GTK
import CDwellGTK
import DwellGTKGallery
import XCTest

/// Pixels in memory: blue, green, red and alpha, a byte each, premultiplied.
public struct Pixels: Equatable {
  /// The width, in pixels.
  public var width: Int
  /// The height, in pixels.
  public var height: Int
  /// The bytes, row by row.
  public var bytes: [UInt8]

  /// Pixels of these bytes.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The red, green, blue and alpha of a pixel, 0...255; zeros outside the image.
  public subscript(x: Int, y: Int) -> [Int] {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return [0, 0, 0, 0] }
    let index = (y * width + x) * 4
    return [Int(bytes[index + 2]), Int(bytes[index + 1]), Int(bytes[index]), Int(bytes[index + 3])]
  }

  /// Returns a part of the image.
  public func part(x: Int, y: Int, width: Int, height: Int) -> Pixels {
    var part = Pixels(width: width, height: height, bytes: [])
    for row in y..<y + height {
      for column in x..<x + width {
        let pixel = self[column, row]
        part.bytes += [pixel[2], pixel[1], pixel[0], pixel[3]].map { UInt8($0) }
      }
    }
    return part
  }

  /// Returns the greatest difference of a byte, and the mean difference of all.
  public func difference(from other: Pixels) -> (greatest: Int, mean: Double) {
    guard width == other.width, height == other.height, bytes.count == other.bytes.count else {
      return (255, 255)
    }
    var greatest = 0
    var sum = 0
    for (one, two) in zip(bytes, other.bytes) {
      let distance = abs(Int(one) - Int(two))
      greatest = max(greatest, distance)
      sum += distance
    }
    return (greatest, Double(sum) / Double(max(bytes.count, 1)))
  }
}

extension Pixels {
  /// The pixels of a raster.
  @MainActor
  public init(_ raster: Raster) {
    self.init(width: raster.width, height: raster.height, bytes: raster.bytes)
  }
}

extension Pixels {
  /// The pixels of a picture in a file, as GdkPixbuf reads it, in a size.
  public init(file path: String, width: Int, height: Int) throws {
    let pixbuf = try XCTUnwrap(
      gdk_pixbuf_new_from_file_at_scale(path, gint(width), gint(height), 0, nil), path)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let texture = try XCTUnwrap(gdk_texture_new_for_pixbuf(pixbuf))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
    gdk_texture_download(texture, &bytes, gsize(width * 4))
  }
}

/// Fails unless two images are equal except for antialiasing: no byte differs by more than `edge`, and the
/// mean difference is at most `mean`. Where an edge is antialiased by a clip and by a shape, its coverage is
/// squared: up to 64 off.
public func assertEqual(
  _ one: Pixels, _ two: Pixels, edge: Int = 64, mean: Double = 0.25, _ what: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  let difference = one.difference(from: two)
  XCTAssert(
    difference.greatest <= edge && difference.mean <= mean,
    "\(what): a byte differs by \(difference.greatest), in the mean by \(difference.mean)", file: file,
    line: line)
}
#endif
