#if GTK
import DwellGTK
import CDwellGTK
import Dwell
import DwellFiles
import DwellScenes

/// The gallery as one image, for machines without a display: every page at an instructive instant.
@MainActor
public enum GallerySheet {
  /// The size of each component, in points.
  private static let cellSize = Size(width: 195, height: 300)
  /// Device pixels per point.
  private static let scale = 2.0

  /// Draws the gallery into a file; returns its absolute path. One that doesn't replace a file has a name of
  /// its own.
  public static func write(
    to path: String, replaces: Bool = true, _ appearance: Appearance = .light
  ) throws(FileError) -> String {
    SheetPainter.begin()
    guard let raster = draw(appearance) else { throw FileError(path: path, errno: ENOMEM) }
    return try raster.writePNG(to: path, replaces: replaces)
  }

  /// Draws the gallery; nil if out of memory.
  static func draw(_ appearance: Appearance) -> Raster? {
    let pages = Gallery.pages
    var sheet = Sheet(
      pages.map { cell(of: $0, appearance) }, cellSize: cellSize, columns: 5, appearance.palette)
    sheet.title = "\(Gallery.title)   \(Gallery.sentence)"
    return SheetPainter.draw(sheet, content: { content(of: pages[$0], appearance) }, scale: scale)
  }

  /// A page in the middle of its scenario.
  private static func cell(of page: GalleryPage, _ appearance: Appearance) -> Sheet.Cell {
    var scenario = page.scenario(for: page.settings(), in: cellSize)
    let samples = page.look(0).scenario.samples
    scenario.samples = .times([samples[samples.count / 2]])
    var list = DisplayList()
    try? scenario.play { moment in
      list = moment.frame.display
      return false
    }
    return Sheet.Cell(list, caption: page.title, page.palette(look: 0) ?? appearance.palette)
  }

  /// The contents of the pages and images of a component.
  private static func content(of page: GalleryPage, _ appearance: Appearance) -> PageContent {
    var content = PageContent.placeholders(page.palette(look: 0) ?? appearance.palette)
    let labels = LabelPainter(widget: nil)
    content.drawPage = { number, rect, canvas in
      let card = page.card(ofPage: number)
      var bounds = rect.graphene
      var start = graphene_point_t(x: bounds.origin.x, y: bounds.origin.y)
      var end = graphene_point_t(x: bounds.origin.x, y: bounds.origin.y + bounds.size.height)
      let stops = [
        GskColorStop(offset: 0, color: card.top.rgba(opacity: 1)),
        GskColorStop(offset: 1, color: card.bottom.rgba(opacity: 1)),
      ]
      gtk_snapshot_append_linear_gradient(canvas.snapshot, &bounds, &start, &end, stops, 2)
      // A letter's width is about six tenths of its font size.
      let fontSize = min(rect.width * 0.1, rect.width * 1.4 / Double(max(card.title.count, 1)))
      labels.draw(
        card.title, fontSize: fontSize, family: "sans-serif", in: rect, color: card.ink.rgba(opacity: 1),
        to: canvas.snapshot)
    }
    return content
  }
}
#endif
