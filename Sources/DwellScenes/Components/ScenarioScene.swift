import Dwell
import DwellJSON

/// A component's initial configuration in a scenario: all that files, traces and galleries know of a kind of
/// component. ``ScenarioSubject/kinds`` lists the types.
package protocol ScenarioScene: Equatable, Sendable {
  /// The component.
  associatedtype Subject: TracedComponent

  /// All fields of the configuration.
  static var fieldNames: [String] { get }
  /// The fields and words of the configuration and of the objects in it; a word may occur twice.
  static var words: [String] { get }

  /// Reads the configuration.
  init(scenario node: JSONNode) throws(JSONProblem)

  /// The initial number of pages; nil for a component without pages.
  var scenarioPages: Int? { get }
  /// The component, at time 0.
  var component: Subject { get }
  /// The events sent to the component at time 0, after its size.
  var setup: [Event] { get }
  /// The direction in which pages follow one another, or in which a value grows.
  var direction: Direction { get }
  /// Whether reduced motion is preferred.
  var reduceMotion: Bool { get }
  /// What the component does by itself.
  var course: SceneCourse { get }

  /// Copies the properties that have switches in the gallery.
  func copy(to settings: inout GallerySettings)
  /// Applies the settings of the gallery's switches; properties without a switch are unchanged.
  mutating func set(_ settings: GallerySettings, _ switches: [GallerySwitch])
}

extension ScenarioScene {
  /// The kind's name in scenario files: `PageControl` is `pageControl`.
  package static var name: String {
    let type = "\(Subject.self)"
    return type.prefix(1).lowercased() + type.dropFirst()
  }

  /// The kind's name as an element and a style class: `PageControl` is `dwell-page-control`.
  package static var elementName: String { "dwell" + "\(Subject.self)".hyphenated }

  /// No events, for most components.
  package var setup: [Event] { [] }
}

/// What a component does by itself from the start of a scenario.
package enum SceneCourse {
  /// Nothing.
  case still
  /// Its pages advance.
  case pages
  /// It reveals a value.
  case reveal
}

extension String {
  /// The words of a name in lower case, with a hyphen before each that begins with a capital letter:
  /// `pageControl` is `page-control`.
  package var hyphenated: String { map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined() }
}
