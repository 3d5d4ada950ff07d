#if GTK
import CDwellGTK
import DwellDeck
import DwellGTK

/// Decodes the frames of an animated picture at their display size. Memory contains one or two canvases of
/// the picture's size, and the data of a frame.
///
/// It is used by one thread at a time.
final class AnimationDecoder {
  /// The frames.
  var animation: PictureAnimation { file.animation }
  /// The size of the upright picture.
  let size: PixelSize
  /// The rotation that makes the canvas upright.
  private let orientation: ExifOrientation
  /// The file.
  private let file: AnimationFile
  /// The canvas; nil until a frame is drawn.
  private var canvas: AnimationCanvas?
  /// The number of frames on the canvas; after an error, of those before the damaged one.
  private(set) var count = 0
  /// The colour profile of a WebP; the other formats have it in each frame.
  private let profile: ColorProfile?

  /// The maximum number of pixels of the canvas, and of a frame: slightly more than 8K. Larger animations
  /// show their first frame.
  static let maximumPixelCount = 36_000_000

  /// Whether a file that begins with these bytes can be an animation.
  static func mayRead(_ beginning: [UInt8]) -> Bool {
    PictureFormat(beginningOfFile: beginning).map { [.gif, .png, .webp].contains($0) } ?? false
  }

  /// A decoder of a file, which begins with some bytes; nil if it isn't an animation, or is too large for
  /// one.
  init?(_ opened: OpenedFile, beginning: [UInt8]) {
    guard Self.mayRead(beginning), let file = AnimationFile(opened),
      let orientation = try? ExifOrientation(opened, beginning: beginning)
    else { return nil }
    self.file = file
    self.orientation = orientation
    let canvas = PixelSize(width: file.animation.width, height: file.animation.height)
    size = orientation.isTurned ? canvas.turned : canvas
    guard size.area <= Self.maximumPixelCount, max(size.width, size.height) <= AnimationCanvas.maximumSide
    else { return nil }
    profile = WebPReader.mayRead(beginning) ? WebPReader.profile(in: beginning) : nil
  }

  /// Decodes a frame to fit a box on screen, after those before it.
  /// - Parameter isCancelled: called between frames; true if the frame is no longer needed.
  func picture(
    ofFrame index: Int, box: PixelSize, fit: DeckFit, caption: String? = nil,
    isCancelled: () -> Bool = { false }
  ) throws(PictureProblem) -> DecodedPicture {
    try draw(index, isCancelled: isCancelled)
    let target = size.decoded(for: box, fit, isScalable: false)
    guard let pixels = canvas?.pixels(target, orientation),
      let picture = DecodedPicture(pixels: pixels, target, fullSize: size, isAnimated: true, caption: caption)
    else { throw .damaged("out of memory") }
    return picture
  }

  /// Decodes a frame like ``picture(ofFrame:box:fit:caption:isCancelled:)``.
  /// - Returns: the frame (GdkPixbuf), which the caller owns.
  func pixbuf(ofFrame index: Int, box: PixelSize, fit: DeckFit) throws(PictureProblem) -> OpaquePointer {
    let picture = try picture(ofFrame: index, box: box, fit: fit)
    guard let pixbuf = gdk_pixbuf_get_from_texture(picture.texture) else { throw .damaged("out of memory") }
    return pixbuf
  }

  /// Brings the canvas to a frame.
  func draw(_ index: Int, isCancelled: () -> Bool = { false }) throws(PictureProblem) {
    guard let canvas = canvas ?? AnimationCanvas(orientation.isTurned ? size.turned : size) else {
      throw .damaged("out of memory")
    }
    self.canvas = canvas
    if index + 1 < count || count == 0 {
      canvas.clear()
      count = 0
    }
    while count <= index {
      guard !isCancelled() else { throw .cancelled }
      let frame = animation.frames[count]
      let pixbuf = try decode(count)
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      if count > 0 { canvas.dispose(of: animation.frames[count - 1]) }
      try canvas.draw(pixbuf, frame)
      count += 1
    }
  }

  /// Decodes a frame's own pixels (GdkPixbuf), which the caller owns.
  private func decode(_ index: Int) throws(PictureProblem) -> OpaquePointer {
    let frame = animation.frames[index]
    let frameSize = PixelSize(width: frame.width, height: frame.height)
    guard frameSize.area <= Self.maximumPixelCount else {
      throw .tooLarge(frameSize, maximum: Self.maximumPixelCount)
    }
    guard let bytes = file.picture(ofFrame: index) else { throw .unreadable("it has changed") }
    let pixbuf: OpaquePointer
    if WebPReader.mayRead(bytes) {
      let reader = try WebPReader(bytes)
      guard reader.size == frameSize else { throw .damaged("a frame differs from its header") }
      pixbuf = try reader.read(target: frameSize)
      profile?.convert(pixbuf)
    } else {
      pixbuf = try PictureLoader.read(bytes)
      ColorProfile(of: pixbuf)?.convert(pixbuf)
    }
    return pixbuf
  }
}
#endif
