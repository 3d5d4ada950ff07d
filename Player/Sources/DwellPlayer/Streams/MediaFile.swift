#if GTK
import CDwellGTK
import DwellDeck
import DwellGTK
import DwellGTKGallery

/// A video in a file, played by GTK's media module, which on Debian is a separate package.
@MainActor
final class MediaFile: VideoStream {
  var imageDidChange: () -> Void = {}
  var stateDidChange: () -> Void = {}
  private(set) var image: OpaquePointer?
  private(set) var problem: PictureProblem?
  private(set) var hasEnded = false

  /// The stream (GtkMediaFile), owned by this object; nil if the file cannot be read.
  let stream: UnsafeMutablePointer<GtkMediaStream>?
  /// The file, open as long as the stream, which reads it.
  private let file: OpenedFile?
  /// The rotation of its pictures; nil if the file doesn't state it.
  private let turn: VideoTurn?
  /// Whether it was ready at the last change.
  private var wasReady = false
  /// The timeout for its beginning.
  private var limit: WakeUp?
  /// The timeout for the first picture of a video whose header has been read.
  private var search: WakeUp?
  /// Whether it runs, without its sound, to find out whether it has any picture.
  private var isSearching = false
  /// The clock.
  private let clock: FrontClock

  /// How long a video may take until its first picture is available, in seconds. A sleeping disk takes some;
  /// for broken files the module doesn't always report an error.
  static let patience = 10.0

  /// How long after its header the first picture may take before it is searched for, in seconds. For a file
  /// that ends before it, such as a partial download, the module reports nothing until it runs.
  static let pictureDelay = 1.0

  /// Whether this thread owns the main loop, even while it isn't in it: the module's threads pass pictures
  /// through the main loop, and run its callbacks themselves while no thread owns it.
  private static let ownsMainLoop = g_main_context_acquire(nil) != 0

  /// Opens the video of a page. Problems are found later, and reported as a change.
  init(_ page: DeckPage, clock: FrontClock = SystemClock.shared) {
    _ = Self.ownsMainLoop
    self.clock = clock
    do throws(PictureProblem) {
      file = try page.picture()
    } catch {
      file = nil
      problem = error
    }
    turn = file.flatMap { VideoTurn($0) }
    // Modules open files by path.
    stream = file.flatMap { gtk_media_file_new_for_filename($0.pathWhileOpen) }
    guard let stream else {
      Idle.call { [weak self] in self?.stateDidChange() }
      return
    }
    Signal.connect(stream, "invalidate-contents") { [weak self] in self?.takeImage() }
    Signal.connect(stream, "invalidate-size") { [weak self] in self?.takeImage() }
    Signal.connect(stream, property: "ended") { [weak self] in self?.end() }
    for property in ["prepared", "has-video", "error", "timestamp"] {
      Signal.connect(stream, property: property) { [weak self] in self?.update() }
    }
    limit = clock.wake(at: clock.now + Self.patience) { [weak self] in self?.giveUp() }
    // Without a module the error is there at once.
    if gtk_media_stream_get_error(stream) != nil { Idle.call { [weak self] in self?.update() } }
  }

  isolated deinit {
    limit?.cancel()
    search?.cancel()
    if let image { g_object_unref(UnsafeMutableRawPointer(image)) }
    guard let stream else { return }
    gtk_media_stream_pause(stream)
    g_object_unref(stream)
  }

  var size: PixelSize { quarters == 0 ? streamSize : streamSize.turned }

  /// The size of the stream's pictures.
  private var streamSize: PixelSize {
    guard let paintable else { return PixelSize(width: 0, height: 0) }
    return PixelSize(
      width: Int(gdk_paintable_get_intrinsic_width(paintable)),
      height: Int(gdk_paintable_get_intrinsic_height(paintable)))
  }

  /// The quarter turns that make the stream's pictures upright, clockwise: 1 or 3, or 0 if they already are.
  /// A module that rotates them shows that only in their size.
  private var quarters: Int {
    let (turn, size) = (turn, streamSize)
    guard let turn, turn.quarters % 2 != 0, turn.isWide == (size.width > size.height) else { return 0 }
    return turn.quarters
  }

  var isReady: Bool { problem == nil && image != nil && gtk_media_stream_is_prepared(stream) != 0 }

  var duration: Double? {
    guard let stream else { return nil }
    let seconds = Double(gtk_media_stream_get_duration(stream)) / 1e6
    // A stream of unknown length has none, or the largest number.
    return seconds > 0 && seconds <= Deck.maximumDuration ? seconds : nil
  }

  var position: Double {
    guard let stream, gtk_media_stream_is_seeking(stream) == 0 else { return 0 }
    let seconds = max(Double(gtk_media_stream_get_timestamp(stream)) / 1e6, 0)
    return hasEnded ? duration ?? seconds : seconds
  }

