#if GTK
import CDwellGTK
import Dwell

/// The GObject type of widgets whose child can be zoomed, `DwellZoom`, with properties.
@MainActor
enum ZoomType {
  /// The clock of instances that are being made.
  private static var clock: FrontClock = SystemClock.shared

  /// The properties; their numbers begin with 1.
  private enum Property: guint, CaseIterable {
    /// The child.
    case child = 1
    /// The largest scale.
    case maximumScale
    /// The scale after a double click.
    case doubleTapScale
    /// The scale that is drawn.
    case scale

    /// Its name.
    var name: String {
      switch self {
      case .child: "child"
      case .maximumScale: "max-scale"
      case .doubleTapScale: "double-tap-scale"
      case .scale: "scale"
      }
    }

    /// Its description in GTK's tools.
    var summary: String {
      switch self {
      case .child: "The widget that is zoomed"
      case .maximumScale: "The largest scale"
      case .doubleTapScale: "The scale after a double click or tap"
      case .scale: "The scale that is drawn"
      }
    }

    /// Its type.
    var kind: PropertyKind {
      switch self {
      case .child: .widget
      case .maximumScale: .number(1...1000, standard: 4)
      case .doubleTapScale: .number(1...1000, standard: 2.5)
      case .scale: .number(0...1000, standard: 1)
      }
    }

    /// Whether it can be set.
    var isWritable: Bool { self != .scale }
  }

  /// The type, registered once.
  static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<DwellContainerClass>.size)
    info.instance_size = guint16(MemoryLayout<DwellContainer>.size)
    info.class_init = { raw, _ in if let raw { ZoomType.fill(raw) } }
    // Not only once it is constructed: the template of a derived class adds the child earlier.
    info.instance_init = { instance, _ in
      guard let instance, ObjectCallbacks.isOnMainThread("created", name: { "DwellZoom" }) else { return }
      nonisolated(unsafe) let widget = UnsafeMutableRawPointer(instance).assumingMemoryBound(
        to: GtkWidget.self)
      MainActor.assumeIsolated { _ = ZoomController(widget, clock: ZoomType.clock) }
    }
    let type = g_type_register_static(dwell_type_widget(), "DwellZoom", &info, GTypeFlags(rawValue: 0))
    var buildable = GInterfaceInfo(
      interface_init: { raw, _ in
        raw?.assumingMemoryBound(to: GtkBuildableIface.self).pointee.add_child = ZoomType.add
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_buildable_get_type(), &buildable)
    return type
  }()

  /// Returns a new widget with a clock; nil if GTK has no display or isn't initialised.
  static func makeWidget(clock: FrontClock) -> UnsafeMutablePointer<GtkWidget>? {
    guard gtk_is_initialized() != 0, gdk_display_get_default() != nil else { return nil }
    Self.clock = clock
    defer { Self.clock = SystemClock.shared }
    return g_object_new_with_properties(type, 0, nil, nil)?.cast(to: GtkWidget.self)
  }

  /// Sets the class's functions and properties.
  private static func fill(_ raw: gpointer) {
    let object = raw.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.dispose = { object in
      guard let object else { return }
      ZoomController.of(object.cast(to: GtkWidget.self))?.end()
      dwell_parent_class(object)?.cast(to: GObjectClass.self).pointee.dispose(object)
    }
    object.pointee.finalize = { object in
      guard let object else { return }
      if let controller = dwell_controller(object).pointee {
        dwell_controller(object).pointee = nil
        Unmanaged<ZoomController>.fromOpaque(controller).release()
      }
      dwell_parent_class(object)?.cast(to: GObjectClass.self).pointee.finalize(object)
    }
    object.pointee.get_property = get
    object.pointee.set_property = set
    for property in Property.allCases {
      property.kind.install(
        property.name, property.summary, isWritable: property.isWritable, as: property.rawValue, in: object)
    }
    let widget = raw.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widget, "dwell-zoom")
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP)
    widget.pointee.get_request_mode = { widget in
      ZoomController.of(widget)?.child.map { gtk_widget_get_request_mode($0) }
        ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    widget.pointee.measure = { widget, orientation, other, minimum, natural, _, _ in
      guard let child = ZoomController.of(widget)?.child else { return }
      gtk_widget_measure(child, orientation, other, minimum, natural, nil, nil)
    }
    widget.pointee.size_allocate = { widget, width, height, _ in
      ZoomController.of(widget)?.allocate(Size(width: Double(width), height: Double(height)))
    }
    widget.pointee.snapshot = { widget, snapshot in
      if let snapshot { ZoomController.of(widget)?.draw(to: snapshot) }
    }
    widget.pointee.unmap = { widget in
      ZoomController.of(widget)?.willUnmap()
      dwell_parent_class(widget)?.pointee.unmap(widget)
    }
    widget.pointee.state_flags_changed = { widget, previous in
      dwell_parent_class(widget)?.pointee.state_flags_changed?(widget, previous)
      gtk_widget_queue_draw(widget)
    }
  }

  /// Reads a property.
  private static let get:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard ObjectCallbacks.isOnMainThread("read", name: { name(of: specification) }) else { return }
      nonisolated(unsafe) let (object, value) = (object, value)
      MainActor.assumeIsolated {
        guard let value, let zoom = ZoomController.of(object?.cast(to: GtkWidget.self)),
          let property = Property(rawValue: id)
        else { return }
        let result: PropertyValue =
          switch property {
          case .child: .object(zoom.child?.cast(to: GObject.self))
          case .maximumScale: .number(zoom.configuration.maximumScale)
          case .doubleTapScale: .number(zoom.configuration.doubleTapScale)
          case .scale: .number(zoom.scale)
          }
        result.store(in: value)
      }
    }

  /// Sets a property.
  private static let set:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard ObjectCallbacks.isOnMainThread("set", name: { name(of: specification) }) else { return }
      nonisolated(unsafe) let (object, value) = (object, value)
      MainActor.assumeIsolated {
        guard let value, let zoom = ZoomController.of(object?.cast(to: GtkWidget.self)),
          let property = Property(rawValue: id)
        else { return }
        switch (property, property.kind.value(in: value)) {
        case (.child, .object(let child)): zoom.setChild(child?.cast(to: GtkWidget.self))
        case (.maximumScale, .number(let scale)): zoom.configure { $0.maximumScale = scale }
        case (.doubleTapScale, .number(let scale)): zoom.configure { $0.doubleTapScale = scale }
        default: break
        }
      }
    }

  /// The name of a property in messages.
  private nonisolated static func name(of specification: UnsafeMutablePointer<GParamSpec>?) -> String {
    "DwellZoom:" + (specification.map { String(cString: g_param_spec_get_name($0)) } ?? "")
  }

  /// Adds a child of an element in a GtkBuilder file: a widget as what is zoomed, and anything else as to any
  /// widget.
  private static let add:
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<GObject>?, UnsafePointer<CChar>?
    ) -> Void = { buildable, builder, child, kind in
      nonisolated(unsafe) let (buildable, builder, child, kind) = (buildable, builder, child, kind)
      MainActor.assumeIsolated {
        guard let child, let buildable else { return }
        let widget = UnsafeMutableRawPointer(buildable).assumingMemoryBound(to: GtkWidget.self)
        guard let zoom = ZoomController.of(widget), dwell_is_a(child, dwell_type_widget()) != 0 else {
          return dwell_buildable_add_child(buildable, builder, child, kind)
        }
        zoom.setChild(child.cast(to: GtkWidget.self))
      }
    }
}
#endif
