#if GTK
import DwellGTK
import Dwell
import DwellScenes

/// A component at several instants, side by side on one image.
@MainActor
public struct ContactSheet {
  /// The size of the component, in points.
  public var cellSize = Size(width: 420, height: 280)
  /// The number of columns.
  public var columns = 3
  /// Device pixels per point.
  public var scale = 2.0
  /// The colours.
  public var palette = Palette.onPictures
  /// The contents of pages and images.
  public var content = PageContent()
  /// A line above the cells; none if it is empty.
  public var title = ""

  /// An instant of a sheet.
  public struct Instant: Equatable, Sendable {
    /// The time, in seconds after the component began.
    public var time: Double
    /// The caption, after the time.
    public var caption: String

    /// An instant.
    public init(_ time: Double, _ caption: String = "") {
      self.time = time
      self.caption = caption
    }
  }

  /// A sheet with the defaults.
  public init() {}

  /// Draws a component that began at 0 at the given instants; nil if the sheet is too large.
  public func draw(_ component: some Component, at instants: [Instant]) -> Raster? {
    var component = component
    _ = component.handle(.resize(cellSize), at: 0)
    var now = 0.0
    let cells = instants.map { instant in
      Self.play(&component, from: now, until: instant.time)
      now = instant.time
      let caption =
        "\(Sheet.seconds(instant.time)) s" + (instant.caption.isEmpty ? "" : "   \(instant.caption)")
      return Sheet.Cell(component.frame(at: instant.time).display, caption: caption, palette)
    }
    var sheet = Sheet(cells, cellSize: cellSize, columns: columns, palette)
    sheet.title = title
    return SheetPainter.draw(sheet, content: { _ in content }, scale: scale)
  }

  /// Runs a component as a window would: woken when it asks for it, and at 30 frames per second while it
  /// moves.
  private static func play(_ component: inout some Component, from start: Double, until end: Double) {
    var now = start
    while now < end {
      switch component.nextChange(after: now, step: 1) {
      case .still: now = end
      case .at(let time): now = min(max(time, now + 0.001), end)
      case .everyFrame: now = min(now + 1.0 / 30, end)
      }
      _ = component.handle(.tick, at: now)
    }
  }
}
#endif
