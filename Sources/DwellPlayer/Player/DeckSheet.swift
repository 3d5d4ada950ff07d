#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellDeck

/// The contact sheet of a deck: how its first page dwells, turns, and the next ones come.
@MainActor
final class DeckSheet {
  /// The pages that can be shown.
  private var deck: Deck
  /// The pictures of the pages that the sheet shows, from the first.
  private var pictures: [DecodedPicture] = []
  /// What the deck looks like.
  private let look: DeckLook
  /// How the sheet looks.
  private var sheet = ContactSheet()

  /// How many pages the sheet shows, at most.
  private static let pagesShown = 3

  /// The sheet of a deck; nil if none of its pictures can be shown. Pictures that cannot are told.
  init?(
    _ deck: Deck, look: DeckLook = DeckLook(), pictureDidFail: (_ path: String, PictureProblem) -> Void
  ) {
    self.deck = deck
    self.look = look
    let box = PicturePainter.box(of: Rect(sheet.cellSize), scale: sheet.scale)
    while pictures.count < min(Self.pagesShown, self.deck.pages.count) {
      let path = self.deck.pages[pictures.count].path
      do throws(PictureProblem) {
        pictures.append(try PictureDecoder.decode(path: path, box: box))
      } catch {
        pictureDidFail(path, error)
        self.deck.pages.remove(at: pictures.count)
      }
    }
    guard !pictures.isEmpty else { return nil }
    sheet.title = title
    let captions = CaptionPainter(look)
    let titles = self.deck.pages.map { $0.title ?? "" }
    sheet.content = PageContent(drawPage: { [pictures] page, rect, canvas in
      guard pictures.indices.contains(page) else { return }
      PicturePainter.draw(pictures[page], in: rect, on: canvas)
      captions.draw(titles[page], in: rect, on: canvas)
    })
  }

  /// Draws the sheet; nil when memory is short.
  func draw() -> Raster? {
    sheet.draw(deck.carousel(at: 0, look: look), at: instants)
  }

  /// What the deck is called, and how much it holds.
  private var title: String {
    let count = deck.pages.count
    return "\(deck.title ?? deck.name)   \(count) \(count == 1 ? "page" : "pages")"
  }

  /// Instants that show a page dwell, turn, and the next ones come.
  private var instants: [ContactSheet.Instant] {
    guard deck.pages.count > 1 else { return [ContactSheet.Instant(0, name(0))] }
    let first = deck.duration(ofPage: 0)
    let second = deck.duration(ofPage: 1)
    let turn = min(0.12, second / 8)
    var result = [0, 0.25, 0.5, 0.75].map { ContactSheet.Instant(first * $0, name(0)) }
    result.append(ContactSheet.Instant(first * 0.995, name(0)))
    result.append(ContactSheet.Instant(first + turn, "the page turns"))
    result.append(ContactSheet.Instant(first + 2.5 * turn, "the page turns"))
    result.append(ContactSheet.Instant(first + second / 2, name(1)))
    let third = deck.pages.count > 2 ? name(2) : deck.loops ? name(0) : name(1)
    let last = first + second + deck.duration(ofPage: min(2, deck.pages.count - 1)) / 2
    result.append(ContactSheet.Instant(last, third))
    return result
  }

  /// A page's number and name.
  private func name(_ page: Int) -> String {
    "page \(page + 1): \(deck.pages[page].title ?? deck.pages[page].fileName)"
  }
}
#endif
