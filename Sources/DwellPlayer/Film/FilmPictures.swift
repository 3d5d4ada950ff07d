#if GTK
import DwellGTK
import Dwell
import DwellDeck

/// The pictures of a film, of which only those of the current frame are in memory.
@MainActor
final class FilmPictures {
  /// Why a picture could not be read while the film was drawn; nil if all could.
  private(set) var failure: FilmPainter.Failure?

  /// The files.
  private let paths: [String]
  /// The box to fit pictures into.
  private let box: PixelSize
  /// How they fit.
  private let fit: DeckFit
  /// The pictures in memory, by page.
  private var decoded: [Int: DecodedPicture] = [:]
  /// The pages that have been drawn since the last release.
  private var used: Set<Int> = []

  /// The pictures of a deck, fitted into a box.
  init(_ deck: Deck, box: PixelSize, fit: DeckFit) {
    self.fit = fit
    paths = deck.pages.map(\.path)
    self.box = box
  }

  /// A deck with the pages whose pictures can be decoded; the others are reported.
  static func checked(
    _ deck: Deck, _ pictureDidFail: DeckPlayer.PictureFailure, _ progress: (Int) -> Void
  ) -> Deck {
    var result = deck
    result.pages = []
    // Small, because then a JPEG is decoded faster.
    let box = PixelSize(width: 64, height: 64)
    for (index, page) in deck.pages.enumerated() {
      progress(index)
      do throws(PictureProblem) {
        _ = try PictureDecoder.decode(path: page.path, box: box)
        result.pages.append(page)
      } catch {
        pictureDidFail(page.path, "\(error)", error.fix)
      }
    }
    return result
  }

  /// The picture of a page, decoded if necessary; nil after a failure.
  func picture(_ page: Int) -> DecodedPicture? {
    used.insert(page)
    if let picture = decoded[page] { return picture }
    do throws(PictureProblem) {
      decoded[page] = try PictureDecoder.decode(path: paths[page], box: box, fit: fit)
    } catch {
      failure = failure ?? FilmPainter.Failure(path: paths[page], reason: "\(error)")
    }
    return decoded[page]
  }

  /// Releases the pictures of pages that have not been drawn since the last call.
  func releaseUnused() {
    decoded = decoded.filter { used.contains($0.key) }
    used = []
  }
}
#endif
