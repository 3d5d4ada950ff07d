import Dwell

/// A drawing as an SVG document: text that every browser shows, identical on every machine.
///
///     let document = SVGDocument(control.frame(at: 1).display, size: Size(width: 390, height: 44), .light)
///     document.text  // <svg xmlns=...
///
/// Pages and indicator images, whose contents only a front has, are drawn as a
/// ``PlaceholderPage`` and a ``Symbol``.
public struct SVGDocument: Equatable, Sendable {
  /// The document.
  public let text: String

  /// The drawing of one display list on its background.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - title: the title for screen readers; none if it is empty.
  ///   - scale: the factor by which the drawing is enlarged, above 0.
  public init(_ list: DisplayList, size: Size, _ palette: Palette, title: String = "", scale: Double = 1) {
    var writer = SVGWriter(palette)
    writer.fill(Rect(size), radius: 0, .solid(.background, opacity: 1))
    writer.draw(list)
    text = Self.document(writer.lines, size: size, title: title, scale: scale)
  }

  /// The drawing of a sheet.
  public init(_ sheet: Sheet, title: String = "", scale: Double = 1) {
    self.init(Poster(sheet), title: title, scale: scale)
  }

  /// The drawing of a poster.
  public init(_ poster: Poster, title: String = "", scale: Double = 1) {
    var writer = SVGWriter(poster.palette)
    writer.fill(Rect(poster.size), radius: 0, .solid(.color(poster.palette.surround), opacity: 1))
    for part in poster.parts { writer.draw(part.sheet, at: part.origin) }
    text = Self.document(writer.lines, size: poster.size, title: title, scale: scale)
  }

  /// The document around its elements.
  private static func document(_ lines: [String], size: Size, title: String, scale: Double) -> String {
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    var root = SVGElement("svg").with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", size.width * scale).with("height", size.height * scale)
      .with("viewBox", "0 0 \(width) \(height)")
    var lines = lines
    if !title.isEmpty {
      root = root.with("role", "img")
      lines.insert("  " + SVGElement("title").around(title), at: 0)
    }
    return ([root.start] + lines + [root.end]).joined(separator: "\n") + "\n"
  }
}

extension SVGWriter {
  /// Draws the cells and captions of a sheet.
  fileprivate mutating func draw(_ sheet: Sheet, at origin: Point) {
    /// Writes a line of text, aligned to the left.
    func write(_ text: String, fontSize: Double, in rect: Rect) {
      guard !text.isEmpty else { return }
      self.write(
        text, fontSize: fontSize, family: "system-ui, sans-serif", isCentered: false,
        in: rect.offsetBy(x: origin.x, y: origin.y), sheet.palette.caption)
    }
    write(sheet.title, fontSize: Sheet.titleSize, in: sheet.titleRect)
    for (index, cell) in sheet.cells.enumerated() {
      let place = sheet.rect(ofCell: index)
      let bounds = Rect(sheet.cellSize)
      palette = cell.palette
      beginClip(bounds, radius: Sheet.cornerRadius, at: Point(x: origin.x + place.x, y: origin.y + place.y))
      fill(bounds, radius: 0, .solid(.background, opacity: 1))
      if let backdrop = cell.backdrop {
        draw(backdrop.card, in: backdrop.rect, radius: Sheet.Backdrop.cornerRadius)
      }
      card = { cell.card(ofPage: $0) }
      if cell.origin != .zero { begin(translatedTo: cell.origin) }
      draw(cell.list)
      if cell.origin != .zero { endGroup() }
      card = { _ in nil }
      endGroup()
      endGroup()
      guard sheet.hasCaptions else { continue }
      write(cell.caption, fontSize: Sheet.captionSize, in: sheet.captionRect(ofCell: index))
    }
    for line in sheet.codeLines {
      if line.isTitle {
        write(line.text, fontSize: Sheet.captionSize, in: line.rect)
      } else {
        self.write(
          line.text, fontSize: Sheet.codeSize, isCentered: false,
          in: line.rect.offsetBy(x: origin.x, y: origin.y), sheet.palette.foreground)
      }
    }
  }
}
