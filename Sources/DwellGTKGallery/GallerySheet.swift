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
    var sheet = Sheet(
      Gallery.pages.map { cell(of: $0, appearance) }, cellSize: cellSize, columns: 4, appearance.palette)
    sheet.title = "\(Gallery.title)   \(Gallery.sentence)"
    return SheetPainter.draw(sheet, scale: scale)
  }

  /// A page at the moment that stands for it: rows of marks below the card that they belong to.
  private static func cell(of page: GalleryPage, _ appearance: Appearance) -> Sheet.Cell {
    var (size, origin) = (cellSize, Point.zero)
    if page.stage == .card {
      size = Size(width: cellSize.width - 2 * margin, height: page.look(0).scenario.size.height)
      origin = Point(x: margin, y: cellSize.height - margin - size.height)
    }
    var scenario = page.scenario(for: page.settings(), in: size)
    scenario.samples = .times([page.pictureTime])
    var cell = Sheet.Cell(DisplayList(), caption: page.title, page.palette(look: 0) ?? appearance.palette)
    var current = 0
    try? scenario.play { moment in
      cell.list = moment.frame.display
      if case .number(let number)? = moment.state.first(where: { $0.name == "currentPage" })?.value {
        current = Int(number)
      }
      return false
    }
    cell.origin = origin
    cell.cards = page.cards
    if page.stage == .card {
      let rect = Rect(x: margin, y: margin, width: size.width, height: origin.y - 1.5 * margin)
      cell.backdrop = Sheet.Backdrop(card: page.card(ofPage: current), rect: rect)
    }
    return cell
  }

  /// The distance of a card and its marks from the cell's edges, in points.
  private static let margin = 12.0
}
#endif
