#if GTK
import DwellDeck
import DwellGTK

extension PictureStore {
  /// The number of pages.
  var count: Int { deck.pages.count }

  /// The picture of a page; nil if it is not in memory.
  func picture(_ page: Int) -> DecodedPicture? { pictures[page]?.decoded }

  /// The picture shown by a page: the current frame of an animated one.
  func shownPicture(_ page: Int) -> DecodedPicture? { pictures[page]?.player?.shown ?? picture(page) }

  /// The video of a page while it is open.
  func video(_ page: Int) -> (any VideoStream)? { pictures[page]?.video }

  /// The picture of a page that is in memory or needed.
  @MainActor
  final class Picture {
    /// The page that shows it, which opens its file.
    var page: DeckPage
    /// Whether the file has changed since the picture was decoded, and the state of that change.
    var change = Change.none
    /// The video while it is open.
    var video: (any VideoStream)?
    /// The decoded picture.
    var decoded: DecodedPicture?
    /// The box for which reading the file again failed, so that it isn't tried again.
    var givenUp: PixelSize?
    /// The player of an animated picture; nil until its page is current, and once that has left the view.
    var player: AnimationPlayer?
    /// Whether its page is among those whose animations play.
    var isPlaying = false

    /// The state of a change of a file whose picture is in memory.
    enum Change {
      /// There was none, or the picture is up to date.
      case none
      /// It has yet to be read.
      case unread
      /// It couldn't be read: a program may be writing it, so that it is read once more later.
      case awaited
      /// It has yet to be read for the last time.
      case unreadAgain
    }

    /// A picture that isn't in memory.
    init(_ page: DeckPage) { self.page = page }

    /// Whether it is a video.
    var isVideo: Bool { page.isVideo }

    /// Whether the picture needs to be loaded for a box.
    func needsLoading(for box: PixelSize, _ fit: DeckFit) -> Bool {
      guard let decoded, change == .none || change == .awaited else { return true }
      guard change == .none else { return false }
      return !isVideo && decoded.size != decoded.wanted(for: box, fit) && givenUp != box
    }
  }
}
#endif
