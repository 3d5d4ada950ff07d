#if GTK
import DwellGTK

/// The orientation of a JPEG, PNG or WebP, from its Exif data (Exif 2.3, tag 0x0112 of the first directory),
/// or that of a TIFF, which has the same numbers.
///
/// The decoder of JPEGs reports it too, but only after allocating the whole picture, too late to request a
/// smaller one.
struct ExifOrientation {
  /// The orientation, 1...8; 1 (upright) by default.
  let value: Int

  /// An orientation; upright for a value that isn't one.
  init(value: Int) { self.value = (1...8).contains(value) ? value : 1 }

  /// The orientation of a file that begins with these bytes; upright if they hold none.
  init(beginningOfFile bytes: [UInt8]) {
    let directory = TIFFDirectory(beginningOfFile: bytes)
    value = directory?.short(0x0112) { (1...8).contains($0) } ?? 1
  }

  /// Whether the picture is rotated by 90 or 270 degrees.
  var isTurned: Bool { value >= 5 }
}
#endif
