#if GTK
import DwellGTK

/// An open video. It stays at its beginning until it runs, and at its last picture when it has ended.
@MainActor
protocol VideoStream: AnyObject {
  /// Called when the picture has changed.
  var imageDidChange: () -> Void { get set }
  /// Called when the video is ready, or has failed, and while its time passes.
  var stateDidChange: () -> Void { get set }

  /// The picture to be shown (GdkPaintable), which lives until the next one is available; nil before the
  /// first.
  var image: OpaquePointer? { get }
  /// The displayed size of its pictures.
  var size: PixelSize { get }
  /// Why the video cannot be played; nil if it can, or if that isn't known yet.
  var problem: PictureProblem? { get }
  /// Whether it has its first picture, and can run.
  var isReady: Bool { get }
  /// Its length in seconds; nil if it isn't known.
  var duration: Double? { get }
  /// How much of it has been shown, in seconds.
  var position: Double { get }
  /// Whether it has run to its end.
  var hasEnded: Bool { get }
  /// Whether its sound is off.
  var isMuted: Bool { get set }

  /// Runs it, unless it has ended, or pauses it.
  func run(_ isRunning: Bool)
  /// Returns to its beginning.
  func rewind()
}
#endif
