#if GTK
import CDwellGTK
import Dwell

/// A GObject type of widgets, whatever their component: its class with properties and signals, and its
/// instances, which GtkBuilder and bindings make like those of any type.
@MainActor
class AnyObjectType {
  /// The type's name.
  let name: String
  /// The widgets' name in style sheets.
  let cssName: String
  /// Whether its pages are widgets of the app.
  let hasPages: Bool
  /// The widgets' role.
  private let role: GtkAccessibleRole
  /// The specifications of the properties, in their order, once there has been an instance.
  private(set) var specifications: [UnsafeMutablePointer<GParamSpec>] = []
  /// The number of the signal `page-changed`; 0 before there has been an instance, and for a type without it.
  private(set) var pageChanged: guint = 0
  /// The number of the signal `edge-overshot`, likewise.
  private(set) var edgeOvershot: guint = 0
  /// The number of the signal `ended`, likewise.
  private(set) var ended: guint = 0
  /// The number of the signal `advance-requested`, likewise.
  private(set) var advanceRequested: guint = 0
  /// The GObject type, registered once.
  private(set) lazy var type = register()
  /// Whether Swift code creates an instance, and its controller itself. Others, such as GtkBuilder's, get
  /// theirs when they are initialized or constructed.
  private static var isMadeBySwift = false
  /// Values of properties that were set before their object was constructed, as by the template of a derived
  /// class.
  private static var early: [(object: UnsafeMutablePointer<GObject>, id: guint, value: GValue)] = []

  /// Creates a type that isn't registered yet.
  init(_ name: String, cssName: String, role: GtkAccessibleRole, hasPages: Bool) {
    (self.name, self.cssName, self.role, self.hasPages) = (name, cssName, role, hasPages)
  }

  /// Installs the properties in the class; their numbers begin with 1.
  func install(in object: UnsafeMutablePointer<GObjectClass>) {}
  /// The properties, in the order of their numbers.
  var descriptions: [PropertyDescription] { [] }
  /// Whether instances have the signals of timed pages, and of pages.
  var signals: (isTimed: Bool, isPaged: Bool) { (false, false) }
  /// Gives a widget that Swift code didn't create its component.
  func complete(_ widget: UnsafeMutablePointer<GtkWidget>) {}
  /// Creates the properties of a widget; nil for one whose component isn't of the type.
  func makeProperties(of controller: WidgetController) -> AnyObjectProperties? { nil }

  /// Creates a widget without a component.
  static func makeWidget(_ type: GType, role: GtkAccessibleRole, cssName: String)
    -> UnsafeMutablePointer<GtkWidget>?
  {
    isMadeBySwift = true
    defer { isMadeBySwift = false }
    return dwell_widget_new(type, role, cssName)
  }

  /// Registers the type.
  private func register() -> GType {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<DwellWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<DwellWidget>.size)
    if hasPages {
      info.class_size = guint16(MemoryLayout<DwellContainerClass>.size)
      info.instance_size = guint16(MemoryLayout<DwellContainer>.size)
    }
    info.class_init = { raw, type in
      guard let raw, let type else { return }
      Unmanaged<AnyObjectType>.fromOpaque(type).takeUnretainedValue().fill(raw)
    }
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
    // Not only once it is constructed: the template of a derived class adds pages earlier. A GtkRange,
    // though, has its adjustment only then.
    if hasPages { info.instance_init = ObjectCallbacks.initialize }
    let type = g_type_register_static(
      hasPages ? WidgetType.container : WidgetType.leaf, name, &info, GTypeFlags(rawValue: 0))
    guard hasPages else { return type }
    var buildable = GInterfaceInfo(
      interface_init: { raw, _ in
        raw?.assumingMemoryBound(to: GtkBuildableIface.self).pointee.add_child = {
          buildable, builder, child, kind in
          AnyObjectType.add(child, kind, to: buildable, builder)
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_buildable_get_type(), &buildable)
    var orientable = GInterfaceInfo()
    g_type_add_interface_static(type, gtk_orientable_get_type(), &orientable)
    return type
  }

  /// Sets the class's functions, properties and signals.
  private func fill(_ raw: gpointer) {
    let object = raw.assumingMemoryBound(to: GObjectClass.self)
    if !hasPages { object.pointee.constructed = ObjectCallbacks.construct }
    object.pointee.get_property = ObjectCallbacks.get
    object.pointee.set_property = ObjectCallbacks.set
    install(in: object)
    specifications = descriptions.compactMap { g_object_class_find_property(object, $0.name) }
    let type = object.pointee.g_type_class.g_type
    if signals.isPaged {
      pageChanged = dwell_signal_new("page-changed", type, dwell_type_uint())
      edgeOvershot = dwell_signal_new("edge-overshot", type, gtk_pack_type_get_type())
    }
    if signals.isTimed {
      ended = dwell_signal_new("ended", type, 0)
      advanceRequested = dwell_signal_new("advance-requested", type, dwell_type_uint())
    }
    let widget = raw.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widget, cssName)
    gtk_widget_class_set_accessible_role(widget, role)
  }

  /// Gives an instance its component, unless Swift code creates it.
  static func completeIfNeeded(_ object: UnsafeMutablePointer<GObject>) {
    guard !isMadeBySwift else { return }
    of(object)?.complete(object.cast(to: GtkWidget.self))
    let own = early.filter { $0.object == object }
    early.removeAll { $0.object == object }
    for (_, id, var value) in own {
      WidgetController.of(object)?.properties?.write(id, from: &value)
      g_value_unset(&value)
    }
  }

