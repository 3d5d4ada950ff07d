#if GTK
import DwellDeck
import DwellGTK

/// An animated picture in a video, as a function of its playing time.
///
/// In a damaged file, the frames before the first damaged one play. These are determined before they are
/// needed: by then all frames before a given one have been decoded, and all after a loop.
final class VideoAnimation {
  /// The page that shows it.
  private let page: DeckPage
  /// The box to fit frames into.
  private let box: PixelSize
  /// How they fit.
  private let fit: DeckFit
  /// The decoder, and the frames that it can decode; nil while they aren't in memory.
  private var source: (decoder: AnimationDecoder, animation: PictureAnimation)?
  /// The number of frames that are known to be intact.
  private var intactCount = 0
  /// The number of frames if a later one is damaged; nil if none is, or while that is unknown.
  private var limit: Int?
  /// The frame shown last, and its number; nil if it isn't in memory.
  private var shown: (frame: Int, picture: DecodedPicture)?

  /// The animated picture of a page.
  init(_ page: DeckPage, box: PixelSize, fit: DeckFit) {
    self.page = page
    self.box = box
    self.fit = fit
  }

  /// The frame shown last; nil if it isn't in memory.
  var picture: DecodedPicture? { shown?.picture }

  /// The memory of its canvas, in bytes.
  var canvasByteCount: Int { (source?.decoder.size.area ?? 0) * 4 }

  /// Decodes the frame for a playing time in seconds, unless it is the one shown last.
  /// - Returns: the number of the frame, from 0.
  func show(at time: Double) throws(PictureProblem) -> Int {
    var (decoder, animation) = try open()
    try check(&animation, decoder, at: time)
    source = (decoder, animation)
    let frame = animation.frame(at: time)
    if shown?.frame != frame {
      let caption = shown == nil ? PictureCaption.text(of: try page.picture()) : picture?.caption
      shown = (frame, try decoder.picture(ofFrame: frame, box: box, fit: fit, caption: caption))
    }
    return frame
  }

  /// Releases the canvas; all frames up to the next one will be decoded again.
  func releaseCanvas() { source = nil }

  /// Releases all memory.
  func release() {
    source = nil
    shown = nil
  }

  /// The decoder and the frames.
  private func open() throws(PictureProblem) -> (AnimationDecoder, PictureAnimation) {
    if let source { return source }
    let file = try page.picture()
    guard let decoder = AnimationDecoder(file, beginning: try file.head()) else {
      throw .unreadable("it has changed")
    }
    var animation = decoder.animation
    if let limit { animation.limit(toCount: limit) }
    guard animation.frames.count >= intactCount else { throw .unreadable("it has changed") }
    return (decoder, animation)
  }

  /// Decodes the frames whose damage would affect the picture at a time, and removes damaged ones and their
  /// successors; fails if the first one is damaged.
  private func check(
    _ animation: inout PictureAnimation, _ decoder: AnimationDecoder, at time: Double
  ) throws(PictureProblem) {
    let last = animation.hasPlayed(at: time) ? animation.frames.count - 1 : animation.frame(at: time)
    guard last >= intactCount else { return }
    do throws(PictureProblem) {
      try decoder.draw(last)
      intactCount = last + 1
    } catch {
      guard decoder.count > 0 else { throw error }
      intactCount = decoder.count
      limit = decoder.count
      animation.limit(toCount: decoder.count)
    }
  }
}
#endif
