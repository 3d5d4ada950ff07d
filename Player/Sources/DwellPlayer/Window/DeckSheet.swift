#if GTK
import DwellGTK
import DwellGTKGallery
import CDwellGTK
import Dwell
import DwellDeck
import DwellScenes

/// The contact sheet of a deck: a tile for each page, from the start page on.
@MainActor
final class DeckSheet {
  /// The pages that can be shown.
  private var pages: [DeckPage] = []
  /// Their pictures, at the size of a tile.
  private var pictures: [DecodedPicture] = []
  /// The deck.
  private let deck: Deck
  /// Whether captions in files are read.
  private let readsCaptions: Bool
  /// Whether titles or names are shown below the tiles, after the pages' numbers.
  private let showsCaptions: Bool
  /// Draws the pages.
  private let painter: PagePainter

  /// The size of a page, in points, which is scaled into its tile.
  private static let pageSize = Size(width: 420, height: 280)
  /// The width of all columns, in points: that of three pages.
  private static let width = 3 * pageSize.width + 2 * Sheet.gap
  /// Device pixels per point.
  private static let scale = 2.0
  /// The maximum number of columns: with more, names would be truncated after a few letters.
  private static let maximumColumnCount = 10
  /// The maximum number of pages, for which the sheet is 25,000 pixels high.
  static let maximumPageCount = 1000

  /// The sheet of a deck; nil if none of its pictures can be shown. Failed pictures are reported.
  init?(
    _ deck: Deck, look: DeckLook = DeckLook(), pictureDidFail: (_ path: String, PictureProblem) -> Void
  ) {
    self.deck = deck
    (readsCaptions, showsCaptions) = (look.readsCaptions, look.showsCaptions)
    // Captions are below the tiles.
    var plain = deck.look(look)
    (plain.showsCaptions, plain.style) = (false, .control)
    let fit = deck.fit(look)
    painter = PagePainter(CaptionPainter(plain), deck, fit: fit, pageSize: Self.pageSize)
    let wanted = deck.fromStart.pages.prefix(Self.maximumPageCount)
    let tile = Self.tileSize(columns: Self.columnCount(pages: wanted.count))
    let box = PicturePainter.box(of: Rect(tile), scale: Self.scale)
    for page in wanted {
      do throws(PictureProblem) {
        pictures.append(try PictureDecoder.decode(page, box: box, fit: fit))
        pages.append(page)
      } catch {
        pictureDidFail(page.path, error)
      }
    }
    guard !pictures.isEmpty else { return nil }
  }

  /// The number of columns: three, or as many as there are rows.
  private static func columnCount(pages count: Int) -> Int {
    min(max(3, Int(Double(count).squareRoot().rounded(.up))), maximumColumnCount)
  }

  /// The size of a tile, in points.
  private static func tileSize(columns: Int) -> Size {
    let width = (width - Double(columns - 1) * Sheet.gap) / Double(columns)
    return Size(width: width, height: (width * pageSize.height / pageSize.width).rounded())
  }

  /// Draws the sheet; nil if out of memory.
  func draw() -> Raster? {
    let columns = Self.columnCount(pages: pages.count)
    let tile = Self.tileSize(columns: columns)
    var palette = Palette.onPictures
    palette.background = deck.ground.color
    let cells = pages.indices.map { page in
      Sheet.Cell(DisplayList([.page(page, Rect(tile), opacity: 1)]), caption: name(page), palette)
    }
    var sheet = Sheet(cells, cellSize: tile, columns: columns, palette)
    sheet.title = title
    let content = PageContent(drawPage: { [pictures, painter] page, rect, canvas in
      guard pictures.indices.contains(page) else { return }
      painter.draw(pictures[page], title: "", in: rect, on: canvas)
    })
    return SheetPainter.draw(sheet, content: { _ in content }, scale: Self.scale)
  }

  /// The deck's title and number of pages.
  private var title: String {
    let (count, left) = (pages.count, deck.pages.count - Self.maximumPageCount)
    let which = left > 0 ? "the first \(Self.maximumPageCount) of \(deck.pages.count)" : "\(count)"
    return "\(deck.title ?? deck.name)   \(which) \(count == 1 ? "page" : "pages")"
  }

  /// A page's number, and its title or file name if captions are shown.
  private func name(_ page: Int) -> String {
    guard showsCaptions else { return "\(page + 1)" }
    let caption = readsCaptions ? pictures[page].caption : nil
    return "\(page + 1)   \(pages[page].title ?? caption ?? pages[page].fileName)"
  }
}
#endif
