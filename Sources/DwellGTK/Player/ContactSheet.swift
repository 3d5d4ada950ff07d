#if GTK
import CGtk
import Dwell

/// A component at several instants, side by side: what a window would show, as one picture.
@MainActor
public struct ContactSheet {
  /// The size in which the component is drawn, in points.
  public var cellSize = Size(width: 420, height: 280)
  /// How many cells stand side by side.
  public var columns = 3
  /// Device pixels per point.
  public var scale = 2.0
  /// The colours of the component.
  public var theme = Theme.onPictures
  /// What only the front can draw.
  public var content = PageContent()
  /// A line above the cells; none if it is empty.
  public var title = ""

  /// The gap between cells and around them, in points.
  private static let gap = 20.0
  /// The room for a line of text, in points.
  private static let lineHeight = 26.0
  /// The ground of the sheet.
  private static let ground = Ink.color(Color(red: 0.07, green: 0.075, blue: 0.085))
  /// The text of the sheet.
  private static let text = Color(red: 0.78, green: 0.8, blue: 0.83)

  /// An instant of a sheet.
  public struct Instant: Equatable, Sendable {
    /// When, in seconds after the component began.
    public var time: Double
    /// What is written below; the time in any case.
    public var caption: String

    /// An instant.
    public init(_ time: Double, _ caption: String = "") {
      self.time = time
      self.caption = caption
    }
  }

  /// A sheet with the defaults.
  public init() {}

  /// Draws a component that began at 0, at one instant after another; nil for a sheet too large to draw.
  public func draw(_ component: some Component, at instants: [Instant]) -> Raster? {
    let rows = (instants.count + columns - 1) / max(columns, 1)
    let top = Self.gap + (title.isEmpty ? 0 : Self.lineHeight + Self.gap / 2)
    let cell = Size(width: cellSize.width + Self.gap, height: cellSize.height + Self.lineHeight + Self.gap)
    let size = Size(
      width: Self.gap + cell.width * Double(min(columns, instants.count)),
      height: top + cell.height * Double(rows))
    guard size.width * scale < 32_000, size.height * scale < 32_000,
      let raster = Raster(width: Int(size.width * scale), height: Int(size.height * scale)),
      let snapshot = gtk_snapshot_new()
    else { return nil }
    let renderer = DisplayListRenderer(theme: theme, content: content, scale: scale)
    renderer.draw(
      DisplayList([.fill(ItemKey(.background), Rect(size), radius: 0, .solid(Self.ground, opacity: 1))]),
      to: snapshot)
    write(
      title, fontSize: 15, at: Point(x: Self.gap, y: Self.gap), width: size.width - 2 * Self.gap, to: snapshot
    )
    var component = component
    _ = component.handle(.resize(cellSize), at: 0)
    var now = 0.0
    for (index, instant) in instants.enumerated() {
      Self.play(&component, from: now, until: instant.time)
      now = instant.time
      let origin = Point(
        x: Self.gap + cell.width * Double(index % columns), y: top + cell.height * Double(index / columns))
      draw(component.frame(at: instant.time).display, renderer, at: origin, to: snapshot)
      let caption =
        "\(Self.seconds(instant.time)) s" + (instant.caption.isEmpty ? "" : "   \(instant.caption)")
      write(
        caption, fontSize: 13, at: Point(x: origin.x, y: origin.y + cellSize.height), width: cellSize.width,
        to: snapshot)
    }
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    raster.draw(scale: scale) { gsk_render_node_draw(node, $0) }
    gsk_render_node_unref(node)
    return raster
  }

  /// Lets a component's time pass as a window would: woken when it asks for it, and at 30 frames a second while it moves.
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

  /// Draws one cell: black, and what the component shows within its bounds.
  private func draw(
    _ list: DisplayList, _ renderer: DisplayListRenderer, at origin: Point, to snapshot: OpaquePointer
  ) {
    gtk_snapshot_save(snapshot)
    var offset = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
    gtk_snapshot_translate(snapshot, &offset)
    var cell = DisplayList([
      .clip(Rect(cellSize), radius: 6),
      .fill(ItemKey(.background), Rect(cellSize), radius: 0, .solid(.background, opacity: 1)),
    ])
    for command in list.commands { cell.append(command) }
    cell.append(.pop)
    renderer.draw(cell, to: snapshot)
    gtk_snapshot_restore(snapshot)
  }

  /// Writes a line of text from a place on.
  private func write(
    _ text: String, fontSize: Double, at point: Point, width: Double, to snapshot: OpaquePointer
  ) {
    guard !text.isEmpty else { return }
    let rect = Rect(x: point.x, y: point.y, width: width, height: Self.lineHeight)
    LabelPainter(widget: nil).draw(
      text, fontSize: fontSize, family: "sans-serif", isCentered: false, in: rect,
      color: Self.text.rgba(opacity: 1),
      to: snapshot)
  }

  /// A time with hundredths, without needless zeros: `0`, `3.92`, `4.1`.
  private static func seconds(_ time: Double) -> String {
    let hundredths = Int((min(max(time, 0), 1e9) * 100 + 0.5).rounded(.down))
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
#endif