  var isMuted = false {
    didSet { updateSound() }
  }

  func run(_ isRunning: Bool) {
    guard let stream, problem == nil, !hasEnded, !isSearching else { return }
    gtk_media_stream_set_playing(stream, isRunning ? 1 : 0)
  }

  func rewind() {
    guard problem == nil, hasEnded || position > 0 else { return }
    goToStart()
    hasEnded = false
    takeImage()
  }

  /// Pauses the stream at its beginning.
  private func goToStart() {
    guard let stream else { return }
    gtk_media_stream_pause(stream)
    gtk_media_stream_seek(stream, 0)
  }

  /// Turns the stream's sound on or off.
  private func updateSound() {
    guard let stream else { return }
    gtk_media_stream_set_muted(stream, isMuted || isSearching ? 1 : 0)
  }

  /// Runs a video without a picture until it has one, or has ended.
  func searchForPicture() {
    guard let stream, image == nil, problem == nil else { return }
    isSearching = true
    updateSound()
    gtk_media_stream_play(stream)
  }

  /// The stream as a paintable.
  private var paintable: OpaquePointer? { stream.map { OpaquePointer($0) } }

  /// Takes the current picture. At its end the module returns to the first one, which isn't shown.
  private func takeImage() {
    guard let paintable, !hasEnded, size.area > 0 else { return }
    let old = image
    image = upright(gdk_paintable_get_current_image(paintable))
    if let old { g_object_unref(UnsafeMutableRawPointer(old)) }
    if isSearching {
      isSearching = false
      goToStart()
      updateSound()
    }
    imageDidChange()
    if !wasReady { update() }
  }

  /// A picture of the stream (GdkPaintable), rotated to be upright; takes ownership of the picture.
  private func upright(_ picture: OpaquePointer?) -> OpaquePointer? {
    let quarters = quarters
    guard let picture, quarters != 0, let snapshot = gtk_snapshot_new() else { return picture }
    let (width, height) = (Float(streamSize.width), Float(streamSize.height))
    var middle = graphene_point_t(x: height / 2, y: width / 2)
    gtk_snapshot_translate(snapshot, &middle)
    gtk_snapshot_rotate(snapshot, 90 * Float(quarters))
    var corner = graphene_point_t(x: -width / 2, y: -height / 2)
    gtk_snapshot_translate(snapshot, &corner)
    gdk_paintable_snapshot(picture, snapshot, Double(width), Double(height))
    g_object_unref(UnsafeMutableRawPointer(picture))
    var size = graphene_size_t(width: height, height: width)
    return gtk_snapshot_free_to_paintable(snapshot, &size)
  }

  /// Gives up on a video that hasn't begun.
  private func giveUp() {
    guard !wasReady, problem == nil else { return }
    problem = .unplayable("it did not start within \(Int(Self.patience)) s")
    stateDidChange()
  }

  /// Handles the end of the stream.
  private func end() {
    guard let stream, gtk_media_stream_get_ended(stream) != 0 else { return }
    if image == nil {
      problem = problem ?? .unplayable("it ends before its first frame")
    } else {
      hasEnded = true
    }
    update()
  }

  /// Follows the stream.
  private func update() {
    guard let stream else { return }
    if problem == nil {
      if let error = gtk_media_stream_get_error(stream) {
        problem = Self.problem(error.pointee)
      } else if gtk_media_stream_is_prepared(stream) != 0 {
        if gtk_media_stream_has_video(stream) == 0 {
          problem = .noMovingPicture
        } else if image == nil, search == nil {
          search = clock.wake(at: clock.now + Self.pictureDelay) { [weak self] in self?.searchForPicture() }
        }
      }
    }
    if isReady { wasReady = true }
    if wasReady || problem != nil {
      limit?.cancel()
      search?.cancel()
    }
    stateDidChange()
  }

  /// The problem behind an error of a stream.
  private static func problem(_ error: GError) -> PictureProblem {
    if error.domain == g_io_error_quark(), error.code == Int32(bitPattern: G_IO_ERROR_NOT_SUPPORTED.rawValue)
    {
      return .noMediaModule
    }
    let message = error.message.map { String(cString: $0) } ?? ""
    // These of GStreamer's messages are not translated.
    if message.contains("no suitable plugins found") { return .noMovingPicture }
    // The error follows the element's path, and details follow on other lines.
    let line = message.prefix { $0 != "\n" }
    let reason = line.firstRange(of: ": ").map { line[$0.upperBound...] } ?? line
    return .unplayable(reason.hasSuffix(".") ? String(reason.dropLast()) : String(reason))
  }
}
#endif
