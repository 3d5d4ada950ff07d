#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellDeck

/// The contact sheet of a deck: the page that it begins with dwells and turns, and the next ones follow.
@MainActor
final class DeckSheet {
  /// The deck, with the pages that can be shown.
  private var deck: Deck
  /// The pictures of the shown pages, from the first.
  private var pictures: [DecodedPicture] = []
  /// The look of the deck.
  private let look: DeckLook
  /// The layout of the sheet.
  private var sheet = ContactSheet()

  /// The maximum number of pages shown: two pass, and those beside the third.
  private var pagesShown: Int { 2 + Int(deck.pagesPerView.rounded(.up)) }

  /// The sheet of a deck; nil if none of its pictures can be shown. Failed pictures are reported.
  init?(
    _ deck: Deck, look: DeckLook = DeckLook(), pictureDidFail: (_ path: String, PictureProblem) -> Void
  ) {
    self.deck = deck.fromStart
    self.look = look
    let page = Size(width: sheet.cellSize.width / deck.pagesPerView, height: sheet.cellSize.height)
    let box = PicturePainter.box(of: Rect(page), scale: sheet.scale)
    let fit = deck.fit(look, otherwise: .scaleDown)
    while pictures.count < min(pagesShown, self.deck.pages.count) {
      let page = self.deck.pages[pictures.count]
      do throws(PictureProblem) {
        pictures.append(try PictureDecoder.decode(page, box: box, fit: fit))
      } catch {
        pictureDidFail(page.path, error)
        self.deck.pages.remove(at: pictures.count)
      }
    }
    guard !pictures.isEmpty else { return nil }
    sheet.title = title
    let painter = PagePainter(CaptionPainter(deck.look(look)), deck, fit: fit, pageSize: page)
    let titles = self.deck.pages.map { $0.title ?? "" }
    sheet.content = PageContent(drawPage: { [pictures] page, rect, canvas in
      guard pictures.indices.contains(page) else { return }
      painter.draw(pictures[page], title: titles[page], in: rect, on: canvas)
    })
  }

  /// Draws the sheet; nil if out of memory.
  func draw() -> Raster? {
    sheet.draw(deck.zoomingCarousel(at: 0, look: look), at: instants)
  }

  /// The deck's title and number of pages.
  private var title: String {
    let count = deck.pages.count
    return "\(deck.title ?? deck.name)   \(count) \(count == 1 ? "page" : "pages")"
  }

  /// The number of places at which pages rest.
  private var stopCount: Int {
    var carousel = deck.carousel(at: 0, look: look)
    _ = carousel.handle(.resize(sheet.cellSize), at: 0)
    return carousel.pages.stopCount
  }

  /// The instants at which pages dwell and turn.
  private var instants: [ContactSheet.Instant] {
    guard stopCount > 1 else { return [ContactSheet.Instant(0, name(0))] }
    let first = deck.duration(ofPage: 0)
    let second = deck.duration(ofPage: 1)
    let turn = min(0.12, second / 8)
    var result = [0, 0.25, 0.5, 0.75].map { ContactSheet.Instant(first * $0, name(0)) }
    result.append(ContactSheet.Instant(first * 0.995, name(0)))
    result.append(ContactSheet.Instant(first + turn, "the page turns"))
    result.append(ContactSheet.Instant(first + 2.5 * turn, "the page turns"))
    result.append(ContactSheet.Instant(first + second / 2, name(1)))
    let third = stopCount > 2 ? name(2) : deck.loops ? name(0) : name(1)
    let last = first + second + deck.duration(ofPage: min(2, deck.pages.count - 1)) / 2
    result.append(ContactSheet.Instant(last, third))
    return result
  }

  /// A page's number and title.
  private func name(_ page: Int) -> String {
    "page \(page + 1): \(deck.pages[page].title ?? deck.pages[page].fileName)"
  }
}
#endif
