import Dwell

/// Pictures side by side with a line of text below each: a component at several moments, for whoever draws
/// it.
///
/// Lengths are points; the first picture is at the top left.
public struct Sheet: Equatable, Sendable {
  /// A picture of a sheet.
  public struct Cell: Equatable, Sendable {
    /// What is drawn.
    public var list: DisplayList
    /// What is written below; nothing if it is empty.
    public var caption: String
    /// The colours.
    public var palette: Palette

    /// A picture and what is written below.
    public init(_ list: DisplayList, caption: String, _ palette: Palette) {
      self.list = list
      self.caption = caption
      self.palette = palette
    }
  }

  /// The pictures, in the order of reading.
  public var cells: [Cell]
  /// The room of each picture.
  public var cellSize: Size
  /// How many pictures stand side by side, at least 1.
  public var columns: Int
  /// A line above the pictures; none if it is empty.
  public var title = ""
  /// Whether there is room for a line below each picture.
  public var hasCaptions = true
  /// The colours of the sheet itself.
  public var palette: Palette

  /// The gap between pictures and around them.
  public static let gap = 20.0
  /// The room for a line of text.
  public static let lineHeight = 26.0
  /// How large the title is written.
  public static let titleSize = 15.0
  /// How large the lines below the pictures are written.
  public static let captionSize = 13.0
  /// The radius of the pictures' corners.
  public static let cornerRadius = 6.0
  /// The least room for a line below a picture: for a time such as `12.25 s`.
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

  /// Where the title is written.
  public var titleRect: Rect {
    Rect(x: Self.gap, y: Self.gap, width: size.width - 2 * Self.gap, height: Self.lineHeight)
  }

  /// Where a picture is drawn.
  public func rect(ofCell index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: max(columns, 1))
    return Rect(
      x: Self.gap + step.width * Double(column), y: top + step.height * Double(row), width: cellSize.width,
      height: cellSize.height)
  }

  /// Where the line below a picture is written.
  public func captionRect(ofCell index: Int) -> Rect {
    let cell = rect(ofCell: index)
    return Rect(
      x: cell.x, y: cell.maxY, width: max(cellSize.width, Self.minimumCaptionWidth), height: Self.lineHeight)
  }

  /// From one picture to the next, to the right and downwards.
  private var step: Size {
    guard hasCaptions else {
      return Size(width: cellSize.width + Self.gap, height: cellSize.height + Self.gap)
    }
    return Size(
      width: max(cellSize.width, Self.minimumCaptionWidth) + Self.gap,
      height: cellSize.height + Self.lineHeight + Self.gap)
  }

  /// Where the pictures begin.
  private var top: Double { Self.gap + (title.isEmpty ? 0 : Self.lineHeight + Self.gap / 2) }
}
