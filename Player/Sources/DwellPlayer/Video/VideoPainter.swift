#if GTK
import DwellGTK
import DwellGTKGallery
import CDwellGTK
import Dwell
import DwellDeck

/// Draws the frames of a deck's video, each with the deck's state at that frame's time: a function of the
/// deck, its look, the size and the number of the frame.
///
/// A video of a looping deck loops seamlessly. It begins when the turn to the first page has come to rest, so
/// that its first frame shows that page, and ends with that turn.
@MainActor
public final class VideoPainter {
  /// The deck, with the pages that can be shown.
  public let deck: Deck
  /// The frames of the pages.
  public let times: VideoTimes
  /// The frame drawn last; black at first.
  public let raster: Raster

  /// The deck's component in its initial state.
  private let beginning: ZoomingCarousel
  /// The component at ``now``.
  private var carousel: ZoomingCarousel
  /// The component's time, in seconds.
  private var now = 0.0
  /// The time of the video's first frame: 0, or in a loop within the second round.
  private var start = 0.0
  /// The component's frame; reused.
  private var frame = Frame()
  /// How long animated pictures have played.
  private var played: AnimationTimes
  /// The display list on the raster; nil if there is none.
  private var drawn: DisplayList?
  /// The frames of animated pictures in it, by page.
  private var drawnPictures: [Int: Int] = [:]
  /// The pictures of the pages.
  private let pictures: VideoPictures
  /// The drawing.
  private let renderer: DisplayListRenderer

  /// A painter for frames of `width` by `height` pixels; nil if none of the pictures can be shown, or if out
  /// of memory. Every picture is decoded once, and those that fail are reported and left out.
  /// - Parameter progress: called with the number of pictures that have been decoded.
  public convenience init?(
    _ deck: Deck, look: DeckLook, width: Int, height: Int, rate: FrameRate,
    pictureDidFail: DeckPlayer.PictureFailure, progress: (Int) -> Void = { _ in }
  ) {
    self.init(
      deck, look: look, width: width, height: height, rate: rate, clock: .system,
      pictureDidFail: pictureDidFail, progress: progress)
  }

  /// A painter whose pictures have a clock's time limit.
  init?(
    _ deck: Deck, look: DeckLook, width: Int, height: Int, rate: FrameRate, clock: PictureClock,
    pictureDidFail: DeckPlayer.PictureFailure, progress: (Int) -> Void = { _ in }
  ) {
    Toolkit.start()
    let fit = deck.fit(look)
    // The pictures' sharpness at their largest size.
    let growth = deck.zooms ? 1 + PageZoom.growth : 1
    let box = PixelSize(width: Int(Double(width) * growth), height: Int(Double(height) * growth))
    let (deck, animatedPages) = VideoPictures.checked(
      deck, box: box, fit: fit, clock: clock, pictureDidFail, progress)
    guard !deck.pages.isEmpty, let raster = Raster(width: width, height: height) else { return nil }
    let scale = Self.scale(width: width, height: height)
    let size = Size(width: Double(width) / scale, height: Double(height) / scale)
    self.deck = deck
    self.raster = raster
    let pictures = VideoPictures(deck, animatedPages: animatedPages, box: box, fit: fit, clock: clock)
    self.pictures = pictures
    let painter = PagePainter(
      CaptionPainter(deck.look(look)), deck, fit: fit,
      pageSize: Size(width: size.width / deck.pagesPerView, height: size.height))
    let titles = deck.pages.map { $0.title ?? "" }
    let content = PageContent(drawPage: { page, rect, canvas in
      guard titles.indices.contains(page), let picture = pictures.picture(page) else { return }
      painter.draw(picture, title: titles[page], in: rect, on: canvas)
    })
    renderer = DisplayListRenderer(theme: .onPictures, content: content, scale: scale)
    var carousel = deck.zoomingCarousel(at: 0, look: look)
    _ = carousel.handle(.setDisplayScale(scale), at: 0)
    _ = carousel.handle(.resize(size), at: 0)
    beginning = carousel
    self.carousel = carousel
    played = AnimationTimes(pagesPerView: deck.pagesPerView)
    // If several pages are in view at once, not every page has a time of its own.
    let pages = carousel.carousel.pages
    let stops = (0..<pages.snapPointCount).map { pages.page(ofSnapPoint: $0) }
    times = VideoTimes(durations: stops.map { deck.duration(ofPage: $0) }, rate: rate)
    if deck.loops, stops.count > 1 { start = times.duration + timeToRest() }
  }

