import Dwell

/// Drawings side by side, with a caption below each: a component at several moments.
///
/// Lengths are points; the first cell is at the top left.
public struct Sheet: Equatable, Sendable {
  /// A drawing of a sheet.
  public struct Cell: Equatable, Sendable {
    /// The display list.
    public var list: DisplayList
    /// The caption below; none if it is empty.
    public var caption: String
    /// The colours.
    public var palette: Palette
    /// The place of the display list's top left corner in the cell.
    public var origin = Point.zero
    /// The contents of pages, which repeat after the last; empty, the default, for numbered placeholders.
    public var cards: [GalleryCard] = []
    /// A card behind the component, if its pages are elsewhere; none by default.
    public var backdrop: Backdrop?

    /// A drawing with its caption.
    public init(_ list: DisplayList, caption: String, _ palette: Palette) {
      self.list = list
      self.caption = caption
      self.palette = palette
    }

    /// The card of one of the pages, from 0; nil for a placeholder.
    public func card(ofPage page: Int) -> GalleryCard? {
      cards.isEmpty ? nil : cards[max(page, 0) % cards.count]
    }
  }

  /// A card behind a component.
  public struct Backdrop: Equatable, Sendable {
    /// The card.
    public var card: GalleryCard
    /// Its place in the cell.
    public var rect: Rect
    /// Its corner radius.
    public static let cornerRadius = 8.0

    /// A card at a place.
    public init(card: GalleryCard, rect: Rect) { (self.card, self.rect) = (card, rect) }
  }

  /// A line of a listing.
  public struct CodeLine: Equatable, Sendable {
    /// The text, without its indentation.
    public var text: String
    /// Whether it is the name of a front, in the font of captions, instead of code in a monospaced font.
    public var isTitle: Bool
    /// Its rectangle, from its first letter.
    public var rect: Rect
  }

  /// The cells, in reading order.
  public var cells: [Cell]
  /// The size of each cell's drawing.
  public var cellSize: Size
  /// The number of columns, at least 1.
  public var columns: Int
  /// A line above the cells; none if it is empty.
  public var title = ""
  /// Whether there is space for captions.
  public var hasCaptions = true
  /// Code beside a single narrow cell, otherwise below the cells; none by default.
  public var listings: [Listing] = []
  /// The colours of the sheet itself.
  public var palette: Palette

  /// The gap between cells and around them.
  public static let gap = 20.0
  /// The height of a line of text.
  public static let lineHeight = 26.0
  /// The font size of the title.
  public static let titleSize = 15.0
  /// The font size of captions.
  public static let captionSize = 13.0
  /// The corner radius of cells.
  public static let cornerRadius = 6.0
  /// The font size of code.
  public static let codeSize = 12.0
  /// The height of a line of code.
  private static let codeLineHeight = 18.0
  /// The width of a letter of code, as in monospaced fonts.
  private static let codeLetterWidth = 7.25
  /// The widest cell beside which there is space for code.
  private static let maximumWidthBesideCode = 200.0
  /// The minimum width of a caption: enough for a time such as `12.25 s`.
  private static let minimumCaptionWidth = 52.0

  /// A sheet; with nil for `columns` it is as narrow as possible without being higher than wide.
  public init(_ cells: [Cell], cellSize: Size, columns: Int? = nil, _ palette: Palette) {
    self.cells = cells
    self.cellSize = cellSize
    self.palette = palette
    self.columns = max(columns ?? 1, 1)
    guard columns == nil else { return }
    while self.columns < cells.count, size.width < size.height { self.columns += 1 }
  }

  /// The size of the whole sheet.
  public var size: Size {
    guard let last = codeLines.last else { return gridSize }
    let width = codeLines.map { $0.rect.maxX }.max() ?? 0
    return Size(
      width: max(gridSize.width, width + Self.gap), height: max(gridSize.height, last.rect.maxY + Self.gap))
  }

  /// The lines of the listings, in reading order.
  public var codeLines: [CodeLine] {
    let isBeside = columns == 1 && cellSize.width <= Self.maximumWidthBesideCode
    var place = isBeside ? Point(x: gridSize.width, y: top) : Point(x: Self.gap, y: gridSize.height)
    var lines: [CodeLine] = []
    for listing in listings {
      let width = Double(listing.front.title.count) * Self.codeLetterWidth
      lines.append(
        CodeLine(
          text: listing.front.title, isTitle: true,
          rect: Rect(x: place.x, y: place.y, width: width, height: Self.codeLineHeight)))
      place.y += Self.codeLineHeight
      for line in listing.text.split(separator: "\n", omittingEmptySubsequences: false) {
        let text = line.drop { $0 == " " }
        let x = place.x + Double(line.count - text.count) * Self.codeLetterWidth
        let rect = Rect(
          x: x, y: place.y, width: Double(text.count) * Self.codeLetterWidth, height: Self.codeLineHeight)
        lines.append(CodeLine(text: String(text), isTitle: false, rect: rect))
        place.y += Self.codeLineHeight
      }
      place.y += Self.codeLineHeight / 2
    }
    return lines
  }

  /// The size of the cells, with the gaps around them and the title.
  private var gridSize: Size {
    let shown = max(min(columns, cells.count), 0)
    let rows = cells.isEmpty ? 0 : (cells.count - 1) / max(columns, 1) + 1
    return Size(
      width: Self.gap + step.width * Double(shown), height: top + step.height * Double(rows))
  }

  /// The rectangle of the title.
  public var titleRect: Rect {
    Rect(x: Self.gap, y: Self.gap, width: size.width - 2 * Self.gap, height: Self.lineHeight)
  }

  /// The rectangle of a cell's drawing.
  public func rect(ofCell index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: max(columns, 1))
    return Rect(
      x: Self.gap + step.width * Double(column), y: top + step.height * Double(row), width: cellSize.width,
      height: cellSize.height)
  }

  /// The rectangle of a cell's caption.
  public func captionRect(ofCell index: Int) -> Rect {
    let cell = rect(ofCell: index)
    return Rect(
      x: cell.x, y: cell.maxY, width: max(cellSize.width, Self.minimumCaptionWidth), height: Self.lineHeight)
  }

  /// The distance from one cell to the next, to the right and downwards.
  private var step: Size {
    guard hasCaptions else {
      return Size(width: cellSize.width + Self.gap, height: cellSize.height + Self.gap)
    }
    return Size(
      width: max(cellSize.width, Self.minimumCaptionWidth) + Self.gap,
      height: cellSize.height + Self.lineHeight + Self.gap)
  }

  /// The top of the first row.
  private var top: Double { Self.gap + (title.isEmpty ? 0 : Self.lineHeight + Self.gap / 2) }
}
