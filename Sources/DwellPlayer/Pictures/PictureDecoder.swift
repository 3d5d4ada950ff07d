#if GTK
import DwellGTK
import CDwellGTK

/// Reads pictures from files, no larger than they are shown. Keeps nothing, and works on any thread.
enum PictureDecoder {
  /// The most pixels of a picture that are read: more than any camera gives that is carried by hand, and with
  /// any format still no danger to the machine's memory.
  static let maximumPixelCount = 120_000_000

  /// Decodes the picture at a path so that it fits a box of the screen, upright, and no larger than it is.
  /// - Parameter isCancelled: asked again and again whether nobody wants the picture any more.
  static func decode(
    path: String, box: PixelSize, isCancelled: @escaping () -> Bool = { false }
  ) throws(PictureProblem) -> DecodedPicture {
    try read(path: path, box: box, isCancelled: isCancelled) {
      pixbuf, fullSize, isScalable throws(PictureProblem) in
      guard let picture = DecodedPicture(pixbuf, fullSize: fullSize, isScalable: isScalable) else {
        throw .damaged("memory is short")
      }
      return picture
    }
  }

  /// Decodes the picture at a path as `decode` does, and makes something of its pixels (GdkPixbuf), its size
  /// upright and in full, and whether it has shapes instead of pixels.
  static func read<Result>(
    path: String, box: PixelSize, isCancelled: @escaping () -> Bool = { false },
    make: (OpaquePointer, PixelSize, Bool) throws(PictureProblem) -> Result
  ) throws(PictureProblem) -> Result {
    let beginning = try PictureFile(path).read(ExifOrientation.sampleLength)
    let orientation = ExifOrientation(beginningOfFile: beginning)
    if JPEGReader.mayRead(beginning), let jpeg = try JPEGReader(path, isCancelled: isCancelled) {
      return try read(jpeg, orientation, box: box, make: make)
    }
    let header = try readHeader(of: path)
    let isTurned = orientation.isTurned
    let first = try read(path, header, isTurned: isTurned, box: box, isCancelled: isCancelled, make: make)
    if let first { return first }
    // What is no JPEG tells only at the end that it lies on its side, and was fitted into the box the wrong
    // way round.
    let second = try read(path, header, isTurned: !isTurned, box: box, isCancelled: isCancelled, make: make)
    guard let second else { throw .damaged("it says in two ways which side is up") }
    return second
  }

  /// Decodes a JPEG, of which only as much is in memory as is shown.
  private static func read<Result>(
    _ jpeg: JPEGReader, _ orientation: ExifOrientation, box: PixelSize,
    make: (OpaquePointer, PixelSize, Bool) throws(PictureProblem) -> Result
  ) throws(PictureProblem) -> Result {
    guard jpeg.size.area <= maximumPixelCount else { throw .tooLarge(jpeg.size) }
    let isTurned = orientation.isTurned
    let pixbuf = try jpeg.read(target: jpeg.size.fitted(in: isTurned ? box.turned : box))
    gdk_pixbuf_set_option(pixbuf, "orientation", "\(orientation.value)")
    return try upright(pixbuf) { upright throws(PictureProblem) in
      try make(upright, isTurned ? jpeg.size.turned : jpeg.size, false)
    }
  }

  /// What a file tells before its picture is decoded.
  private struct Header {
    /// The size, as it lies in the file.
    var size: PixelSize
    /// Whether the format has shapes instead of pixels.
    var isScalable: Bool
  }

  /// Reads what a file tells before its picture is decoded; refuses what is no picture, or too large.
  private static func readHeader(of path: String) throws(PictureProblem) -> Header {
    var width: Int32 = 0
    var height: Int32 = 0
    guard let format = gdk_pixbuf_get_file_info(path, &width, &height) else { throw .unknownFormat }
    let size = PixelSize(width: Int(width), height: Int(height))
    guard size.width > 0, size.height > 0 else { throw .damaged("it has no size") }
    let isScalable = gdk_pixbuf_format_is_scalable(format) != 0
    guard isScalable || size.area <= maximumPixelCount else { throw .tooLarge(size) }
    return Header(size: size, isScalable: isScalable)
  }

  /// Decodes a picture that lies upright or on its side in the file; nil if it is the other way round.
  private static func read<Result>(
    _ path: String, _ header: Header, isTurned: Bool, box: PixelSize, isCancelled: @escaping () -> Bool,
    make: (OpaquePointer, PixelSize, Bool) throws(PictureProblem) -> Result
  ) throws(PictureProblem) -> Result? {
    let target = header.size.fitted(in: isTurned ? box.turned : box, mayGrow: header.isScalable)
    let pixbuf = try PictureLoader.read(path, target: target, isCancelled: isCancelled)
    guard isTurned == (dwell_pixbuf_orientation(pixbuf) >= 5) else {
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
      return nil
    }
    return try upright(pixbuf) { upright throws(PictureProblem) in
      try make(upright, isTurned ? header.size.turned : header.size, header.isScalable)
    }
  }

  /// Makes something of a decoded picture (GdkPixbuf) once it is turned as it says, and lets go of it.
  private static func upright<Result>(
    _ pixbuf: OpaquePointer, make: (OpaquePointer) throws(PictureProblem) -> Result
  ) throws(PictureProblem) -> Result {
    let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
    guard let upright else { throw .damaged("memory is short") }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try make(upright)
  }
}
#endif