  /// Pixels per point: the shorter side of a video has 360 points, like a phone, so that indicators and
  /// captions take the same part of every video.
  static func scale(width: Int, height: Int) -> Double { Double(max(min(width, height), 1)) / 360 }

  /// The number of frames.
  public var frameCount: Int { times.frameCount }

  /// The pages that no frame shows, because they end before the next one: indices in the deck.
  public var pagesWithoutFrame: [Int] {
    times.pagesWithoutFrame.map { beginning.carousel.pages.page(ofSnapPoint: $0) }
  }

  /// Sample frames that show a page: the one in the middle of its time, or several if a picture is animated;
  /// none if the page has no frame.
  public func sampleFrames(ofPage page: Int) -> [Int] {
    let frames = times.frames(ofPage: page)
    guard !frames.isEmpty else { return [] }
    // In a loop the video begins later than its first page.
    let offset = Int((max(start - times.duration, 0) * times.rate.value).rounded())
    let stop = carousel.carousel.pages.page(ofSnapPoint: page)
    let isAnimated = deck.pagesPerView > 1 || pictures.isAnimated(stop)
    let count = isAnimated ? min(Self.animationSampleCount, frames.count) : 1
    return (0..<count).map { sample in
      let frame = frames.lowerBound + (2 * sample + 1) * frames.count / (2 * count)
      return (frame - offset + frameCount) % frameCount
    }
  }

  /// The maximum number of samples of a page with an animated picture.
  private static let animationSampleCount = 8

  /// Draws a frame on the raster; false if it is equal to the one drawn last, which stays. Only the differing
  /// part is drawn. Frames may be requested in any order; sequential order is fastest.
  /// - Throws: ``Failure`` if a picture can no longer be read.
  @discardableResult public func draw(_ index: Int) throws(Failure) -> Bool {
    seek(start + times.seconds(ofFrame: index) + VideoTimes.tolerance)
    carousel.frame(at: now, into: &frame)
    frame.alignPages(scale: renderer.scale) { carousel.carousel.size(ofPage: $0) }
    let shown = showPictures()
    let change = shown == drawnPictures ? FrameChange(from: drawn, to: frame.display) : .all
    if change == .none { return false }
    (drawn, drawnPictures) = (frame.display, shown)
    let all = Rect(carousel.size)
    var list = DisplayList([
      .fill(ItemKey(.background), all, radius: 0, .solid(.color(deck.ground.color), opacity: 1))
    ])
    for command in frame.display.commands { list.append(command) }
    raster.draw(list, with: renderer, in: change.part)
    pictures.releaseUnused()
    if let failure = pictures.failure {
      drawn = nil
      throw failure
    }
    return true
  }

  /// Brings the animated pictures in view to the component's time.
  /// - Returns: their frames, by page.
  private func showPictures() -> [Int: Int] {
    var frames: [Int: Int] = [:]
    for case .page(let page, _, _, _, _) in frame.display.commands where pictures.isAnimated(page) {
      frames[page] = pictures.show(page, at: played.time(ofPage: page, in: carousel.carousel, at: now))
    }
    return frames
  }

  /// Why a frame could not be drawn.
  public struct Failure: Error, Equatable {
    /// The path of the picture.
    public let path: String
    /// The reason, as the rest of a sentence about the picture.
    public let reason: String
  }

  /// Advances the component to a time, with every page turned when it is due.
  private func seek(_ time: Double) {
    if time < now {
      carousel = beginning
      played = AnimationTimes(pagesPerView: deck.pagesPerView)
      now = 0
    }
    while let due = carousel.timer.nextBoundary(after: now), due > now, due <= time {
      let before = carousel
      _ = carousel.handle(.tick, at: due)
      if carousel.currentPage != before.currentPage { played.turn(from: before.carousel, at: due) }
      now = due
    }
    _ = carousel.handle(.tick, at: time)
    now = time
  }

  /// The time of the first frame of the second round in which nothing moves, in seconds from its beginning; 0
  /// if the first page is too short for that.
  private func timeToRest() -> Double {
    for index in times.frames(ofPage: 0) {
      let time = times.seconds(ofFrame: index)
      seek(times.duration + time + VideoTimes.tolerance)
      carousel.carousel.frame(at: now, into: &frame)
      if case .sampled = frame.course { continue }
      return time
    }
    return 0
  }
}
#endif
