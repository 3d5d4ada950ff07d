#if GTK
import CDwellGTK
import Dwell

/// Layout and drawing of a viewer of stories: its parts, moved as a pull has moved it, over a background.
extension StoriesController {
  /// What a pull makes of the viewer.
  private var look: PullToDismiss.Look {
    PullToDismiss.look(at: pull.distance, height: Double(gtk_widget_get_height(widget)))
  }

  /// Allocates the people, and under their segments the close button and the app's view.
  func layOut(in size: Size) {
    isAllocating = true
    defer { isAllocating = false }
    place(people.widget, in: Rect(size), of: size)
    guard let current else { return gtk_widget_set_child_visible(closeButton, 0) }
    gtk_widget_set_child_visible(closeButton, 1)
    let row = current.headerRect(in: size)
    let isReversed = widget.isReversed
    let end = size.width - Self.targetLength - Self.margin
    place(
      closeButton,
      in: Rect(
        x: isReversed ? Self.margin : end, y: row.y, width: Self.targetLength, height: Self.targetLength),
      of: size)
    guard let header else { return }
    let x = isReversed ? size.width - end : 0
    place(header, in: Rect(x: x, y: row.y, width: max(end, 0), height: Self.targetLength), of: size)
  }

  /// Allocates a part as a pull moves it: down, and smaller about the middle of the viewer's top edge.
  private func place(_ child: UnsafeMutablePointer<GtkWidget>, in rect: Rect, of size: Size) {
    var least: (Int32, Int32) = (0, 0)
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least.0, nil, nil, nil)
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, &least.1, nil, nil, nil)
    let look = look
    var top = graphene_point_t(x: Float(size.width / 2), y: Float(look.offset))
    var corner = graphene_point_t(x: Float(rect.x - size.width / 2), y: Float(rect.y))
    var transform = gsk_transform_translate(nil, &top)
    if look.scale != 1 { transform = gsk_transform_scale(transform, Float(look.scale), Float(look.scale)) }
    transform = gsk_transform_translate(transform, &corner)
    gtk_widget_allocate(
      child, max(WidgetType.pixels(rect.width), least.0), max(WidgetType.pixels(rect.height), least.1), -1,
      transform)
  }

  /// Draws the background and the parts.
  func drawParts(to snapshot: OpaquePointer) {
    var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: Float(look.backgroundOpacity))
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(
        width: Float(gtk_widget_get_width(widget)), height: Float(gtk_widget_get_height(widget))))
    gtk_snapshot_append_color(snapshot, &color, &bounds)
    gtk_widget_snapshot_child(widget, people.widget, snapshot)
    if let header { gtk_widget_snapshot_child(widget, header, snapshot) }
    gtk_widget_snapshot_child(widget, closeButton, snapshot)
  }
}
#endif
