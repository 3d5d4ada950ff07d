#if GTK
import CDwellGTK
import Dwell

/// A GObject class of widgets with an ``ObjectController``, with properties and signals.
@MainActor
final class ObjectClass {
  /// A property.
  struct Property {
    /// Its name.
    let name: String
    /// Its description in GTK's tools.
    let summary: String
    /// Its type.
    let kind: PropertyKind
    /// Reads it.
    let get: @MainActor (ObjectController) -> PropertyValue?
    /// Sets it; nil for a property that can't be set.
    let set: (@MainActor (ObjectController, PropertyValue) -> Void)?

    /// A property of a controller's.
    init<Controller: ObjectController>(
      _ name: String, _ summary: String, _ kind: PropertyKind,
      get: @escaping @MainActor (Controller) -> PropertyValue,
      set: (@MainActor (Controller, PropertyValue) -> Void)? = nil
    ) {
      (self.name, self.summary, self.kind) = (name, summary, kind)
      self.get = { ($0 as? Controller).map(get) }
      if let set {
        self.set = { controller, value in
          if let controller = controller as? Controller { set(controller, value) }
        }
      } else {
        self.set = nil
      }
    }
  }

  /// All classes.
  static let all = [
    CarouselPageController.objectClass, StoriesController.objectClass, StoryRingController.objectClass,
    ZoomController.objectClass,
  ]

  /// The name of the type.
  private let name: String
  /// The widgets' name in style sheets.
  private let cssName: String
  /// The properties; their numbers begin with 1.
  private let properties: [Property]
  /// Adds the signals to the type.
  private let addSignals: (GType) -> Void
  /// Gives a new widget its controller.
  private let make: (UnsafeMutablePointer<GtkWidget>, FrontClock) -> Void
  /// The type, registered once.
  private(set) lazy var type = register()
  /// The clock of widgets that are being made.
  private static var clock: FrontClock = SystemClock.shared

  /// A class whose type isn't registered yet.
  init(
    _ name: String, cssName: String, _ properties: [Property], signals: @escaping (GType) -> Void = { _ in },
    make: @escaping (UnsafeMutablePointer<GtkWidget>, FrontClock) -> Void
  ) {
    (self.name, self.cssName, self.properties) = (name, cssName, properties)
    (addSignals, self.make) = (signals, make)
  }

  /// Returns a new widget with a clock; nil if GTK has no display or isn't initialised.
  func makeWidget(clock: FrontClock = SystemClock.shared) -> UnsafeMutablePointer<GtkWidget>? {
    guard gtk_is_initialized() != 0, gdk_display_get_default() != nil else { return nil }
    Self.clock = clock
    defer { Self.clock = SystemClock.shared }
    return g_object_new_with_properties(type, 0, nil, nil)?.cast(to: GtkWidget.self)
  }

  /// Returns the class of a widget; nil for a widget of another one.
  static func of(_ instance: gpointer) -> ObjectClass? { all.first { dwell_is_a(instance, $0.type) != 0 } }

  /// Registers the type.
  private func register() -> GType {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<DwellContainerClass>.size)
    info.instance_size = guint16(MemoryLayout<DwellContainer>.size)
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
    info.class_init = { raw, data in
      guard let raw, let data else { return }
      Unmanaged<ObjectClass>.fromOpaque(data).takeUnretainedValue().fill(raw)
    }
    // Not only once it is constructed: the template of a derived class adds children earlier.
    info.instance_init = { instance, _ in
      guard let instance else { return }
      let typeName = { String(cString: dwell_type_name(instance)) }
      guard ObjectCallbacks.isOnMainThread("created", name: typeName) else { return }
      nonisolated(unsafe) let widget = UnsafeMutableRawPointer(instance).assumingMemoryBound(
        to: GtkWidget.self)
      MainActor.assumeIsolated { ObjectClass.of(widget)?.make(widget, ObjectClass.clock) }
    }
    let type = g_type_register_static(dwell_type_widget(), name, &info, GTypeFlags(rawValue: 0))
    var buildable = GInterfaceInfo(
      interface_init: { raw, _ in
        raw?.assumingMemoryBound(to: GtkBuildableIface.self).pointee.add_child = ObjectClass.add
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_buildable_get_type(), &buildable)
    return type
  }

