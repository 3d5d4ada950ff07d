#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellScenes

/// Draws images for files: one display list on its background, or a sheet of several.
@MainActor
public enum SheetPainter {
  /// Initialises GTK for drawing, with or without a display.
  public static func begin() { Toolkit.start() }

  /// Draws one display list with placeholders for pages and images; nil if it is too large.
  public static func draw(_ list: DisplayList, size: Size, _ palette: Palette, scale: Double) -> Raster? {
    guard let raster = raster(size, scale: scale) else { return nil }
    let renderer = DisplayListRenderer(
      theme: Theme(palette), content: PageContent.placeholders(palette), scale: scale)
    var picture = DisplayList([
      .fill(ItemKey(.background), Rect(size), radius: 0, .solid(.background, opacity: 1))
    ])
    for command in list.commands { picture.append(command) }
    raster.draw(picture, with: renderer)
    return raster
  }

  /// Draws a sheet; nil if it is too large.
  ///
  /// - Parameters:
  ///   - sheet: the sheet.
  ///   - content: the contents of pages and images of a cell; nil for its cards, or placeholders.
  ///   - scale: pixels per point.
  public static func draw(
    _ sheet: Sheet, content: (_ cell: Int) -> PageContent? = { _ in nil }, scale: Double
  ) -> Raster? {
    draw(Poster(sheet), content, scale: scale)
  }

  /// Draws a poster; nil if it is too large.
  ///
  /// - Parameters:
  ///   - poster: the poster.
  ///   - scale: pixels per point.
  public static func draw(_ poster: Poster, scale: Double) -> Raster? {
    draw(poster, { _ in nil }, scale: scale)
  }

  /// Draws sheets; `content` returns the contents of pages and images of a cell.
  private static func draw(
    _ poster: Poster, _ content: (_ cell: Int) -> PageContent?, scale: Double
  ) -> Raster? {
    guard let raster = raster(poster.size, scale: scale), let snapshot = gtk_snapshot_new() else {
      return nil
    }
    let surround = ColorRole.color(poster.palette.surround)
    let backdrop = DisplayListRenderer(theme: Theme(poster.palette), scale: scale)
    backdrop.draw(
      DisplayList([.fill(ItemKey(.background), Rect(poster.size), radius: 0, .solid(surround, opacity: 1))]),
      to: snapshot)
    for part in poster.parts { draw(part.sheet, at: part.origin, content, scale: scale, to: snapshot) }
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    raster.draw(scale: scale) { gsk_render_node_draw(node, $0) }
    gsk_render_node_unref(node)
    return raster
  }

  /// Draws the cells and captions of a sheet.
  private static func draw(
    _ sheet: Sheet, at origin: Point, _ content: (_ cell: Int) -> PageContent?, scale: Double,
    to snapshot: OpaquePointer
  ) {
    gtk_snapshot_save(snapshot)
    var offset = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
    gtk_snapshot_translate(snapshot, &offset)
    let labels = LabelPainter(widget: nil)
    /// Writes a line of text, aligned to the left.
    func write(_ text: String, fontSize: Double, in rect: Rect) {
      guard !text.isEmpty else { return }
      labels.draw(
        text, fontSize: fontSize, family: "sans-serif", isCentered: false, in: rect,
        color: sheet.palette.caption.rgba(opacity: 1), to: snapshot)
    }
    write(sheet.title, fontSize: Sheet.titleSize, in: sheet.titleRect)
    for (index, cell) in sheet.cells.enumerated() {
      let renderer = DisplayListRenderer(
        theme: Theme(cell.palette), content: content(index) ?? .cards(of: cell), scale: scale)
      draw(cell, sheet.cellSize, renderer, at: sheet.rect(ofCell: index), to: snapshot)
      guard sheet.hasCaptions else { continue }
      write(cell.caption, fontSize: Sheet.captionSize, in: sheet.captionRect(ofCell: index))
    }
    for line in sheet.codeLines {
      // Room for fonts that are wider.
      let rect = Rect(
        x: line.rect.x, y: line.rect.y, width: line.rect.width * 1.2 + 20, height: line.rect.height)
      let color = line.isTitle ? sheet.palette.caption : sheet.palette.foreground
      labels.draw(
        line.text, fontSize: line.isTitle ? Sheet.captionSize : Sheet.codeSize,
        family: line.isTitle ? "sans-serif" : "monospace", isCentered: false, in: rect,
        color: color.rgba(opacity: 1), to: snapshot)
    }
    gtk_snapshot_restore(snapshot)
  }

  /// Draws one cell: its background, and the component clipped to its bounds.
  private static func draw(
    _ cell: Sheet.Cell, _ size: Size, _ renderer: DisplayListRenderer, at place: Rect,
    to snapshot: OpaquePointer
  ) {
    gtk_snapshot_save(snapshot)
    var offset = graphene_point_t(x: Float(place.x), y: Float(place.y))
    gtk_snapshot_translate(snapshot, &offset)
    var bounds = Rect(size).graphene
    var clip = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&clip, &bounds, Float(Sheet.cornerRadius))
    gtk_snapshot_push_rounded_clip(snapshot, &clip)
    renderer.draw(
      DisplayList([.fill(ItemKey(.background), Rect(size), radius: 0, .solid(.background, opacity: 1))]),
      to: snapshot)
    if let backdrop = cell.backdrop {
      CardPainter().draw(backdrop.card, in: backdrop.rect, radius: Sheet.Backdrop.cornerRadius, to: snapshot)
    }
    offset = graphene_point_t(x: Float(cell.origin.x), y: Float(cell.origin.y))
    gtk_snapshot_translate(snapshot, &offset)
    renderer.draw(cell.list, to: snapshot)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_restore(snapshot)
  }

  /// An empty image for a size in points; nil if it is too large.
  private static func raster(_ size: Size, scale: Double) -> Raster? {
    let longest = Double(Raster.maximumSideLength)
    let (width, height) = (size.width * scale, size.height * scale)
    guard width > 0, height > 0, width <= longest, height <= longest else { return nil }
    return Raster(width: max(Int(width + 0.5), 1), height: max(Int(height + 0.5), 1))
  }
}

extension Theme {
  /// The theme colours of a palette.
  init(_ palette: Palette) { self.init(foreground: palette.foreground, background: palette.background) }
}
#endif