  /// Sets a property of an instance.
  static func set(
    _ value: UnsafePointer<GValue>, for id: guint, of object: UnsafeMutablePointer<GObject>
  ) {
    guard let controller = WidgetController.of(object) else { return keep(value, for: id, of: object) }
    controller.properties?.write(id, from: value)
  }

  /// Keeps the value of a property until its object has its component.
  private static func keep(
    _ value: UnsafePointer<GValue>, for id: guint, of object: UnsafeMutablePointer<GObject>
  ) {
    var copy = GValue()
    g_value_init(&copy, value.pointee.g_type)
    g_value_copy(value, &copy)
    early.append((object, id, copy))
  }

  /// The type of an instance.
  private static func of(_ object: UnsafeMutablePointer<GObject>) -> AnyObjectType? {
    ObjectTypes.all.first { dwell_is_a(object, $0.type) != 0 }
  }

  /// Adds a child of an element in a GtkBuilder file: a widget as the last page, anything else as to any
  /// widget.
  static func add(
    _ child: UnsafeMutablePointer<GObject>?, _ kind: UnsafePointer<CChar>?, to buildable: OpaquePointer?,
    _ builder: OpaquePointer?
  ) {
    guard let child, let controller = WidgetController.of(buildable.map { UnsafeMutableRawPointer($0) })
    else { return }
    guard kind == nil, dwell_is_a(child, dwell_type_widget()) != 0 else {
      return dwell_buildable_add_child(buildable, builder, child, kind)
    }
    let widget = child.cast(to: GtkWidget.self)
    if let obstacle = controller.host?.obstacle(to: widget) {
      dwell_warn(obstacle.warning(name(of: child), in: name(of: controller.widget.cast(to: GObject.self))))
    }
    controller.insert(widget, at: controller.component.pageCount)
  }

  /// Returns an object's type, and its name in a GtkBuilder file if it has one.
  static func name(of object: UnsafeMutablePointer<GObject>) -> String {
    let type = String(cString: dwell_type_name(object))
    let id = gtk_buildable_get_buildable_id(OpaquePointer(object)).map { String(cString: $0) }
    // GtkBuilder names objects without an id itself.
    guard let id, !id.hasPrefix("___object_") else { return type }
    return "\(type) \"\(id)\""
  }
}

/// The GObject type of the widgets of a kind of component.
@MainActor
final class ObjectType<Content: Component>: AnyObjectType {
  /// The initial component and options of a widget.
  struct Parts {
    /// The component.
    var box: ComponentBox<Content>
    /// The widget's options.
    var behavior: WidgetBehavior
  }

  /// The properties, in the order of their numbers.
  let properties: [ObjectProperty<Content>]
  /// Returns a widget's initial parts.
  private let makeParts: @MainActor (_ now: Double) -> Parts

  /// Creates a type that isn't registered yet.
  init(
    _ name: String, cssName: String, role: GtkAccessibleRole, hasPages: Bool = false,
    _ properties: [ObjectProperty<Content>], makeParts: @escaping @MainActor (_ now: Double) -> Parts
  ) {
    self.properties = properties
    self.makeParts = makeParts
    super.init(name, cssName: cssName, role: role, hasPages: hasPages)
  }

  /// Returns a property by its number.
  func property(_ id: guint) -> ObjectProperty<Content>? {
    properties.indices.contains(Int(id) - 1) ? properties[Int(id) - 1] : nil
  }

  override func install(in object: UnsafeMutablePointer<GObjectClass>) {
    for (index, property) in descriptions.enumerated() {
      property.kind.install(
        property.name, property.summary, isWritable: property.isWritable, as: guint(index + 1), in: object)
    }
  }

  override var descriptions: [PropertyDescription] {
    properties.map {
      PropertyDescription(
        name: $0.name, summary: $0.summary, note: $0.note, isOption: $0.isOption, kind: $0.kind,
        isWritable: $0.set != nil)
    }
  }

  override var signals: (isTimed: Bool, isPaged: Bool) {
    (Content.self is any TimedComponent.Type, Content.self is any PagedComponent.Type)
  }

  override func complete(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let clock = SystemClock.shared
    let parts = makeParts(clock.now)
    WidgetStyle.install(on: gtk_widget_get_display(widget))
    dwell_widget_hide_parts(widget)
    _ = WidgetController(
      widget: widget, component: parts.box, clock: clock, behavior: parts.behavior, content: PageContent(),
      pages: hasPages ? .widgets([]) : nil, type: self)
  }

  override func makeProperties(of controller: WidgetController) -> AnyObjectProperties? {
    (controller.component as? ComponentBox<Content>).map { ObjectProperties(controller, $0, self) }
  }
}

extension PageChild.Obstacle {
  /// Returns the warning for a child of an element in a GtkBuilder file.
  fileprivate func warning(_ child: String, in pages: String) -> String {
    let (cause, mend) =
      switch self {
      case .window:
        ("is a window of its own", "Move its <object> out of the <child>, or put what it contains there")
      case .parent: ("has a parent", "Remove this <child>")
      case .container: ("contains the pages", "Remove this <child>")
      }
    return "\(pages): \(child) can't be a page, because it \(cause). \(mend)"
  }
}
#endif
