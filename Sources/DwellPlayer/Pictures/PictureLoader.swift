#if GTK
import DwellGTK
import CDwellGTK

/// Feeds a file in chunks to a GdkPixbufLoader.
final class PictureLoader {
  /// The loader (GdkPixbufLoader).
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>?
  /// The size to decode to.
  private let target: PixelSize
  /// Whether the loader has been closed.
  private var isClosed = false

  /// A loader that has read nothing.
  private init(target: PixelSize) {
    loader = gdk_pixbuf_loader_new()
    self.target = target
    let context = Unmanaged.passUnretained(self).toOpaque()
    let resize: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = { _, _, _, context in
      if let context { Unmanaged<PictureLoader>.fromOpaque(context).takeUnretainedValue().resize() }
    }
    _ = dwell_connect(loader, "size-prepared", unsafeBitCast(resize, to: GCallback.self), context)
  }

  deinit {
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(loader)
  }

  /// Requests the size, before any pixel is decoded.
  private func resize() {
    gdk_pixbuf_loader_set_size(loader, Int32(target.width), Int32(target.height))
  }

  /// Decodes a whole file.
  /// - Returns: the picture (GdkPixbuf), which the caller owns.
  static func read(
    _ path: String, target: PixelSize, isCancelled: @escaping () -> Bool
  ) throws(PictureProblem) -> OpaquePointer {
    // Releases the loader on return, and with it the larger picture that it may have decoded first.
    let loader = PictureLoader(target: target)
    try loader.read(PictureFile(path, isCancelled: isCancelled))
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader.loader) else {
      throw .damaged("it is empty")
    }
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    return pixbuf
  }

  /// Decodes a whole file in memory, at its own size.
  /// - Returns: the picture (GdkPixbuf), which the caller owns.
  static func read(_ bytes: [UInt8]) throws(PictureProblem) -> OpaquePointer {
    let loader = gdk_pixbuf_loader_new()
    defer { g_object_unref(loader) }
    do throws(PictureProblem) {
      try check { gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &$0) }
    } catch {
      gdk_pixbuf_loader_close(loader, nil)
      throw error
    }
    try check { gdk_pixbuf_loader_close(loader, &$0) }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .damaged("it is empty") }
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    return pixbuf
  }

  /// Feeds the whole file to the loader.
  private func read(_ file: PictureFile) throws(PictureProblem) {
    var ending = TruncationDetector()
    while true {
      let chunk = try file.read(PictureFile.chunkLength)
      guard !chunk.isEmpty else { break }
      try PictureLoader.check { gdk_pixbuf_loader_write(loader, chunk, gsize(chunk.count), &$0) }
      ending.read(chunk[...])
    }
    isClosed = true
    try PictureLoader.check { gdk_pixbuf_loader_close(loader, &$0) }
    // The decoders fill missing parts with grey, without an error.
    guard ending.isReached else { throw .damaged("it is truncated") }
  }

  /// Throws the error of a GLib call.
  private static func check(
    _ call: (inout UnsafeMutablePointer<GError>?) -> gboolean
  ) throws(PictureProblem) {
    var error: UnsafeMutablePointer<GError>?
    guard call(&error) == 0 else { return }
    let reason = error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "unknown error"
    g_clear_error(&error)
    throw .damaged(reason)
  }
}
#endif
