import Dwell

/// Several sheets on one image, in rows: every component in all its states.
public struct Poster: Equatable, Sendable {
  /// A sheet and the position of its top left corner, in points.
  public struct Part: Equatable, Sendable {
    /// The sheet.
    public var sheet: Sheet
    /// Its top left corner.
    public var origin: Point
  }

  /// The sheets, in reading order.
  public private(set) var parts: [Part] = []
  /// The overall size.
  public private(set) var size = Size.zero
  /// The colours around the sheets.
  public let palette: Palette

  /// Sheets in rows, the first row at the top; the sheets of a row are aligned at their tops.
  public init(_ rows: [[Sheet]], _ palette: Palette) {
    self.palette = palette
    for row in rows {
      var origin = Point(x: 0, y: size.height)
      for sheet in row {
        parts.append(Part(sheet: sheet, origin: origin))
        origin.x += sheet.size.width
        size.height = max(size.height, origin.y + sheet.size.height)
      }
      size.width = max(size.width, origin.x)
    }
  }

  /// One sheet.
  public init(_ sheet: Sheet) { self.init([[sheet]], sheet.palette) }
}
