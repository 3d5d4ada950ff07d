#if GTK
import CDwellGTK
import Dwell

/// A GObject enumeration or set of flags, made from the cases of a Swift type.
@MainActor
struct Enumeration {
  /// Its name in C.
  let name: String
  /// The Swift type, with its module and the types around it.
  let source: String
  /// The names of the Swift type's cases or members, in the order of their numbers.
  let cases: [String]
  /// Whether a value is a set of them: then each is a bit.
  let isSet: Bool
  /// The GObject type.
  let type: GType

  /// All that are registered, in that order. C, GIR and Vala know them by their names.
  private(set) static var all: [Enumeration] = []

  /// Returns the GObject type with a name, which is registered when it is first asked for.
  static func type(_ name: String, of source: String, _ cases: [String], isSet: Bool = false) -> GType {
    // GObject reports a second type of the same name itself.
    if let known = all.first(where: { $0.name == name && $0.source == source }) { return known.type }
    let type = register(name, cases, isSet: isSet)
    all.append(Enumeration(name: name, source: source, cases: cases, isSet: isSet, type: type))
    return type
  }

  /// Returns the GObject type with a name for the cases of a type.
  static func type<Choice: CaseIterable>(_ choice: Choice.Type, named name: String) -> GType {
    type(name, of: String(reflecting: choice), choice.allCases.map { "\($0)" })
  }

  /// The name of a property's enumeration: `DwellIndicatorSide` for `indicator-side`.
  static func name(ofProperty property: String) -> String {
    property.split(separator: "-").reduce(into: "Dwell") { $0 += $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  /// The name of a case in GtkBuilder's files, with hyphens. GTK has words of its own for the ends of a line.
  static func nick(_ name: String) -> String {
    switch name {
    case "leading": "start"
    case "trailing": "end"
    default: Option.hyphenated(name)
    }
  }

  /// The name of a case in C: `DWELL_INDICATOR_SIDE_START`.
  static func constant(_ name: String, in type: String) -> String {
    let words = type.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? "_\($1)" : "\($1)" }
    return "\(words)-\(nick(name))".uppercased().replacing("-", with: "_")
  }

  /// Registers a type.
  private static func register(_ name: String, _ cases: [String], isSet: Bool) -> GType {
    // GObject keeps the values and their names.
    if isSet {
      let values = UnsafeMutablePointer<GFlagsValue>.allocate(capacity: cases.count + 1)
      values.initialize(repeating: GFlagsValue(), count: cases.count + 1)
      for (index, own) in cases.enumerated() {
        values[index] = GFlagsValue(
          value: 1 << guint(index), value_name: g_strdup(constant(own, in: name)),
          value_nick: g_strdup(nick(own)))
      }
      return g_flags_register_static(name, values)
    }
    let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: cases.count + 1)
    values.initialize(repeating: GEnumValue(), count: cases.count + 1)
    for (index, own) in cases.enumerated() {
      values[index] = GEnumValue(
        value: gint(index), value_name: g_strdup(constant(own, in: name)), value_nick: g_strdup(nick(own)))
    }
    return g_enum_register_static(name, values)
  }
}
#endif
