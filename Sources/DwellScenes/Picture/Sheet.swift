import Dwell

/// Drawings side by side, with a caption below each: a component at several moments.
///
/// Lengths are points; the first cell is at the top left.
/// Lengths are points; the first picture is at the top left.
public struct Sheet: Equatable, Sendable {
  /// A drawing of a sheet.
  public struct Cell: Equatable, Sendable {
    /// The display list.
    public var list: DisplayList
    /// The caption below; none if it is empty.
    public var caption: String
    /// The colours.
    public var palette: Palette

    /// A drawing with its caption.
    public init(_ list: DisplayList, caption: String, _ palette: Palette) {
      self.list = list
      self.caption = caption
      self.palette = palette
    }
  }

  /// The cells, in reading order.
  public var cells: [Cell]
  /// The size of each cell's drawing.
  public var cellSize: Size
  /// The number of columns, at least 1.
  public var columns: Int
  /// A line above the cells; none if it is empty.
  public var title = ""
  /// Whether there is room for captions.
  public var hasCaptions = true
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
  /// The minimum width of a caption: enough for a time such as `12.25 s`.
  private static let minimumCaptionWidth = 52.0

  /// A sheet; with nil for `columns` it is as narrow as it can be without being higher than wide.
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
