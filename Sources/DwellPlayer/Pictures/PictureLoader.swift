#if GTK
import DwellGTK
import CDwellGTK

/// Feeds one file piece by piece to a pixbuf loader.
final class PictureLoader {
  /// The loader (GdkPixbufLoader).
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>?
  /// The size in which the picture is wanted.
  private let target: PixelSize
  /// Whether the loader has been closed.
  private var isClosed = false

  /// A loader that has read nothing yet.
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

  /// Asks for the wanted size, before a pixel is decoded.
  private func resize() {
    gdk_pixbuf_loader_set_size(loader, Int32(target.width), Int32(target.height))
  }

  /// Reads a whole file.
  /// - Returns: the picture (GdkPixbuf), which the caller owns.
  static func read(
    _ path: String, target: PixelSize, isCancelled: @escaping () -> Bool
  ) throws(PictureProblem) -> OpaquePointer {
    // The loader is gone when this returns, and with it the larger picture that it may have made first.
    let loader = PictureLoader(target: target)
    try loader.read(PictureFile(path, isCancelled: isCancelled))
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader.loader) else {
      throw .damaged("it ends before it begins")
    }
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    return pixbuf
  }

  /// Reads a whole file.
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
    // The decoders fill up in grey what is missing, and don't complain.
    guard ending.isReached else { throw .damaged("it ends too early") }
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
