#if GTK
import DwellDeck
import DwellGTK
import CDwellGTK

/// Feeds a file in chunks to a GdkPixbufLoader.
final class PictureLoader {
  /// The properties known before any pixel is decoded.
  struct Header {
    /// The size in the file.
    var size: PixelSize
    /// Whether it is a vector format.
    var isScalable: Bool
  }

  /// Returns the size to decode to.
  typealias Target = @Sendable (Header) throws(PictureProblem) -> PixelSize

  /// The loader (GdkPixbufLoader).
  private let loader = gdk_pixbuf_loader_new()
  /// Returns the size to decode to.
  private let target: Target
  /// The header; nil until it has been read.
  private var header: Header?
  /// Why the picture isn't decoded; nil if it is.
  private var problem: PictureProblem?
  /// The beginning of the file.
  private var beginning: [UInt8] = []
  /// Whether the loader has been closed.
  private var isClosed = false

  /// A loader that has read nothing.
  private init(target: @escaping Target) {
    self.target = target
    let context = Unmanaged.passUnretained(self).toOpaque()
    let resize: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = { _, width, height, context in
      guard let context else { return }
      Unmanaged<PictureLoader>.fromOpaque(context).takeUnretainedValue()
        .resize(PixelSize(width: Int(width), height: Int(height)))
    }
    _ = dwell_connect(loader, "size-prepared", unsafeBitCast(resize, to: GCallback.self), context)
  }

  deinit {
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(loader)
  }

  /// The format; nil until it has been recognized.
  private var format: OpaquePointer? { gdk_pixbuf_loader_get_format(loader) }

  /// Requests the size, before any pixel is decoded.
  private func resize(_ size: PixelSize) {
    do throws(PictureProblem) {
      guard size.width > 0, size.height > 0 else { throw .damaged("it has no size") }
      let header = Header(size: size, isScalable: format.map(gdk_pixbuf_format_is_scalable) == 1)
      let target = try target(header)
      self.header = header
      gdk_pixbuf_loader_set_size(loader, Int32(target.width), Int32(target.height))
    } catch {
      problem = error
      // Without a size the decoders allocate nothing, and fail.
      gdk_pixbuf_loader_set_size(loader, 0, 0)
    }
  }

  /// Decodes a whole file to the size that `target` returns, or fails with its error.
  ///
  /// Vector images are decoded on a thread of their own, because their decoders cannot be interrupted.
  /// - Returns: the picture (GdkPixbuf), which the caller owns, and its header.
  static func read(
    _ file: OpenedFile, isCancelled: @escaping () -> Bool, target: @escaping Target
  ) throws(PictureProblem) -> (pixbuf: OpaquePointer, header: Header) {
    guard file.format == .svg else { return try readHere(file, isCancelled: isCancelled, target: target) }
    guard AbandonedWork.count.load(ordering: .relaxed) < AbandonedWork.maximumCount else {
      throw .takesTooLong
    }
    let result = DetachedWork.result(
      of: {
        Result { () throws(PictureProblem) in
          let (pixbuf, header) = try readHere(file, isCancelled: { false }, target: target)
          return Loaded(pixbuf: pixbuf, header: header)
        }
      }, isOver: isCancelled,
      release: { if let loaded = try? $0.get() { g_object_unref(UnsafeMutableRawPointer(loaded.pixbuf)) } })
    guard let loaded = try result?.get() else { throw .cancelled }
    return (loaded.pixbuf, loaded.header)
  }

  /// A picture on its way to another thread.
  private struct Loaded: @unchecked Sendable {
    /// The picture (GdkPixbuf).
    let pixbuf: OpaquePointer
    /// Its header.
    let header: Header
  }

  /// Decodes a whole file on this thread.
  private static func readHere(
    _ file: OpenedFile, isCancelled: @escaping () -> Bool, target: @escaping Target
  ) throws(PictureProblem) -> (pixbuf: OpaquePointer, header: Header) {
    // Releases the loader on return, and with it the larger picture that it may have decoded first.
    let loader = PictureLoader(target: target)
    try loader.read(PictureFile(file, isCancelled: isCancelled))
    guard try !PictureChunks.areCut(in: file) else { throw .damaged("it is truncated") }
    guard let header = loader.header, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader.loader) else {
      throw .damaged("it is empty")
    }
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    return (pixbuf, header)
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
    while true {
      let chunk = try file.readKept()
      guard !chunk.isEmpty else { break }
      if beginning.isEmpty { beginning = chunk }
      try check { gdk_pixbuf_loader_write(loader, chunk, gsize(chunk.count), &$0) }
    }
    isClosed = true
    try check { gdk_pixbuf_loader_close(loader, &$0) }
  }

  /// Throws the reason why a call of the loader failed.
  private func check(
    _ call: (inout UnsafeMutablePointer<GError>?) -> gboolean
  ) throws(PictureProblem) {
    do throws(PictureProblem) {
      try PictureLoader.check(call)
      if let problem { throw problem }
    } catch {
      throw problem ?? (format == nil ? PictureProblem(foreignFile: beginning) : error)
    }
  }

  /// Throws the error of a GLib call.
  private static func check(
    _ call: (inout UnsafeMutablePointer<GError>?) -> gboolean
  ) throws(PictureProblem) {
    var error: UnsafeMutablePointer<GError>?
    guard call(&error) == 0 else { return }
    let reason = error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "unknown error"
    g_clear_error(&error)
    // Some reasons have several lines, or end in one.
    throw .damaged(reason.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
#endif
