#!/usr/bin/env bash
# quick.sh [OPTION...]: builds and tests the core alone; the options are `swift test`'s, such as --filter PageTimer.
#
# quick.sh component NAME: writes the placeholders of a new component, such as TimeRing, into the core, its tests and the
# scenes, and its lines into the lists of kinds and of demo scenes. They compile, and the component's test fails until it draws
# and describes something; other failing tests name what is left (CONTRIBUTING.md, "Add a component").
set -euo pipefail
cd "$(dirname "$0")/.."

# component NAME
component() {
  local name=$1 words property core=Sources/Dwell/Components/$1 tests=Tests/DwellTests/Components/$1 scenes=Sources/DwellScenes
  [[ $name =~ ^[A-Z][A-Za-z]*$ ]] || { echo "usage: quick.sh component NAME, such as TimeRing" >&2; exit 2; }
  [[ ! -e $core ]] || { echo "quick: $core exists" >&2; exit 1; }
  words=$(awk '{ gsub(/[A-Z]/, "-&"); print tolower(substr($0, 2)) }' <<<"$name")
  property=${name,}s
  mkdir -p "$core" "$tests"
  cat >"$core/$name.swift" <<SWIFT
/// A ${words//-/ }.
public struct $name: Component {
  /// The settings.
  public struct Configuration: Equatable, Sendable {
    /// The defaults.
    public init() {}
  }

  /// The current settings.
  public private(set) var configuration: Configuration
  /// The component's size, in points.
  private var size = Size.zero

  /// A component at \`start\`.
  public init(_ configuration: Configuration, at start: Double) { self.configuration = configuration }

  /// Changes the settings in place.
  public mutating func configure(_ configuration: Configuration, at now: Double) -> Outcome {
    self.configuration = configuration
    return Outcome()
  }

  /// Applies an event.
  public mutating func handle(_ event: Event, at now: Double) -> Outcome {
    if case .resize(let newSize) = event { size = newSize }
    return Outcome()
  }

  /// Nothing yet.
  public func frame(at now: Double, into frame: inout Frame) { frame.reset(size: size) }

  /// Never.
  public func nextChange(after now: Double, step: Double) -> NextChange { .still }
}
SWIFT
  cat >"$tests/${name}Tests.swift" <<SWIFT
import Dwell
import Testing

/// A ${words//-/ } in its states, in the numbers of its specification.
@Suite struct ${name}Tests {
  @Test func \`it is drawn, and described to assistive technology\`() {
    var component = $name(.init(), at: 0)
    _ = component.handle(.resize(Size(width: 390, height: 44)), at: 0)
    let frame = component.frame(at: 0)
    #expect(!frame.display.commands.isEmpty)
    #expect(!frame.semantics.elements.isEmpty)
  }
}
SWIFT
  cat >"$scenes/Components/$name+Scenario.swift" <<SWIFT
import Dwell
import DwellJSON

extension $name.Configuration: ScenarioScene {
  /// The component.
  package typealias Subject = $name

  /// All fields of the configuration.
  package static let fieldNames: [String] = []
  /// The fields and words of the configuration.
  package static var words: [String] { fieldNames }

  /// Reads the configuration.
  package init(scenario node: JSONNode) throws(JSONProblem) {
    _ = try node.object(allowed: Self.fieldNames)
    self.init()
  }

  /// It has no pages.
  package var scenarioPages: Int? { nil }
  /// The component.
  package var component: $name { $name(self, at: 0) }
  /// The direction of what it shows.
  package var direction: Direction { .leftToRight }
  /// Motion isn't reduced.
  package var reduceMotion: Bool { false }
  /// Nothing changes by itself.
  package var course: SceneCourse { .still }

  /// Copies the properties that have switches in the gallery.
  package func copy(to settings: inout GallerySettings) {}
  /// Applies the settings of the gallery's switches.
  package mutating func set(_ settings: GallerySettings, _ switches: [GallerySwitch]) {}
}

extension $name: TracedComponent {
  /// The direction of what it shows.
  public var direction: Direction { .leftToRight }

  /// When the frame changes.
  public func state(at now: Double) -> [JSONLine.Field] { [TraceField.nextChange(nextChange(after: now))] }
}
SWIFT
  cat >"$scenes/Demo/DemoScene+$name.swift" <<SWIFT
import Dwell

extension DemoScene {
  /// A ${words//-/ } in its states.
  static let $property = [
    DemoScene(
      "$words", "a ${words//-/ } with its defaults",
      Scenario(
        subject: ScenarioSubject($name.Configuration()), size: Size(width: 390, height: 44),
        samples: .times([0, 1, 2, 4])))
  ]
}
SWIFT
  sed -i "s/^    TimedScene<Carousel.Configuration>.self,.*/&\n    $name.Configuration.self,/" "$scenes/Components/ScenarioSubject.swift"
  sed -i "s/^    + layouts + effects.*/& + $property/" "$scenes/Demo/DemoScene.swift"
  ls "$core"/* "$tests"/* "$scenes"/*/*"$name"*
}

if [[ ${1-} == component ]]; then
  component "${2-}"
  exit
fi
source Scripts/environment.sh
swift test --package-path Tools/Core "$@"
