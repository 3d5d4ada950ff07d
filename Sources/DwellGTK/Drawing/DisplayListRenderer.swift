#if GTK
import CDwellGTK
import Dwell

/// Converts display lists to GTK's render nodes. All drawing on the screen and into files uses it.
@MainActor
public struct DisplayListRenderer {
  /// The colours of the color roles.
  public var theme: Theme
  /// The content that only the front knows.
  public var content: PageContent
  /// Device pixels per point.
  public var scale: Double
  /// Whether Cairo renders the nodes, not a GPU.
  var isSoftware = true
  /// The painter of page numbers.
  private let labels: LabelPainter

  /// Creates a renderer with a widget's text settings, or with Cairo's for files if there is no widget.
  public init(
    theme: Theme, content: PageContent = PageContent(), scale: Double = 1,
    widget: UnsafeMutablePointer<GtkWidget>? = nil
  ) {
    self.theme = theme
    self.content = content
    self.scale = scale
    labels = LabelPainter(widget: widget)
  }

  /// Adds a display list to a snapshot (GtkSnapshot). Missing group ends are added at the end of the list;
  /// surplus ones are ignored.
  public func draw(_ list: DisplayList, to snapshot: OpaquePointer) { draw(list.commands[...], to: snapshot) }

  /// Adds a part of a display list to a snapshot.
  func draw(_ commands: ArraySlice<DrawCommand>, to snapshot: OpaquePointer) {
    var openGroups = 0
    for command in commands {
      switch command {
      case .clip(let rect, let radius):
        pushClip(rect, radius: radius, to: snapshot)
        openGroups += 1
      case .opacity(let opacity):
        gtk_snapshot_push_opacity(snapshot, Double(unitShare(opacity)))
        openGroups += 1
      case .pop:
        if openGroups > 0 {
          gtk_snapshot_pop(snapshot)
          openGroups -= 1
        }
      default: drawShape(command, to: snapshot)
      }
    }
    for _ in 0..<openGroups { gtk_snapshot_pop(snapshot) }
  }

  /// Returns a display list as one render node (GskRenderNode), which the caller owns; nil if nothing is
  /// visible.
  public func node(of list: DisplayList) -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(list, to: snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Draws a command that isn't a group.
  private func drawShape(_ command: DrawCommand, to snapshot: OpaquePointer) {
    switch command {
    case .fill(let key, let rect, let radius, let paint):
      fill(rect, radius: radius, theme.paint(paint, for: key.part), to: snapshot)
    case .border(_, let rect, let radius, let width, let paint):
      border(rect, radius: radius, width: width, paint, to: snapshot)
    case .arc(let key, let arc, let paint): draw(arc, theme.paint(paint, for: key.part), to: snapshot)
    case .page(let page, let rect, let shown, let rotation, let opacity):
      drawPage(page, rect, shown: shown, rotation: rotation, opacity: opacity, to: snapshot)
    case .image(_, let name, let rect, let role, let opacity):
      let symbol = name.outlines(in: rect)
      if !symbol.isEmpty {
        fill(symbol, in: rect, theme.rgba(role, opacity: opacity), to: snapshot)
      } else if let texture = content.texture(name) ?? IconTextures.texture(name) {
        drawMask(texture, rect, theme.rgba(role, opacity: opacity), to: snapshot)
      }
    case .label(_, let current, let count, let rect, let fontSize, let role, let opacity):
      labels.draw(
        "\(current)/\(count)", fontSize: fontSize, in: rect, color: theme.rgba(role, opacity: opacity),
        to: snapshot)
    case .clip, .opacity, .pop: break
    }
  }

  /// Draws a page's content at an opacity, rotated about the rectangle's centre.
  private func drawPage(
    _ page: Int, _ rect: Rect, shown: Rect?, rotation: Double, opacity: Double, to snapshot: OpaquePointer
  ) {
    let share = Double(unitShare(opacity))
    guard share > 0, rect.graphene.size.width > 0, rect.graphene.size.height > 0 else { return }
    if share < 1 { gtk_snapshot_push_opacity(snapshot, share) }
    gtk_snapshot_save(snapshot)
    rotate(snapshot, by: rotation, about: rect.center)
    if let shown { pushClip(shown, radius: 0, to: snapshot) }
    // The clip turns with the page, and so does a widget by its own transform.
    if content.placesPages { rotate(snapshot, by: -rotation, about: rect.center) }
    content.drawPage(
      page, rect, PageCanvas(snapshot: snapshot, scale: scale, isSoftware: isSoftware, shown: shown))
    if shown != nil { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_restore(snapshot)
    if share < 1 { gtk_snapshot_pop(snapshot) }
  }

  /// Rotates what is added from now on, clockwise, in degrees.
  private func rotate(_ snapshot: OpaquePointer, by angle: Double, about center: Point) {
    guard angle != 0, angle.isFinite else { return }
    var there = center.graphene
    var back = Point(x: -center.x, y: -center.y).graphene
    gtk_snapshot_translate(snapshot, &there)
    gtk_snapshot_rotate(snapshot, Float(angle))
    gtk_snapshot_translate(snapshot, &back)
  }
}
#endif
