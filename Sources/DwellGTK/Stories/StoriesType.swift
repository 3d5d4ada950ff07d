#if GTK
import CDwellGTK
import Dwell

/// The GObject type of viewers of stories, `DwellStories`, with properties and signals.
@MainActor
enum StoriesType {
  /// The numbers of the signals; 0 before there has been an instance.
  private(set) static var signals: (close: guint, personChanged: guint, momentShown: guint) = (0, 0, 0)
  /// The clock of instances that are being made.
  private static var clock: FrontClock = SystemClock.shared

  /// The properties; their numbers begin with 1.
  private enum Property: guint, CaseIterable {
    /// The current person.
    case person = 1
    /// The number of people.
    case personCount
    /// The app's view above the moments.
    case header
    /// The carousel of the people.
    case people

    /// Its name.
    var name: String {
      switch self {
      case .person: "person"
      case .personCount: "person-count"
      case .header: "header"
      case .people: "people"
      }
    }

    /// Its description in GTK's tools.
    var summary: String {
      switch self {
      case .person: "The current person, from 0"
      case .personCount: "The number of people"
      case .header: "What is shown above the moments instead of the person's name"
      case .people: "The carousel of the people"
      }
    }

    /// Its type.
    var kind: PropertyKind {
      switch self {
      case .person, .personCount: .count(maximum: PageEdit.maximumPageCount)
      case .header, .people: .widget
      }
    }

    /// Whether it can be set.
    var isWritable: Bool { self == .person || self == .header }
  }

  /// The type, registered once.
  static let type: GType = {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<DwellContainerClass>.size)
    info.instance_size = guint16(MemoryLayout<DwellContainer>.size)
    info.class_init = { raw, _ in if let raw { StoriesType.fill(raw) } }
    // Not only once it is constructed: the template of a derived class adds stories earlier.
    info.instance_init = { instance, _ in
      guard let instance, ObjectCallbacks.isOnMainThread("created", name: { "DwellStories" }) else { return }
      nonisolated(unsafe) let widget = UnsafeMutableRawPointer(instance).assumingMemoryBound(
        to: GtkWidget.self)
      MainActor.assumeIsolated {
        WidgetStyle.install(on: gtk_widget_get_display(widget))
        _ = StoriesController(widget, clock: StoriesType.clock)
      }
    }
    let type = g_type_register_static(dwell_type_widget(), "DwellStories", &info, GTypeFlags(rawValue: 0))
    var buildable = GInterfaceInfo(
      interface_init: { raw, _ in
        raw?.assumingMemoryBound(to: GtkBuildableIface.self).pointee.add_child = StoriesType.add
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

  /// Sets the class's functions, properties and signals.
  private static func fill(_ raw: gpointer) {
    let object = raw.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.dispose = { object in
      guard let object else { return }
      StoriesController.of(object.cast(to: GtkWidget.self))?.end()
      dwell_parent_class(object)?.cast(to: GObjectClass.self).pointee.dispose(object)
    }
    object.pointee.finalize = { object in
      guard let object else { return }
      if let controller = dwell_controller(object).pointee {
        dwell_controller(object).pointee = nil
        Unmanaged<StoriesController>.fromOpaque(controller).release()
      }
      dwell_parent_class(object)?.cast(to: GObjectClass.self).pointee.finalize(object)
    }
    object.pointee.get_property = get
    object.pointee.set_property = set
    for property in Property.allCases {
      property.kind.install(
        property.name, property.summary, isWritable: property.isWritable, as: property.rawValue, in: object)
    }
    let type = object.pointee.g_type_class.g_type
    signals = (
      dwell_signal_new("close", type, 0), dwell_signal_new("person-changed", type, 1),
      dwell_signal_new_pair("moment-shown", type)
    )
    let widget = raw.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widget, "dwell-stories")
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP)
    widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    widget.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
      guard let people = StoriesController.of(widget)?.people.widget else { return }
      gtk_widget_measure(people, orientation, -1, minimum, natural, nil, nil)
    }
    widget.pointee.size_allocate = { widget, width, height, _ in
      StoriesController.of(widget)?.allocate(Size(width: Double(width), height: Double(height)))
    }
    widget.pointee.snapshot = { widget, snapshot in
      if let snapshot { StoriesController.of(widget)?.draw(to: snapshot) }
    }
    widget.pointee.map = { widget in
      dwell_parent_class(widget)?.pointee.map(widget)
      StoriesController.of(widget)?.didMap()
    }
    widget.pointee.unmap = { widget in
      StoriesController.of(widget)?.pull.rest()
      dwell_parent_class(widget)?.pointee.unmap(widget)
    }
    widget.pointee.direction_changed = { widget, previous in
      dwell_parent_class(widget)?.pointee.direction_changed?(widget, previous)
      StoriesController.of(widget)?.updateDirection()
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
        guard let value, let stories = StoriesController.of(object?.cast(to: GtkWidget.self)),
          let property = Property(rawValue: id)
        else { return }
        let result: PropertyValue =
          switch property {
          case .person: .count(stories.person)
          case .personCount: .count(stories.personCount)
          case .header: .object(stories.header?.cast(to: GObject.self))
          case .people: .object(stories.people.widget.cast(to: GObject.self))
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
        guard let value, let stories = StoriesController.of(object?.cast(to: GtkWidget.self)),
          let property = Property(rawValue: id)
        else { return }
        switch (property, property.kind.value(in: value)) {
        case (.person, .count(let person)): stories.select(person, animated: true)
        case (.header, .object(let header)): stories.setHeader(header?.cast(to: GtkWidget.self))
        default: break
        }
      }
    }

  /// The name of a property in messages.
  private nonisolated static func name(of specification: UnsafeMutablePointer<GParamSpec>?) -> String {
    "DwellStories:" + (specification.map { String(cString: g_param_spec_get_name($0)) } ?? "")
  }

  /// Adds a child of an element in a GtkBuilder file: a carousel as the last person's story, a widget of the
  /// type `header` as the view above the moments, and anything else as to any widget.
  private static let add:
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<GObject>?, UnsafePointer<CChar>?
    ) -> Void = { buildable, builder, child, kind in
      nonisolated(unsafe) let (buildable, builder, child, kind) = (buildable, builder, child, kind)
      MainActor.assumeIsolated {
        guard let child, let buildable else { return }
        let viewer = UnsafeMutableRawPointer(buildable).assumingMemoryBound(to: GtkWidget.self)
        guard let stories = StoriesController.of(viewer), dwell_is_a(child, dwell_type_widget()) != 0 else {
          return dwell_buildable_add_child(buildable, builder, child, kind)
        }
        let widget = child.cast(to: GtkWidget.self)
        if kind.map({ String(cString: $0) }) == "header" { return stories.setHeader(widget) }
        if kind == nil, stories.insert(widget, at: stories.personCount) { return }
        let names = [child, viewer.cast(to: GObject.self)].map(AnyObjectType.name)
        dwell_warn(
          "\(names[1]): \(names[0]) can't be a story, because it is no DwellCarousel without a parent")
      }
    }
}
#endif
