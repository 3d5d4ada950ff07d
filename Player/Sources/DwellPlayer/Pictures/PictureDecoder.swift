#if GTK
import DwellDeck
import DwellGTK
import CDwellGTK

/// Decodes pictures from files, at their display size. Stateless; works on any thread.
enum PictureDecoder {
  /// The maximum number of pixels of a picture: more than usual cameras have, and safe for the machine's
  /// memory in any format.
  static let maximumPixelCount = 120_000_000

  /// The maximum number of pixels of a JPEG that is decoded row by row, with only the displayed size in
  /// memory. Decoding one takes seconds.
  static let maximumRowPixelCount = 1_000_000_000

  /// Decodes the picture of a page to fit a box on screen: upright, and no larger than its own size.
  /// - Parameter isCancelled: called repeatedly; true if the picture is no longer needed.
  static func decode(
    _ page: DeckPage, box: PixelSize, fit: DeckFit = .scaleDown, clock: PictureClock = .system,
    isCancelled: @escaping () -> Bool = { false }
  ) throws(PictureProblem) -> DecodedPicture {
    try decode(page.picture(), box: box, fit: fit, clock: clock, isCancelled: isCancelled)
  }

  /// Decodes the picture in a file likewise.
  private static func decode(
    _ file: OpenedFile, box: PixelSize, fit: DeckFit, clock: PictureClock,
    isCancelled: @escaping () -> Bool
  ) throws(PictureProblem) -> DecodedPicture {
    let caption = PictureCaption.text(of: file)
    if let first = try firstFrame(of: file, box: box, fit: fit, caption: caption) { return first }
    return try read(file, box: box, fit: fit, clock: clock, isCancelled: isCancelled) {
      pixbuf, fullSize, isScalable throws(PictureProblem) in
      guard
        let picture = DecodedPicture(
          pixbuf, fullSize: fullSize, isScalable: isScalable, caption: caption)
      else {
        throw .damaged("out of memory")
      }
      return picture
    }
  }

  /// Decodes the first frame of an animated picture; nil if it isn't one, or if that frame is damaged.
  private static func firstFrame(
    of file: OpenedFile, box: PixelSize, fit: DeckFit, caption: String?
  ) throws(PictureProblem) -> DecodedPicture? {
    let signature = try PictureFile(file).read(32)
    guard AnimationDecoder.mayRead(signature) else { return nil }
    let decoder = AnimationDecoder(file, beginning: try file.head())
    return try? decoder?.picture(ofFrame: 0, box: box, fit: fit, caption: caption)
  }

  /// Decodes the picture in a file like `decode`, and passes its pixels (GdkPixbuf), its full upright size,
  /// and whether it is a vector image, to a closure. For an animated picture these are its first frame's.
  /// Taking longer than the clock allows is a problem.
  static func read<Result>(
    _ file: OpenedFile, box: PixelSize, fit: DeckFit = .scaleDown, clock: PictureClock = .system,
    isCancelled: @escaping () -> Bool = { false },
    make: (OpaquePointer, PixelSize, Bool) throws(PictureProblem) -> Result
  ) throws(PictureProblem) -> Result {
    let end = clock.now() + (file.format == .svg ? clock.vectorLimit : clock.limit)
    do throws(PictureProblem) {
      return try read(
        file, box: box, fit: fit, isOver: { isCancelled() || clock.now() >= end }, make: make)
    } catch {
      throw error == .cancelled && !isCancelled() ? .takesTooLong : error
    }
  }

