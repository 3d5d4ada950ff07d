#if GTK
import CDwellGTK
import DwellGTKTestSupport
import Foundation
import XCTest

/// Image files for tests.
enum SamplePictures {
  /// The colours of a sample's quarters: top left, top right, bottom left, bottom right.
  static let quarters: [[Int]] = [[220, 30, 30], [30, 200, 30], [40, 40, 220], [230, 220, 40]]

  /// A colour as GdkPixbuf has it, opaque.
  private static func rgba(_ color: [Int]) -> guint32 {
    color.reduce(0) { $0 << 8 | guint32($1) } << 8 | 255
  }

  /// Returns an image of four quarters.
  static func pixbuf(width: Int, height: Int) throws -> OpaquePointer {
    let pixbuf = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)))
    for (index, color) in quarters.enumerated() {
      let quarter = gdk_pixbuf_new_subpixbuf(
        pixbuf, Int32(index % 2 * width / 2), Int32(index / 2 * height / 2), Int32(width / 2),
        Int32(height / 2))
      gdk_pixbuf_fill(quarter, rgba(color))
      g_object_unref(quarter.map { UnsafeMutableRawPointer($0) })
    }
    return pixbuf
  }

  /// Writes an image of four quarters as PNG or JPEG, by the name's extension.
  static func write(_ path: String, width: Int, height: Int) throws {
    let pixbuf = try pixbuf(width: width, height: height)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    XCTAssertNotEqual(
      gdk_pixbuf_savev(pixbuf, path, path.hasSuffix("png") ? "png" : "jpeg", nil, nil, nil), 0)
  }

  /// Writes an image of one colour as PNG.
  static func write(_ path: String, color: [Int], width: Int, height: Int) throws {
    let pixbuf = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    gdk_pixbuf_fill(pixbuf, rgba(color))
    XCTAssertNotEqual(gdk_pixbuf_savev(pixbuf, path, "png", nil, nil, nil), 0)
  }

  /// Writes a JPEG, PNG or WebP, by the name's extension, with an Exif orientation whose four quarters are
  /// upright when it is applied. The Exif data of `late.png` are behind the pixels and 100 kB more.
  @MainActor static func write(
    _ path: String, uprightWidth: Int, height: Int, orientation: Int, _ test: GTKTestCase
  )
    throws
  {
    var pixbuf = try pixbuf(width: uprightWidth, height: height)
    /// Replaces the pixbuf by a transformed one.
    func change(_ result: OpaquePointer?) throws {
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
      pixbuf = try XCTUnwrap(result)
    }
    switch orientation {
    case 2: try change(gdk_pixbuf_flip(pixbuf, 1))
    case 3: try change(gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_UPSIDEDOWN))
    case 4: try change(gdk_pixbuf_flip(pixbuf, 0))
    case 5, 7:
      try change(gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_CLOCKWISE))
      try change(gdk_pixbuf_flip(pixbuf, orientation == 5 ? 1 : 0))
    case 6: try change(gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE))
    case 8: try change(gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_CLOCKWISE))
    default: break
    }
    let isJPEG = path.hasSuffix("jpg")
    XCTAssertNotEqual(gdk_pixbuf_savev(pixbuf, path, isJPEG ? "jpeg" : "png", nil, nil, nil), 0)
    let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
    let isWebP = path.hasSuffix("webp")
    if isWebP {
      try FileManager.default.moveItem(atPath: path, toPath: path + ".png")
      try test.run([
        "ffmpeg", "-v", "error", "-i", path + ".png", "-c:v", "libwebp", "-lossless", "1", path,
      ])
    }
    let file = URL(fileURLWithPath: path)
    var bytes = [UInt8](try Data(contentsOf: file))
    let exif = exif(orientation)
    if isWebP {
      bytes = webP(Array(bytes[12...]), width: width, height: height, exif: exif)
    } else {
      // Behind the signature, behind the header, or before the end.
      let isLate = path.hasSuffix("late.png")
      let padding: [UInt8] = isLate ? chunk("paDd", [UInt8](repeating: 7, count: 100_000)) : []
      bytes.insert(
        contentsOf: isJPEG ? segment(exif) : padding + chunk("eXIf", exif),
        at: isJPEG ? 2 : isLate ? bytes.count - 12 : 33)
    }
    try Data(bytes).write(to: file)
  }

  /// Returns Exif data (Exif 2.3) that contain only the orientation (tag 0x0112).
  static func exif(_ orientation: Int) -> [UInt8] {
    [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
      + [0, 0, 0, 0]
  }

  /// Returns a JPEG's segment of Exif data.
  private static func segment(_ exif: [UInt8]) -> [UInt8] {
    let body = Array("Exif".utf8) + [0, 0] + exif
    return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
  }

  /// Returns a PNG's chunk, with a checksum of 0.
  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: data.count >> $0) } + Array(type.utf8) + data
      + [0, 0, 0, 0]
  }

  /// Returns a WebP of the chunks of a still picture, with Exif data behind them.
  private static func webP(_ still: [UInt8], width: Int, height: Int, exif: [UInt8]) -> [UInt8] {
    /// A number in a count of bytes.
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let body =
      Array("WEBPVP8X".utf8) + number(10, 4) + number(8, 4) + number(width - 1, 3) + number(height - 1, 3)
      + still + Array("EXIF".utf8) + number(exif.count, 4) + exif
    return Array("RIFF".utf8) + number(body.count, 4) + body
  }
}
#endif
