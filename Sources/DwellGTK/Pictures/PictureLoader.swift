#if GTK
import CGtk
import Glibc

/// Feeds one file piece by piece to a pixbuf loader.
final class PictureLoader {
  /// The loader (GdkPixbufLoader).
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>?
  /// The size in which the picture is wanted.
  private let target: PixelSize
  /// Whether the loader has been closed.
  private var isClosed = false

  /// How much of a file is read at a time, in bytes; between two reads a job can be cancelled.
  private static let chunkLength = 65_536

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
    _ path: String, target: PixelSize, isCancelled: () -> Bool
  ) throws(PictureProblem) -> OpaquePointer {
    // The loader is gone when this returns, and with it the larger picture that it may have made first.
    let loader = PictureLoader(target: target)
    try loader.read(path, isCancelled: isCancelled)
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader.loader) else {
      throw .damaged("it ends before it begins")
    }
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    return pixbuf
  }

  /// Reads a whole file.
  private func read(_ path: String, isCancelled: () -> Bool) throws(PictureProblem) {
    var ending = PictureEnding()
    try feed(path, isCancelled: isCancelled) { ending.read($0) }
    isClosed = true
    try PictureLoader.check { gdk_pixbuf_loader_close(loader, &$0) }
    // The decoders fill up in grey what is missing, and don't complain.
    guard ending.isReached else { throw .damaged("it ends too early") }
  }

  /// The beginning of a file, no more than so many bytes.
  static func beginning(of path: String, count: Int) throws(PictureProblem) -> [UInt8] {
    let file = try opened(path)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = Glibc.read(file, &bytes, count)
    guard length >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    return Array(bytes.prefix(length))
  }

  /// Throws if a file cannot be opened, or is none: a pipe that took a picture's place would be waited for without end,
  /// and a device be read for ever.
  static func checkReadable(_ path: String) throws(PictureProblem) {
    close(try opened(path))
  }

  /// Opens a file for reading.
  private static func opened(_ path: String) throws(PictureProblem) -> Int32 {
    var status = stat()
    // Looked at before it is opened, since even opening a device can set it going.
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .unreadable("it is no file") }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    return file
  }

  /// Reads a file until its end; `watch` sees its bytes go by.
  private func feed(
    _ path: String, isCancelled: () -> Bool, watch: (ArraySlice<UInt8>) -> Void
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
      watch(chunk[..<count])
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
