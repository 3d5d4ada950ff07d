#if GTK
import CDwellGTK
import Dwell

/// The GObject classes of the widgets. Their functions call the widget's Swift controller.
@MainActor
enum WidgetType {
  /// The type of a widget that only shows a component, registered once.
  static let leaf: GType = register("DwellWidget", parent: dwell_type_range()) { raw, _ in
    WidgetType.fill(raw)
    guard let widget = raw?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
    widget.pointee.focus = { widget, direction in
      if let group = WidgetController.of(widget)?.targets?.group {
        return gtk_widget_child_focus(group, direction)
      }
      return dwell_parent_class(widget)?.pointee.focus(widget, direction) ?? 0
    }
    widget.pointee.grab_focus = { widget in
      if let targets = WidgetController.of(widget)?.targets { return targets.grabFocus() ? 1 : 0 }
      return dwell_parent_class(widget)?.pointee.grab_focus(widget) ?? 0
    }
    WidgetActions.install(in: raw)
  }

  /// The type of a widget that shows a component and contains widgets of the app, registered once.
  static let container: GType = g_type_register_static_simple(
    dwell_type_widget(), "DwellContainer", guint(MemoryLayout<DwellContainerClass>.size),
    { raw, _ in
      WidgetType.fill(raw)
      WidgetActions.install(in: raw)
      // A label's mnemonic focuses the handle. Not in `grab_focus`, which GTK calls before it looks for the
      // first child in the focus order.
      raw?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.mnemonic_activate = { widget, _ in
        WidgetController.of(widget)?.focusRow() == true ? 1 : 0
      }
    }, guint(MemoryLayout<DwellContainer>.size), nil, GTypeFlags(rawValue: 0)
  )

  /// The type of the child that represents a container's value: it takes keyboard focus, and assistive
  /// technology reads and adjusts it. Its controller is the container's, which it doesn't own.
  static let handle: GType = register("DwellHandle", parent: dwell_type_range()) { raw, _ in
    guard let raw else { return }
    let widget = raw.assumingMemoryBound(to: GtkWidgetClass.self)
    widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    widget.pointee.measure = { _, _, _, _, _, _, _ in }
    widget.pointee.size_allocate = { _, _, _, _ in }
    widget.pointee.snapshot = { _, _ in }
    WidgetActions.install(in: raw)
  }

  /// The type of the group of a row's indicators that are buttons or tabs. The row draws and allocates them.
  static let marks: GType = g_type_register_static_simple(
    dwell_type_widget(), "DwellMarks", guint(MemoryLayout<GtkWidgetClass>.size),
    { raw, _ in
      guard let raw else { return }
      let widget = raw.assumingMemoryBound(to: GtkWidgetClass.self)
      widget.pointee.measure = { _, _, _, _, _, _, _ in }
      widget.pointee.size_allocate = { _, _, _, _ in }
      widget.pointee.snapshot = { _, _ in }
      widget.pointee.focus = { MarkTargets.of($0)?.moveFocus($1) == true ? 1 : 0 }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))

  /// Whether a widget shows an interactive component.
  static func isComponent(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if dwell_is_a(widget, container) != 0 { return true }
    guard dwell_is_a(widget, leaf) != 0 else { return false }
    return WidgetController.of(widget)?.behavior.isFocusable == true
  }

  /// Whether a widget is of one of the types whose instances own a controller.
  static func hasController(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    dwell_is_a(widget, container) != 0 || dwell_is_a(widget, leaf) != 0
  }

  /// Registers a type with the size of `DwellWidget`.
  private static func register(_ name: String, parent: GType, _ fill: @escaping GClassInitFunc) -> GType {
    g_type_register_static_simple(
      parent, name, guint(MemoryLayout<DwellWidgetClass>.size), fill,
      guint(MemoryLayout<DwellWidget>.size), nil, GTypeFlags(rawValue: 0))
  }

  /// Sets the class's functions.
  private static func fill(_ raw: gpointer?) {
    guard let raw else { return }
    let object = raw.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.dispose = { object in WidgetType.dispose(object) }
    object.pointee.finalize = { object in WidgetType.finalize(object) }
    let widget = raw.assumingMemoryBound(to: GtkWidgetClass.self)
    widget.pointee.get_request_mode = {
      WidgetController.of($0)?.requestMode ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    widget.pointee.measure = { widget, orientation, other, minimum, natural, _, _ in
      guard let request = WidgetController.of(widget)?.lengthRequest(along: orientation, for: other) else {
        return
      }
      minimum?.pointee = request.minimum
      natural?.pointee = request.natural
    }
    widget.pointee.size_allocate = { widget, width, height, _ in
      WidgetController.of(widget)?.allocate(Size(width: Double(width), height: Double(height)))
    }
    widget.pointee.snapshot = { widget, snapshot in
      if let snapshot { WidgetController.of(widget)?.draw(to: snapshot) }
    }
    widget.pointee.map = { widget in
      dwell_parent_class(widget)?.pointee.map(widget)
      WidgetController.of(widget)?.didMap()
    }
    widget.pointee.unmap = { widget in
      WidgetController.of(widget)?.willUnmap()
      dwell_parent_class(widget)?.pointee.unmap(widget)
    }
    widget.pointee.direction_changed = { widget, previous in
      dwell_parent_class(widget)?.pointee.direction_changed?(widget, previous)
      WidgetController.of(widget)?.updateDirection()
    }
    widget.pointee.state_flags_changed = { widget, previous in
      dwell_parent_class(widget)?.pointee.state_flags_changed?(widget, previous)
      WidgetController.of(widget)?.stateDidChange(from: previous)
    }
    widget.pointee.css_changed = { widget, change in
      dwell_parent_class(widget)?.pointee.css_changed?(widget, change)
      WidgetController.of(widget)?.styleDidChange()
    }
  }

  /// Called when the widget is disposed of: the app's callbacks end.
  private static func dispose(_ object: UnsafeMutablePointer<GObject>?) {
    guard let object, let parent = dwell_parent_class(object) else { return }
    WidgetController.of(UnsafeMutableRawPointer(object))?.close()
    parent.cast(to: GObjectClass.self).pointee.dispose(object)
  }

  /// Called when the widget is finalized: releases its controller.
  private static func finalize(_ object: UnsafeMutablePointer<GObject>?) {
    guard let object, let parent = dwell_parent_class(object) else { return }
    WidgetController.release(from: UnsafeMutableRawPointer(object))
    parent.cast(to: GObjectClass.self).pointee.finalize(object)
  }

  /// Returns a length in whole points, rounded up; 0 for NaN and negative lengths.
  static func pixels(_ length: Double) -> Int32 {
    length > 0 ? Int32(min(length, 16_000).rounded(.up)) : 0
  }
}
#endif
