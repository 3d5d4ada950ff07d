#if GTK
import CDwellGTK
import Dwell

/// Turns display lists into GTK's render nodes: the one way in which anything is drawn, on the screen and in
/// files.
@MainActor
public struct DisplayListRenderer {
  /// The colours of the theme's inks.
  public var theme: Theme
  /// What only the front knows.
  public var content: PageContent
  /// Device pixels per point.
  public var scale: Double
  /// Whether Cairo draws what comes of it, not a graphics card.
  var isSoftware = true
  /// What writes page numbers.
  private let labels: LabelPainter

  /// A renderer for a widget's text settings, or for those of files if there is no widget.
  public init(
    theme: Theme, content: PageContent = PageContent(), scale: Double = 1,
    widget: UnsafeMutablePointer<GtkWidget>? = nil
  ) {
    self.theme = theme
    self.content = content
    self.scale = scale
    labels = LabelPainter(widget: widget)
  }

  /// Adds a display list to a snapshot (GtkSnapshot). A list whose groups are not balanced is drawn as if the
  /// missing ends came last and the surplus ones were not there.
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

  /// A display list as one render node (GskRenderNode), which the caller owns; nil if nothing is to be seen.
  public func node(of list: DisplayList) -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    draw(list, to: snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Draws a command that is no group.
  private func drawShape(_ command: DrawCommand, to snapshot: OpaquePointer) {
    switch command {
    case .fill(let key, let rect, let radius, let paint):
      fill(rect, radius: radius, theme.paint(paint, for: key.part), to: snapshot)
    case .border(_, let rect, let radius, let width, let paint):
      border(rect, radius: radius, width: width, paint, to: snapshot)
    case .page(let page, let rect, let opacity):
      drawPage(page, rect, opacity: opacity, to: snapshot)
    case .image(_, let name, let rect, let ink, let opacity):
      if let texture = content.texture(name) {
        drawMask(texture, rect, theme.rgba(ink, opacity: opacity), to: snapshot)
      }
    case .label(_, let current, let count, let rect, let fontSize, let ink, let opacity):
      labels.draw(
        "\(current)/\(count)", fontSize: fontSize, in: rect, color: theme.rgba(ink, opacity: opacity),
        to: snapshot)
    case .clip, .opacity, .pop: break
    }
  }

  /// Draws a page's content at an opacity.
  private func drawPage(_ page: Int, _ rect: Rect, opacity: Double, to snapshot: OpaquePointer) {
    let share = Double(unitShare(opacity))
    guard share > 0, rect.graphene.size.width > 0 else { return }
    if share < 1 { gtk_snapshot_push_opacity(snapshot, share) }
    content.drawPage(page, rect, PageCanvas(snapshot: snapshot, scale: scale, isSoftware: isSoftware))
    if share < 1 { gtk_snapshot_pop(snapshot) }
  }
}
#endif
