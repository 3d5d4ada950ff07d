#if GTK
import CGtk
import Dwell

/// The widget class, as GTK knows it. Its functions find the Swift peer of the widget and hand over.
@MainActor
enum WidgetType {
  /// The type of the widget, registered once.
  static let type: GType = {
    let parent = dwell_type_range()
    return g_type_register_static_simple(
      parent, "DwellWidget", guint(MemoryLayout<DwellWidgetClass>.size),
      { raw, _ in WidgetType.fill(raw) }, guint(MemoryLayout<DwellWidget>.size), nil, GTypeFlags(rawValue: 0))
  }()

  /// What the parent class does.
  private static var parent: UnsafeMutablePointer<GtkWidgetClass>? {
    g_type_class_peek(dwell_type_range())?.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  /// Puts our functions into the class.
  private static func fill(_ raw: gpointer?) {
    guard let raw else { return }
    let object = raw.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.dispose = { object in WidgetType.dispose(object) }
    object.pointee.finalize = { object in WidgetType.finalize(object) }
    let widget = raw.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widget, "dwell")
    widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    widget.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
      guard let request = WidgetPeer.of(widget)?.component.sizeRequest() else { return }
      let isWide = orientation == GTK_ORIENTATION_HORIZONTAL
      let least = WidgetType.pixels(isWide ? request.minimum.width : request.minimum.height)
      minimum?.pointee = least
      natural?.pointee = max(
        least, WidgetType.pixels(isWide ? request.natural.width : request.natural.height))
    }
    widget.pointee.size_allocate = { widget, width, height, _ in
      WidgetPeer.of(widget)?.resize(to: Size(width: Double(width), height: Double(height)))
    }
    widget.pointee.snapshot = { widget, snapshot in
      if let snapshot { WidgetPeer.of(widget)?.draw(to: snapshot) }
    }
    widget.pointee.map = { widget in
      WidgetType.parent?.pointee.map(widget)
      WidgetPeer.of(widget)?.didMap()
    }
    widget.pointee.unmap = { widget in
      WidgetPeer.of(widget)?.willUnmap()
      WidgetType.parent?.pointee.unmap(widget)
    }
    widget.pointee.direction_changed = { widget, previous in
      WidgetType.parent?.pointee.direction_changed?(widget, previous)
      WidgetPeer.of(widget)?.updateDirection()
    }
    widget.pointee.state_flags_changed = { widget, previous in
      WidgetType.parent?.pointee.state_flags_changed?(widget, previous)
      WidgetPeer.of(widget)?.updateFocus()
    }
    widget.pointee.css_changed = { widget, change in
      WidgetType.parent?.pointee.css_changed?(widget, change)
      WidgetPeer.of(widget)?.forgetStyle()
    }
  }

  /// The widget is taken apart: nothing may call the app any more.
  private static func dispose(_ object: UnsafeMutablePointer<GObject>?) {
    guard let object, let parent else { return }
    WidgetPeer.of(UnsafeMutableRawPointer(object))?.close()
    UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
  }

  /// The widget is no more, and its peer with it.
  private static func finalize(_ object: UnsafeMutablePointer<GObject>?) {
    guard let object, let parent else { return }
    WidgetPeer.release(from: UnsafeMutableRawPointer(object))
    UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GObjectClass.self).pointee.finalize(object)
  }

  /// A length in whole points, rounded up; 0 for NaN and below.
  private static func pixels(_ length: Double) -> Int32 {
    length > 0 ? Int32(min(length, 16_000).rounded(.up)) : 0
  }
}
#endif
