#if GTK
import CGtk
import Glibc

/// Feeds one file piece by piece to a pixbuf loader.
final class PictureLoader {
  /// The loader (GdkPixbufLoader).
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>?
  /// The size in which the picture is wanted; nil for its own.
  private let target: PixelSize?
  /// Whether the loader has told the picture's own looks: size and which side is up.
  private var isPrepared = false
  /// Whether the loader has been closed.
  private var isClosed = false

  /// How much of a file is read at a time, in bytes; between two reads a job can be cancelled.
  private static let chunkLength = 65_536

  /// A loader that has read nothing yet.
  init(target: PixelSize?) {
    loader = gdk_pixbuf_loader_new()
    self.target = target
    let context = Unmanaged.passUnretained(self).toOpaque()
    let resize: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = { _, _, _, context in
      if let context { Unmanaged<PictureLoader>.fromOpaque(context).takeUnretainedValue().resize() }
    }
    let prepare: @convention(c) (gpointer?, gpointer?) -> Void = { _, context in
      if let context { Unmanaged<PictureLoader>.fromOpaque(context).takeUnretainedValue().isPrepared = true }
    }
    _ = dwell_connect(loader, "size-prepared", unsafeBitCast(resize, to: GCallback.self), context)
    _ = dwell_connect(loader, "area-prepared", unsafeBitCast(prepare, to: GCallback.self), context)
  }

  deinit {
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(loader)
  }

  /// The picture, as far as it has been read; owned by the loader.
  var pixbuf: OpaquePointer? { gdk_pixbuf_loader_get_pixbuf(loader) }

  /// Asks for the wanted size, before a pixel is decoded.
  private func resize() {
    if let target { gdk_pixbuf_loader_set_size(loader, Int32(target.width), Int32(target.height)) }
  }

  /// Reads the whole file.
  func read(_ path: String, isCancelled: () -> Bool) throws(PictureProblem) {
    var ending = PictureEnding()
    try feed(path, isCancelled: isCancelled) { bytes in
      ending.read(bytes)
      return false
    }
    isClosed = true
    try PictureLoader.check { gdk_pixbuf_loader_close(loader, &$0) }
    // The decoders fill up in grey what is missing, and don't complain.
    guard ending.isReached else { throw .damaged("it ends too early") }
  }

  /// Whether the picture in a file lies on its side; reads no more of the file than it takes to know.
  static func isTurned(path: String, isCancelled: () -> Bool) throws(PictureProblem) -> Bool {
    let loader = PictureLoader(target: nil)
    try loader.feed(path, isCancelled: isCancelled, isEnough: { _ in loader.isPrepared })
    return loader.pixbuf.map { dwell_pixbuf_orientation($0) >= 5 } ?? false
  }

  /// Throws if a file cannot be opened.
  static func checkReadable(_ path: String) throws(PictureProblem) {
    close(try opened(path))
  }

  /// Opens a file for reading.
  private static func opened(_ path: String) throws(PictureProblem) -> Int32 {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    return file
  }

  /// Reads a file until its end, or until what has just been read is enough.
  private func feed(
    _ path: String, isCancelled: () -> Bool, isEnough: (ArraySlice<UInt8>) -> Bool
  ) throws(PictureProblem) {
    let file = try PictureLoader.opened(path)
    defer { close(file) }
    var chunk = [UInt8](repeating: 0, count: PictureLoader.chunkLength)
    while true {
      guard !isCancelled() else { throw .cancelled }
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
      guard count > 0 else { return }
      try PictureLoader.check { gdk_pixbuf_loader_write(loader, chunk, gsize(count), &$0) }
      if isEnough(chunk[..<count]) { return }
    }
  }

  /// Throws what a call of GLib complains about.
  private static func check(
    _ call: (inout UnsafeMutablePointer<GError>?) -> gboolean
  ) throws(PictureProblem) {
    var error: UnsafeMutablePointer<GError>?
    guard call(&error) == 0 else { return }
    let reason = error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "nobody knows why"
    g_clear_error(&error)
    throw .damaged(reason)
  }
}
#endif
