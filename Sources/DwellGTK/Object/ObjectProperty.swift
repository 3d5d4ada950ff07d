#if GTK
import CDwellGTK
import Dwell

/// A GObject property of a component's widget.
@MainActor
struct ObjectProperty<Content: Component> {
  /// Its name.
  let name: String
  /// Its description in GTK's tools.
  let summary: String
  /// Further sentences about its setter, for the C library.
  var note = ""
  /// Whether it is one of the options that the core declares.
  var isOption = false
  /// Its type.
  let kind: PropertyKind
  /// Whether time and turns change it.
  var movesWithTime = false
  /// Whether only another configuration changes it, so that it isn't read after other events.
  var isConfigured = false
  /// Returns its value at a time, from the component where it is: a large one is otherwise copied first.
  let get: @MainActor (_ component: inout Content, _ now: Double) -> PropertyValue
  /// Returns its value if that is another widget, which the component doesn't know; nil for other properties.
  var getObject: (@MainActor (WidgetController) -> UnsafeMutablePointer<GObject>?)?
  /// Returns its value where pages have no numbers; nil for the same.
  var getUnnumbered: (@MainActor (_ component: inout Content, _ now: Double) -> PropertyValue)?
  /// Sets it; nil for a property that can only be read.
  var set: (@MainActor (ObjectProperties<Content>, PropertyValue) -> Void)?

  /// An unsigned integer.
  static func count(
    _ name: String, _ summary: String, get: @escaping @MainActor (inout Content) -> Int,
    set: (@MainActor (ObjectProperties<Content>, Int) -> Void)? = nil
  ) -> ObjectProperty {
    var property = ObjectProperty(
      name: name, summary: summary, kind: .count(maximum: PageEdit.maximumPageCount), movesWithTime: true,
      get: { component, _ in .count(get(&component)) })
    if let set {
      property.set = { properties, value in if case .count(let count) = value { set(properties, count) } }
    }
    return property
  }

  /// A double.
  static func number(
    _ name: String, _ summary: String, in range: ClosedRange<Double>, standard: Double,
    movesWithTime: Bool = false,
    get: @escaping @MainActor (_ component: inout Content, _ now: Double) -> Double,
    set: (@MainActor (ObjectProperties<Content>, Double) -> Void)? = nil
  ) -> ObjectProperty {
    var property = ObjectProperty(
      name: name, summary: summary, kind: .number(range, standard: standard), movesWithTime: movesWithTime,
      get: { .number(get(&$0, $1)) })
    if let set {
      property.set = { properties, value in if case .number(let number) = value { set(properties, number) } }
    }
    return property
  }

  /// A Boolean.
  static func flag(
    _ name: String, _ summary: String, standard: Bool,
    get: @escaping @MainActor (inout Content) -> Bool,
    set: @escaping @MainActor (ObjectProperties<Content>, Bool) -> Void
  ) -> ObjectProperty {
    ObjectProperty(
      name: name, summary: summary, kind: .flag(standard: standard),
      get: { component, _ in .flag(get(&component)) },
      set: { if case .flag(let flag) = $1 { set($0, flag) } })
  }

  /// A Boolean of the configuration.
  static func flag(
    _ name: String, _ summary: String, standard: Bool,
    _ path: WritableKeyPath<Content.Configuration, Bool>
  ) -> ObjectProperty {
    flag(name, summary, standard: standard, get: { $0.configuration[keyPath: path] }) {
      properties, flag in properties.configure { $0[keyPath: path] = flag }
    }.configured
  }

  /// The property with a note on its setter, for the C library.
  func noted(_ note: String) -> ObjectProperty {
    var property = self
    property.note = note
    return property
  }

  /// The property with another value where pages have no numbers.
  func unnumbered(
    _ get: @escaping @MainActor (_ component: inout Content, _ now: Double) -> PropertyValue
  ) -> ObjectProperty {
    var property = self
    property.getUnnumbered = get
    return property
  }

  /// The property, marked as one that only another configuration changes.
  var configured: ObjectProperty {
    var property = self
    property.isConfigured = true
    return property
  }

  /// A double of the configuration.
  static func number(
    _ name: String, _ summary: String, in range: ClosedRange<Double>, standard: Double,
    _ path: WritableKeyPath<Content.Configuration, Double>
  ) -> ObjectProperty {
    number(
      name, summary, in: range, standard: standard,
      get: { component, _ in component.configuration[keyPath: path] }
    ) { properties, number in properties.configure { $0[keyPath: path] = number } }.configured
  }

  /// A case of an enumeration, whose GObject type has a name of its own or the property's.
  static func choice<Choice: CaseIterable & Equatable>(
    _ name: String, _ summary: String, type: String? = nil, standard: Choice,
    get: @escaping @MainActor (inout Content) -> Choice,
    set: @escaping @MainActor (ObjectProperties<Content>, Choice) -> Void
  ) -> ObjectProperty {
    let cases = Array(Choice.allCases)
    func number(_ choice: Choice) -> gint { gint(cases.firstIndex(of: choice) ?? 0) }
    let type = Enumeration.type(Choice.self, named: type ?? Enumeration.name(ofProperty: name))
    return ObjectProperty(
      name: name, summary: summary, kind: .choice(type, standard: number(standard)),
      get: { component, _ in .choice(number(get(&component))) },
      set: {
        if case .choice(let value) = $1, cases.indices.contains(Int(value)) { set($0, cases[Int(value)]) }
      })
  }

  /// A case of an enumeration in the configuration.
  static func choice<Choice: CaseIterable & Equatable>(
    _ name: String, _ summary: String, standard: Choice,
    _ path: WritableKeyPath<Content.Configuration, Choice>
  ) -> ObjectProperty {
    choice(name, summary, standard: standard, get: { $0.configuration[keyPath: path] }) {
      properties, choice in properties.configure { $0[keyPath: path] = choice }
    }.configured
  }

  /// GTK's property `orientation`. Vertical pages begin at an end; horizontal ones follow the text direction.
  static func orientation(
    vertical: Direction, _ path: KeyPath<Content.Configuration, Direction>
  ) -> ObjectProperty {
    ObjectProperty(
      name: "orientation", summary: "The direction of pages", kind: .inherited, isConfigured: true,
      get: { component, _ in
        let isVertical = component.configuration[keyPath: path].axis == .vertical
        return .choice((isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL).choice)
      },
      set: { properties, value in
        properties.turn(to: value == .choice(GTK_ORIENTATION_VERTICAL.choice) ? vertical : nil)
      })
  }
}

extension GtkOrientation {
  /// The value of GObject's enumeration.
  fileprivate var choice: gint { gint(rawValue) }
}
#endif
