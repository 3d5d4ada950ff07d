import Dwell
import DwellJSON

/// A component whose state is written into traces.
public protocol TracedComponent: Component {
  /// Whether the component shows pages, which a front supplies: its semantics are then a list. Otherwise they
  /// are one element at most.
  static var showsPages: Bool { get }
  /// The direction in which pages follow one another, or in which a value grows.
  var direction: Direction { get }
  /// The size that a front gives the component if it has the choice, in points; zero for one that fills the
  /// space that there is.
  var naturalSize: Size { get }

  /// The state at a time, as the fields of a trace.
  func state(at now: Double) -> [JSONLine.Field]
}

extension TracedComponent {
  /// No pages, for most components.
  public static var showsPages: Bool { false }
  /// The space that there is.
  public var naturalSize: Size { .zero }
  /// The current page; 0 for a component without pages.
  package var shownPage: Int { (self as? any PagedComponent)?.currentPage ?? 0 }
}

/// The fields of a trace that all components share.
enum TraceField {
  /// When the frame changes next, however little.
  static func nextChange(_ change: NextChange) -> JSONLine.Field {
    switch change {
    case .still: JSONLine.Field("nextChange", "still")
    case .everyFrame: JSONLine.Field("nextChange", "everyFrame")
    case .at(let time): JSONLine.Field("nextChange", .number(time))
    }
  }

  /// The preferred size of a component within its own, if it has one.
  static func preferredSize(of component: some PagedComponent, if fits: Bool, at now: Double)
    -> [JSONLine.Field]
  {
    guard fits else { return [] }
    let size = component.preferredSize(in: component.size, at: now)
    return [JSONLine.Field("preferredSize", .array([.number(size.width), .number(size.height)]))]
  }

  /// The reasons for pausing.
  static func pausedBy(_ reasons: PauseReasons) -> JSONLine.Field {
    JSONLine.Field("pausedBy", .array(reasons.containedNames.map { .string($0) }))
  }

  /// A page index or a number of pages.
  static func count(_ name: String, _ count: Int) -> JSONLine.Field {
    JSONLine.Field(name, .number(Double(count)))
  }

  /// An element's semantics, its actions, and its rectangle: x, y, width and height, as in a display list.
  static func semantics(_ element: SemanticElement) -> JSONLine {
    let rect = element.rect
    let line: JSONLine = [
      "role": .string(element.role.name), "label": .string(element.label),
      "value": .string(element.valueText),
      "actions": .array(element.actions.containedNames.map { .string($0) }),
      "rect": .array([rect.x, rect.y, rect.width, rect.height].map { .number($0) }),
    ]
    let flags = [("isHidden", element.isHidden), ("isCurrent", element.isCurrent)].filter(\.1)
    guard !flags.isEmpty, case .object(let fields) = line else { return line }
    return .object(fields + flags.map { JSONLine.Field($0.0, .bool(true)) })
  }
}
