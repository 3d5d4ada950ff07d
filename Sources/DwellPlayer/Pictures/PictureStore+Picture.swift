#if GTK
import DwellDeck
import DwellGTK

extension PictureStore {
  /// A picture of the list.
  @MainActor
  final class Picture {
    /// The page that shows it, which opens its file.
    var page: DeckPage
    /// Whether the file has changed since the picture was decoded.
    var isOutdated = false
    /// The film while it is open.
    var film: (any FilmStream)?
    /// The decoded picture.
    var decoded: DecodedPicture?
    /// The box for which reading the file again failed, so that it isn't tried again.
    var givenUp: PixelSize?
    /// What plays the picture if it is animated; nil until its page is current, and when that has left the
    /// view.
    var player: AnimationPlayer?
    /// Whether its page is among those whose animations play.
    var isPlaying = false

    /// A picture that isn't in memory.
    init(_ page: DeckPage) { self.page = page }

    /// Whether it is a film.
    var isFilm: Bool { page.isFilm }

    /// Whether the picture needs to be loaded for a box.
    func needsLoading(for box: PixelSize, _ fit: DeckFit) -> Bool {
      guard let decoded, !isOutdated else { return true }
      return !isFilm && decoded.size != decoded.wanted(for: box, fit) && givenUp != box
    }
  }
}
#endif