  /// Sets the class's functions, properties and signals.
  private func fill(_ raw: gpointer) {
    let object = raw.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.dispose = { object in
      guard let object else { return }
      ObjectController.of(object.cast(to: GtkWidget.self))?.end()
      dwell_parent_class(object)?.cast(to: GObjectClass.self).pointee.dispose(object)
    }
    object.pointee.finalize = { object in
      guard let object else { return }
      ObjectController.release(from: object)
      dwell_parent_class(object)?.cast(to: GObjectClass.self).pointee.finalize(object)
    }
    object.pointee.get_property = Self.get
    object.pointee.set_property = Self.set
    for (index, property) in properties.enumerated() {
      property.kind.install(
        property.name, property.summary, isWritable: property.set != nil, as: guint(index + 1), in: object)
    }
    addSignals(object.pointee.g_type_class.g_type)
    let widget = raw.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widget, cssName)
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP)
    widget.pointee.get_request_mode = { widget in
      guard let controller = ObjectController.of(widget), controller.hasRequestMode,
        let child = controller.measuredChild
      else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
      return gtk_widget_get_request_mode(child)
    }
    widget.pointee.measure = { widget, orientation, other, minimum, natural, _, _ in
      guard let controller = ObjectController.of(widget) else { return }
      let margin = 2 * controller.childMargin
      if let child = controller.measuredChild {
        let other = controller.hasRequestMode && other >= 0 ? max(other - margin, 0) : -1
        gtk_widget_measure(child, orientation, other, minimum, natural, nil, nil)
      }
      minimum?.pointee += margin
      natural?.pointee += margin
    }
    widget.pointee.size_allocate = { widget, width, height, _ in
      ObjectController.of(widget)?.allocate(Size(width: Double(width), height: Double(height)))
    }
    widget.pointee.snapshot = { widget, snapshot in
      if let snapshot { ObjectController.of(widget)?.draw(to: snapshot) }
    }
    widget.pointee.map = { widget in
      dwell_parent_class(widget)?.pointee.map(widget)
      ObjectController.of(widget)?.didMap()
    }
    widget.pointee.unmap = { widget in
      ObjectController.of(widget)?.willUnmap()
      dwell_parent_class(widget)?.pointee.unmap(widget)
    }
    widget.pointee.direction_changed = { widget, previous in
      dwell_parent_class(widget)?.pointee.direction_changed?(widget, previous)
      ObjectController.of(widget)?.updateDirection()
    }
    widget.pointee.state_flags_changed = { widget, previous in
      dwell_parent_class(widget)?.pointee.state_flags_changed?(widget, previous)
      // The focus ring.
      gtk_widget_queue_draw(widget)
    }
  }

  /// Returns the controller of an object, and a property by its number.
  private static func find(
    _ object: UnsafeMutablePointer<GObject>?, _ id: guint
  ) -> (controller: ObjectController, property: Property)? {
    guard let object, let properties = of(object)?.properties, properties.indices.contains(Int(id) - 1),
      let controller = ObjectController.of(object.cast(to: GtkWidget.self))
    else { return nil }
    return (controller, properties[Int(id) - 1])
  }

  /// Reads a property.
  private static let get:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard ObjectCallbacks.isOnMainThread(object, specification, "read") else { return }
      nonisolated(unsafe) let (object, value) = (object, value)
      MainActor.assumeIsolated {
        guard let value, let (controller, property) = find(object, id) else { return }
        property.get(controller)?.store(in: value)
      }
    }

  /// Sets a property.
  private static let set:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?, UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard ObjectCallbacks.isOnMainThread(object, specification, "set") else { return }
      nonisolated(unsafe) let (object, value) = (object, value)
      MainActor.assumeIsolated {
        guard let value, let (controller, property) = find(object, id) else { return }
        property.set?(controller, property.kind.value(in: value))
      }
    }

  /// Adds a child of an element in a GtkBuilder file: a widget as the controller does, and anything else as
  /// to any widget.
  private static let add:
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<GObject>?, UnsafePointer<CChar>?
    ) -> Void = { buildable, builder, child, kind in
      nonisolated(unsafe) let (buildable, builder, child, kind) = (buildable, builder, child, kind)
      MainActor.assumeIsolated {
        guard let child, let buildable else { return }
        let widget = UnsafeMutableRawPointer(buildable).assumingMemoryBound(to: GtkWidget.self)
        guard let controller = ObjectController.of(widget), dwell_is_a(child, dwell_type_widget()) != 0 else {
          return dwell_buildable_add_child(buildable, builder, child, kind)
        }
        controller.add(child.cast(to: GtkWidget.self), type: kind.map { String(cString: $0) })
      }
    }
}
#endif
