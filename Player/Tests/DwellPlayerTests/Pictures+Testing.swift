#if GTK
import DwellDeck
@testable import DwellPlayer

extension DeckPage {
  /// The page of a picture or a video at a path, to which links may lead.
  init(_ path: String) { self.init(path: path, format: path.hasSuffix("mp4") ? .video : .png) }
}

extension PictureDecoder {
  /// Decodes the picture at a path, to which links may lead.
  static func decode(
    path: String, box: PixelSize, fit: DeckFit = .scaleDown, clock: PictureClock = .system,
    isCancelled: @escaping () -> Bool = { false }
  ) throws(PictureProblem) -> DecodedPicture {
    try decode(DeckPage(path), box: box, fit: fit, clock: clock, isCancelled: isCancelled)
  }
}

extension PictureStore {
  /// A store for the pictures at some paths.
  convenience init(
    paths: [String], loops: Bool, pagesPerView: Double = 1, keptByteCount: Int = defaultKeptByteCount,
    clock: PictureClock = .system
  ) {
    var deck = Deck(name: "paths", pages: paths.map { DeckPage($0) }, loops: loops)
    deck.pagesPerView = pagesPerView
    self.init(deck, keptByteCount: keptByteCount, clock: clock)
  }
}
#endif
