#if GTK
import CDwellGTK
import CDwellJPEG
import Foundation
import XCTest

/// JPEGs of kinds that gdk-pixbuf can't write.
enum SampleJPEGs {
  /// Writes a JPEG of the four quarters of `SamplePictures`, of even width and height.
  ///
  /// - Parameters:
  ///   - isProgressive: whether it consists of several scans of increasing detail.
  ///   - space: the colour space of its rows: `JCS_RGB`, `JCS_GRAYSCALE` or `JCS_CMYK`.
  ///   - colors: the colours of the quarters: red, green and blue, or four inks, which Adobe inverts.
  ///   - profile: a colour profile; none if it is empty.
  static func write(
    _ path: String, width: Int, height: Int, isProgressive: Bool, space: J_COLOR_SPACE = JCS_RGB,
    colors: [[Int]] = SamplePictures.quarters, profile: [UInt8] = []
  ) throws {
    let file = try XCTUnwrap(fopen(path, "wb"))
    defer { fclose(file) }
    var faults = jpeg_error_mgr()
    var encoder = jpeg_compress_struct()
    encoder.err = jpeg_std_error(&faults)
    jpeg_CreateCompress(&encoder, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
    defer { jpeg_destroy_compress(&encoder) }
    jpeg_stdio_dest(&encoder, file)
    let channels = space == JCS_GRAYSCALE ? 1 : space == JCS_CMYK ? 4 : 3
    (encoder.image_width, encoder.image_height) = (JDIMENSION(width), JDIMENSION(height))
    (encoder.input_components, encoder.in_color_space) = (Int32(channels), space)
    jpeg_set_defaults(&encoder)
    if isProgressive { jpeg_simple_progression(&encoder) }
    jpeg_start_compress(&encoder, 1)
    if !profile.isEmpty { jpeg_write_icc_profile(&encoder, profile, UInt32(profile.count)) }
    for half in 0..<2 {
      var row = (0..<2).flatMap { column in
        let color = pixel(colors[half * 2 + column], channels)
        return [[UInt8]](repeating: color, count: width / 2).flatMap { $0 }
      }
      row.withUnsafeMutableBufferPointer { row in
        var line: JSAMPROW? = row.baseAddress
        for _ in 0..<height / 2 { jpeg_write_scanlines(&encoder, &line, 1) }
      }
    }
    jpeg_finish_compress(&encoder)
  }

  /// Returns a colour in `channels` components. Four are CMYK, which Adobe inverts.
  private static func pixel(_ color: [Int], _ channels: Int) -> [UInt8] {
    switch channels {
    case color.count: color.map { UInt8($0) }
    case 1: [UInt8(color.reduce(0, +) / 3)]
    case 4: color.map { UInt8($0) } + [255]
    default: color.map { UInt8($0) }
    }
  }
}
#endif
