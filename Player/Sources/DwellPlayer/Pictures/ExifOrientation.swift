#if GTK
import CDwellGTK
import DwellDeck
import DwellGTK

/// The orientation of a JPEG, PNG or WebP, from its Exif data (Exif 2.3, tag 0x0112 of the first directory),
/// or that of a TIFF, which has the same numbers. Browsers apply only that of a JPEG.
///
/// The decoder of JPEGs reports it too, but only after allocating the whole picture, too late to request a
/// smaller one.
struct ExifOrientation {
  /// The orientation, 1...8; 1 (upright) by default.
  let value: Int

  /// An orientation; upright for a value that isn't one.
  init(value: Int) { self.value = (1...8).contains(value) ? value : 1 }

  /// The orientation in a directory; upright if it has none.
  private init(_ directory: TIFFDirectory?) {
    value = directory?.short(0x0112) { (1...8).contains($0) } ?? 1
  }

  /// The orientation of a file that begins with these bytes; upright if it has none.
  init(_ file: OpenedFile, beginning: [UInt8]) throws(PictureProblem) {
    guard PictureChunks.areIn(beginning) else {
      self.init(TIFFDirectory(beginningOfFile: beginning))
      return
    }
    try self.init(inChunksOf: file)
  }

  /// The orientation of a PNG or WebP, whose Exif data may be behind its pixels; upright for other files.
  init(inChunksOf file: OpenedFile) throws(PictureProblem) {
    self.init(try PictureChunks.exif(of: file).flatMap { TIFFDirectory($0) })
  }

  /// Whether the picture is upright in its file.
  var isUpright: Bool { value == 1 }

  /// The transform from places in the file's picture, of a size in pixels, to those in the upright one.
  func matrix(ofSize size: PixelSize) -> cairo_matrix_t {
    let (width, height) = (Double(size.width), Double(size.height))
    func matrix(_ x: (Double, Double, Double), _ y: (Double, Double, Double)) -> cairo_matrix_t {
      cairo_matrix_t(xx: x.0, yx: y.0, xy: x.1, yy: y.1, x0: x.2, y0: y.2)
    }
    return switch value {
    case 2: matrix((-1, 0, width), (0, 1, 0))
    case 3: matrix((-1, 0, width), (0, -1, height))
    case 4: matrix((1, 0, 0), (0, -1, height))
    case 5: matrix((0, 1, 0), (1, 0, 0))
    case 6: matrix((0, -1, height), (1, 0, 0))
    case 7: matrix((0, -1, height), (-1, 0, width))
    case 8: matrix((0, 1, 0), (-1, 0, width))
    default: matrix((1, 0, 0), (0, 1, 0))
    }
  }

  /// Whether the picture is rotated by 90 or 270 degrees.
  var isTurned: Bool { value >= 5 }
}
#endif
