#if GTK
import CDwellGTK
import Dwell
import DwellGTK

/// A moment of a story: a widget that shows a page of the deck.
@MainActor
final class MomentWidget {
  /// The widget; retained.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Draws the page into a size.
  private let draw: (MomentWidget, Size, PageCanvas) -> Void

  /// The type of ``widget``.
  private static let type: GType = g_type_register_static_simple(
    dwell_type_widget(), "DwellMoment", guint(MemoryLayout<GtkWidgetClass>.size),
    { raw, _ in
      raw?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot else { return }
        MomentWidget.of(widget)?.draw(to: snapshot)
      }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))

  /// The name under which ``widget`` keeps its moment.
  private static let key = "dwell-moment"

  /// A moment that draws itself.
  /// - Parameter label: what screen readers say.
  init(
    label: String, draw: @escaping (_ moment: MomentWidget, _ size: Size, _ canvas: PageCanvas) -> Void
  ) {
    self.draw = draw
    widget = dwell_widget_new(Self.type, GTK_ACCESSIBLE_ROLE_IMG, "dwell-moment")
    g_object_ref_sink(widget)
    g_object_set_data(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    PageProperties(of: widget).title = label
    dwell_accessible_set_label(widget, label)
  }

  isolated deinit {
    g_object_set_data(object, Self.key, nil)
    g_object_unref(widget)
  }

  /// The moment of a widget; nil once that has been released.
  private static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> MomentWidget? {
    g_object_get_data(widget.cast(to: GObject.self), key).map {
      Unmanaged<MomentWidget>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The widget as an object.
  private var object: UnsafeMutablePointer<GObject> { widget.cast(to: GObject.self) }

  /// Draws the page.
  private func draw(to snapshot: OpaquePointer) {
    let size = Size(
      width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    draw(self, size, PageCanvas(snapshot, of: widget))
  }
}
#endif