  /// Reads a picture likewise, until it is cancelled.
  private static func read<Result>(
    _ file: OpenedFile, box: PixelSize, fit: DeckFit, isOver isCancelled: @escaping () -> Bool,
    make: (OpaquePointer, PixelSize, Bool) throws(PictureProblem) -> Result
  ) throws(PictureProblem) -> Result {
    let beginning = try file.head()
    let orientation = try ExifOrientation(file, beginning: beginning)
    if JPEGReader.mayRead(beginning), let jpeg = try JPEGReader(file, isCancelled: isCancelled) {
      let maximum = jpeg.keepsCoefficients ? maximumPixelCount : maximumRowPixelCount
      return try read(jpeg, orientation, maximum: maximum, box: box, fit: fit, make: make)
    }
    if TIFFReader.mayRead(beginning), let tiff = try TIFFReader(file, isCancelled: isCancelled) {
      return try read(tiff, tiff.orientation, maximum: maximumPixelCount, box: box, fit: fit, make: make)
    }
    if let decoder = AnimationDecoder(file, beginning: beginning),
      let pixbuf = try? decoder.pixbuf(ofFrame: 0, box: box, fit: fit)
    {
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      return try make(pixbuf, decoder.size, false)
    }
    if WebPReader.mayRead(beginning) {
      let bytes = try WebPReader.bytes(of: file, isCancelled: isCancelled)
      return try read(
        WebPReader(bytes), orientation, maximum: maximumPixelCount, box: box, fit: fit, make: make)
    }
    let isTurned = orientation.isTurned
    let first = try read(
      file, orientation, isTurned: isTurned, box: box, fit: fit, isCancelled: isCancelled, make: make)
    if let first { return first }
    // For other formats the orientation is known only after decoding; the picture was fitted into the box the
    // wrong way round.
    let second = try read(
      file, orientation, isTurned: !isTurned, box: box, fit: fit, isCancelled: isCancelled, make: make)
    guard let second else { throw .damaged("its orientation is contradictory") }
    return second
  }

  /// Decodes a file with a reader of its format.
  /// - Parameter maximum: the maximum number of pixels.
  private static func read<Result>(
    _ reader: some PictureReader, _ orientation: ExifOrientation, maximum: Int, box: PixelSize, fit: DeckFit,
    make: (OpaquePointer, PixelSize, Bool) throws(PictureProblem) -> Result
  ) throws(PictureProblem) -> Result {
    guard reader.size.area <= maximum else { throw .tooLarge(reader.size, maximum: maximum) }
    let isTurned = orientation.isTurned
    let pixbuf = try reader.read(
      target: reader.size.decoded(for: isTurned ? box.turned : box, fit, isScalable: false))
    gdk_pixbuf_set_option(pixbuf, "orientation", "\(orientation.value)")
    return try upright(pixbuf) { upright throws(PictureProblem) in
      try make(upright, isTurned ? reader.size.turned : reader.size, false)
    }
  }

  /// Decodes a picture whose rotation is assumed; nil if the assumption was wrong.
  private static func read<Result>(
    _ file: OpenedFile, _ orientation: ExifOrientation, isTurned: Bool, box: PixelSize, fit: DeckFit,
    isCancelled: @escaping () -> Bool,
    make: (OpaquePointer, PixelSize, Bool) throws(PictureProblem) -> Result
  ) throws(PictureProblem) -> Result? {
    let (pixbuf, header) = try PictureLoader.read(file, isCancelled: isCancelled) {
      header throws(PictureProblem) in
      guard header.isScalable || header.size.area <= maximumPixelCount else {
        throw .tooLarge(header.size, maximum: maximumPixelCount)
      }
      return header.size.decoded(for: isTurned ? box.turned : box, fit, isScalable: header.isScalable)
    }
    // This is a PNG's orientation; other decoders have set their own, which stays.
    gdk_pixbuf_set_option(pixbuf, "orientation", "\(orientation.value)")
    guard isTurned == (dwell_pixbuf_orientation(pixbuf) >= 5) else {
      g_object_unref(UnsafeMutableRawPointer(pixbuf))
      return nil
    }
    ColorProfile(of: pixbuf)?.convert(pixbuf)
    return try upright(pixbuf) { upright throws(PictureProblem) in
      try make(upright, isTurned ? header.size.turned : header.size, header.isScalable)
    }
  }

  /// Passes a decoded picture (GdkPixbuf) to a closure after applying its orientation, and releases it.
  private static func upright<Result>(
    _ pixbuf: OpaquePointer, make: (OpaquePointer) throws(PictureProblem) -> Result
  ) throws(PictureProblem) -> Result {
    let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
    guard let upright else { throw .damaged("out of memory") }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try make(upright)
  }
}
#endif
