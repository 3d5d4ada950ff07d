#if GTK
import CDwellGTK

/// A value of a GObject property.
enum PropertyValue: Equatable {
  /// An unsigned integer.
  case count(Int)
  /// A double.
  case number(Double)
  /// A Boolean.
  case flag(Bool)
  /// A value of an enumeration.
  case choice(gint)
  /// A set of values.
  case options(guint)
  /// A text; GObject's null counts as an empty one.
  case text(String)
  /// An object, such as a widget.
  case object(UnsafeMutablePointer<GObject>?)

  /// Stores the value where GObject reads it.
  func store(in value: UnsafeMutablePointer<GValue>) {
    switch self {
    case .count(let count): g_value_set_uint(value, guint(clamping: count))
    case .number(let number): g_value_set_double(value, number)
    case .flag(let flag): g_value_set_boolean(value, flag ? 1 : 0)
    case .choice(let choice): g_value_set_enum(value, choice)
    case .options(let options): g_value_set_flags(value, options)
    case .text(let text): g_value_set_string(value, text)
    case .object(let object): g_value_set_object(value, object)
    }
  }
}

/// A GObject property, whatever its component.
struct PropertyDescription {
  /// Its name.
  let name: String
  /// Its description in GTK's tools.
  let summary: String
  /// Further sentences about its setter, for the C library.
  let note: String
  /// Whether it is one of the options that the core declares.
  let isOption: Bool
  /// Its type.
  let kind: PropertyKind
  /// Whether it can be set.
  let isWritable: Bool
}

/// The type of a GObject property, its range and its default.
enum PropertyKind {
  /// An unsigned integer, 0 by default, up to a maximum.
  case count(maximum: Int)
  /// A double within a range.
  case number(ClosedRange<Double>, standard: Double)
  /// A Boolean.
  case flag(standard: Bool)
  /// A value of an enumeration.
  case choice(GType, standard: gint)
  /// A set of values.
  case options(GType, standard: guint)
  /// A text.
  case text(standard: String)
  /// A widget, or none, which is the default.
  case widget
  /// An object, or none, which is the default.
  case object
  /// The property with the same name of an interface or the parent class.
  case inherited

  /// Returns the value that GObject has stored.
  func value(in value: UnsafePointer<GValue>) -> PropertyValue {
    switch self {
    case .count: .count(Int(g_value_get_uint(value)))
    case .number: .number(g_value_get_double(value))
    case .flag: .flag(g_value_get_boolean(value) != 0)
    case .choice, .inherited: .choice(g_value_get_enum(value))
    case .options: .options(g_value_get_flags(value))
    case .text: .text(g_value_get_string(value).map { String(cString: $0) } ?? "")
    case .widget, .object: .object(g_value_get_object(value)?.assumingMemoryBound(to: GObject.self))
    }
  }

  /// Installs a property in a class.
  @MainActor
  func install(
    _ name: String, _ summary: String, isWritable: Bool, as id: guint,
    in object: UnsafeMutablePointer<GObjectClass>
  ) {
    // GObject copies the texts: Swift's are gone after the call.
    let flags = GParamFlags(
      rawValue: G_PARAM_READABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue
        | (isWritable ? G_PARAM_WRITABLE.rawValue : 0))
    let specification =
      switch self {
      case .count(let maximum):
        g_param_spec_uint(name, nil, summary, 0, guint(clamping: maximum), 0, flags)
      case .number(let range, let standard):
        g_param_spec_double(name, nil, summary, range.lowerBound, range.upperBound, standard, flags)
      case .flag(let standard): g_param_spec_boolean(name, nil, summary, standard ? 1 : 0, flags)
      case .choice(let type, let standard): g_param_spec_enum(name, nil, summary, type, standard, flags)
      case .options(let type, let standard):
        g_param_spec_flags(name, nil, summary, type, standard, flags)
      case .text(let standard): g_param_spec_string(name, nil, summary, standard, flags)
      case .widget: g_param_spec_object(name, nil, summary, gtk_widget_get_type(), flags)
      case .object: g_param_spec_object(name, nil, summary, dwell_type_object(), flags)
      case .inherited: nil as UnsafeMutablePointer<GParamSpec>?
      }
    if let specification {
      g_object_class_install_property(object, id, specification)
    } else {
      g_object_class_override_property(object, id, name)
    }
  }
}
#endif
