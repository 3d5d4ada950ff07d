#if GTK
import DwellDeck
import DwellGTK
import Synchronization

/// Plays an animated picture as a function of its running time. Frames are decoded in the background, a few
/// ahead of time; if all of them together are small, they are kept.
@MainActor
final class AnimationPlayer {
  /// Called when a frame that is due has been decoded.
  var frameDidLoad: () -> Void = {}
  /// The frame to be shown.
  private(set) var shown: DecodedPicture

  /// The source of the frames.
  private let source: AnimationSource
  /// The frames and their times; nil until the file has been read.
  private var animation: PictureAnimation?
  /// The frames in memory.
  private var frames: [Int: DecodedPicture] = [:]
  /// The frame being decoded.
  private var loading: (frame: Int, job: PictureJob)?
  /// Whether the first frame can no longer be read.
  private var isBroken = false
  /// Its running time, in seconds, until ``runningSince``.
  private var elapsed = 0.0
  /// When it started running; nil while it is paused.
  private var runningSince: Double?
  /// The time of the last call, in seconds.
  private var now = 0.0
  /// The box to fit frames into; nil until it is set.
  private var box: PixelSize?
  /// How they fit.
  private var fit = DeckFit.scaleDown

  /// The number of bytes of frames that are kept.
  static let keptByteCount = 32_000_000
  /// The maximum number of frames decoded ahead.
  static let maximumAhead = 6

  /// A player of the animated picture of a page, at its first frame.
  init(_ page: DeckPage, first: DecodedPicture) {
    shown = first
    source = AnimationSource(page)
  }

  isolated deinit { stop() }

  /// The number of frames in memory.
  var loadedCount: Int { frames.count }

  /// Sets the box on screen to fit frames into.
  func show(in box: PixelSize, _ fit: DeckFit) {
    guard box != self.box || fit != self.fit else { return }
    (self.box, self.fit) = (box, fit)
    frames = [:]
    stop()
  }

  /// Stops decoding, so that it stays at its frame until the next ``advance(to:)``.
  func stop() {
    loading?.job.cancel()
    loading = nil
  }

  /// Runs it, or pauses it, from a time on.
  func run(_ isRunning: Bool, at now: Double) {
    if isRunning, runningSince == nil { runningSince = now }
    if !isRunning, let since = runningSince {
      elapsed += max(now - since, 0)
      runningSince = nil
    }
  }

  /// Its running time at a time, in seconds.
  private func time(at now: Double) -> Double { elapsed + (runningSince.map { max(now - $0, 0) } ?? 0) }

  /// Shows the frame that is due at a time, and decodes the following ones.
  func advance(to now: Double) {
    self.now = now
    guard let due = dueFrame else { return isBroken ? () : load(0) }
    if let picture = frames[due] { shown = picture }
    let wanted = wantedFrames(from: due)
    if frames.count > wanted.count { frames = frames.filter { wanted.contains($0.key) } }
    if let next = wanted.first(where: { frames[$0] == nil }) { load(next) }
  }

  /// When the next frame is due after a time; nil if none is, or while it is paused.
  func nextChange(after now: Double) -> Double? {
    guard runningSince != nil, let animation else { return nil }
    let time = time(at: now)
    return animation.nextChange(after: time).map { now + max($0 - time, 0) }
  }

  /// The frame that is due; nil until the file has been read.
  private var dueFrame: Int? { animation?.frame(at: time(at: now)) }

  /// The frames to keep in memory, the next ones first: all if they are small together.
  private func wantedFrames(from due: Int) -> [Int] {
    guard let animation else { return [] }
    let count = animation.frames.count
    let kept = max(Self.keptByteCount / max(shown.byteCount, 1), 2)
    let wanted = kept >= count ? count : min(kept, Self.maximumAhead + 1)
    return (0..<wanted).map { (due + $0) % count }
  }

  /// Decodes a frame, unless one is being decoded.
  private func load(_ frame: Int) {
    guard loading == nil, let box else { return }
    let (source, fit) = (source, fit)
    let job = PictureWorker.frames.decode(
      { isCancelled throws(PictureProblem) in
        try source.picture(ofFrame: frame, box: box, fit: fit, isCancelled: isCancelled)
      },
      completion: { [weak self] in self?.finish(frame, $0) })
    loading = (frame, job)
  }

  /// Handles a decoded frame, or a failure.
  private func finish(_ frame: Int, _ result: Result<DecodedPicture, PictureProblem>) {
    loading = nil
    if animation == nil { animation = source.animation }
    switch result {
    case .success(let picture):
      frames[frame] = picture
      // This includes late frames: on a slow machine every one is.
      if let due = dueFrame, frame == due || frames[due] == nil {
        shown = picture
        frameDidLoad()
      }
      advance(to: now)
    case .failure:
      // The following frames cannot be decoded either, because they may be drawn over this one.
      guard frame > 0 else { return isBroken = true }
      animation?.limit(toCount: frame)
      frames = frames.filter { $0.key < frame }
      frameDidLoad()
    }
  }
}

/// The frames of a file, as the worker's thread reads them.
private final class AnimationSource: @unchecked Sendable {
  /// The frames and their times; nil before the first frame, or if the file has none. Set by the worker, and
  /// read after it has delivered a frame.
  private(set) var animation: PictureAnimation?
  /// The page, which opens the file.
  private let page: DeckPage
  /// The decoder; nil before the first frame.
  private var decoder: AnimationDecoder?
  /// Orders the writes of one job before the reads of the next, as ``PictureJob`` does.
  private let isIdle = Atomic(true)

  /// The frames of a page's file.
  init(_ page: DeckPage) { self.page = page }

  /// Decodes a frame.
  func picture(
    ofFrame index: Int, box: PixelSize, fit: DeckFit, isCancelled: () -> Bool
  ) throws(PictureProblem) -> DecodedPicture {
    _ = isIdle.load(ordering: .acquiring)
    defer { isIdle.store(true, ordering: .releasing) }
    if decoder == nil {
      let file = try page.picture()
      decoder = AnimationDecoder(file, beginning: try file.head())
      animation = decoder?.animation
    }
    guard let decoder, index < decoder.animation.frames.count else { throw .unreadable("it has changed") }
    return try decoder.picture(ofFrame: index, box: box, fit: fit, isCancelled: isCancelled)
  }
}
#endif
