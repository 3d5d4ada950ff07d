#if GTK
import DwellGTK
import Dwell
import DwellDeck

/// The pictures of a video, with only those of the current frame in memory.
@MainActor
final class VideoPictures {
  /// Why a picture could not be read while the video was drawn; nil if all could.
  private(set) var failure: VideoPainter.Failure?

  /// The pages.
  private let pages: [DeckPage]
  /// The box to fit pictures into.
  private let box: PixelSize
  /// How they fit.
  private let fit: DeckFit
  /// Limits the decoding time of each.
  private let clock: PictureClock
  /// The pictures in memory, by page.
  private var decoded: [Int: DecodedPicture] = [:]
  /// The animated pictures, by page.
  private let animations: [Int: VideoAnimation]
  /// The pages that have been drawn since the last release.
  private var used: Set<Int> = []

  /// The memory for the canvases of animated pictures, in bytes: above it they are released after each frame,
  /// and drawn again from their first one. With one page in view, two of them always have room.
  private static let maximumCanvasByteCount = 2 * 4 * AnimationDecoder.maximumPixelCount

  /// The pictures of a checked deck, fitted into a box.
  /// - Parameter animatedPages: the pages with an animated picture.
  init(
    _ deck: Deck, animatedPages: Set<Int>, box: PixelSize, fit: DeckFit, clock: PictureClock = .system
  ) {
    self.fit = fit
    self.clock = clock.forChecked
    pages = deck.pages
    self.box = box
    var animations: [Int: VideoAnimation] = [:]
    for page in animatedPages {
      animations[page] = VideoAnimation(deck.pages[page], box: box, fit: fit)
    }
    self.animations = animations
  }

  /// A deck with the pages whose pictures can be decoded for a box in time, and the animated ones among them;
  /// the others are reported.
  static func checked(
    _ deck: Deck, box: PixelSize, fit: DeckFit, clock: PictureClock = .system,
    _ pictureDidFail: DeckPlayer.PictureFailure, _ progress: (Int) -> Void = { _ in }
  ) -> (deck: Deck, animatedPages: Set<Int>) {
    var result = deck
    result.pages = []
    var animatedPages: Set<Int> = []
    // A JPEG is decoded faster at a small size. A drawing's decoding time depends on its size: at the video's
    // size, a filter may take for ever.
    let small = PixelSize(width: 64, height: 64)
    for (index, page) in deck.pages.enumerated() {
      progress(index)
      do throws(PictureProblem) {
        let picture =
          page.format == .svg
          ? try PictureDecoder.decode(page, box: box, fit: fit, clock: clock)
          : try PictureDecoder.decode(page, box: small, clock: clock)
        if picture.isAnimated { animatedPages.insert(result.pages.count) }
        result.pages.append(page)
      } catch {
        pictureDidFail(page.path, "\(error)", error.fix)
      }
    }
    return (result, animatedPages)
  }

  /// Whether a page has an animated picture.
  func isAnimated(_ page: Int) -> Bool { animations[page] != nil }

  /// Shows the animated picture of a page at a playing time in seconds.
  /// - Returns: the number of its frame; nil if it isn't animated, or after a failure.
  func show(_ page: Int, at time: Double) -> Int? {
    guard let animation = animations[page] else { return nil }
    used.insert(page)
    do throws(PictureProblem) {
      return try animation.show(at: time)
    } catch {
      failure = failure ?? VideoPainter.Failure(path: pages[page].path, reason: "\(error)")
      return nil
    }
  }

  /// The picture of a page, decoded if necessary, or the frame of an animated one; nil after a failure.
  func picture(_ page: Int) -> DecodedPicture? {
    used.insert(page)
    if let animation = animations[page] { return animation.picture }
    if let picture = decoded[page] { return picture }
    do throws(PictureProblem) {
      decoded[page] = try PictureDecoder.decode(pages[page], box: box, fit: fit, clock: clock)
    } catch {
      failure = failure ?? VideoPainter.Failure(path: pages[page].path, reason: "\(error)")
    }
    return decoded[page]
  }

  /// Releases the pictures of pages that have not been drawn since the last call.
  func releaseUnused() {
    decoded = decoded.filter { used.contains($0.key) }
    var room = Self.maximumCanvasByteCount
    for (page, animation) in animations.sorted(by: { $0.key < $1.key }) {
      guard used.contains(page) else {
        animation.release()
        continue
      }
      room -= animation.canvasByteCount
      if room < 0 { animation.releaseCanvas() }
    }
    used = []
  }
}
#endif
