#if GTK
import DwellGTK

/// The chunks of a PNG (PNG specification, 5.3) or a WebP (WebP Container Specification): each has a type of
/// four letters, a length and data.
enum PictureChunks {
  /// The data of the first chunk of a type; nil if these bytes, from the beginning of a file, don't hold all
  /// of it, or if the file is neither a PNG nor a WebP.
  static func data(of type: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let isWebP = WebPReader.mayRead(bytes)
    guard isWebP || bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var offset = isWebP ? 12 : 8
    while offset + 8 <= bytes.count {
      let (first, second) = (bytes[offset..<offset + 4], bytes[offset + 4..<offset + 8])
      let (name, number) = isWebP ? (first, Array(second.reversed())) : (second, Array(first))
      let length = number.reduce(0) { $0 << 8 | Int($1) }
      let start = offset + 8
      guard length <= bytes.count - start else { return nil }
      if name.elementsEqual(type.utf8) { return bytes[start..<start + length] }
      // A checksum follows, or a byte that makes the length even.
      offset = start + length + (isWebP ? length % 2 : 4)
    }
    return nil
  }

  /// The Exif data of a file that begins with these bytes; nil if there is none.
  static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let data = data(of: "eXIf", in: bytes) ?? data(of: "EXIF", in: bytes) else { return nil }
    // Some programs leave the signature there that it has in a JPEG.
    let signature = Array("Exif".utf8) + [0, 0]
    return data.starts(with: signature) ? data.dropFirst(signature.count) : data
  }
}
#endif
