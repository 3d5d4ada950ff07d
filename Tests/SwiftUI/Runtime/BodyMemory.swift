import Observation

/// An evaluated body, or the content of a closure, with its dependencies.
@MainActor
final class BodyMemory<Body> {
  /// The body.
  let body: Body
  /// The properties of the body's owner, a view or modifier.
  var owner: OwnerProperties
  /// The environment in which the inputs were last compared.
  var environment: EnvironmentToken
  /// The values that the owner read from the environment.
  private let readings: [Any]
  /// The values of the owner's bindings.
  private let samples: [Any]
  /// The states that the body read, and their changes at that time.
  private let states: [(count: ChangeCount, value: Int)]
  /// Whether an observable object that the body read has changed.
  private let observed: Observed

  /// Whether something has changed.
  private final class Observed: @unchecked Sendable {
    /// Whether something has changed.
    var hasChanged = false
  }

  /// Evaluates a body.
  init(
    _ owner: OwnerProperties, in environment: EnvironmentValues, _ staleness: Staleness, _ body: () -> Body
  ) {
    self.owner = owner
    self.environment = environment.token
    readings = owner.readings.map { $0.reading(in: environment) }
    samples = owner.bindings.map(\.sample)
    let observed = Observed()
    self.observed = observed
    let outer = ChangeCount.readers
    ChangeCount.readers = []
    self.body = withObservationTracking(body) {
      observed.hasChanged = true
      staleness.isStale = true
    }
    states = (ChangeCount.readers ?? []).map { ($0, $0.value) }
    ChangeCount.readers = outer
  }

  /// Returns whether the body of an owner at the same place is the same. The owner's values are compared
  /// only if it isn't the very same owner.
  func holds(for owner: OwnerProperties, in environment: EnvironmentValues) -> Bool {
    guard !observed.hasChanged, states.allSatisfy({ $0.count.value == $0.value }) else { return false }
    if owner !== self.owner, !areSame(self.owner.values, owner.values) { return false }
    if environment.token !== self.environment,
      !areSame(readings, owner.readings.map { $0.reading(in: environment) })
    {
      return false
    }
    return areSame(samples, owner.bindings.map(\.sample))
  }
}

/// Whether an observable object that a body read has changed since the latest evaluation of all views.
final class Staleness: @unchecked Sendable {
  /// Whether one has changed.
  var isStale = false
}

/// The properties of a body's owner: those that the stand-in sets, and values.
@MainActor
final class OwnerProperties {
  /// The properties that are connected to the owner's place, by their names.
  private var placed: [(name: String, property: any PlacedProperty)] = []
  /// Those that read the environment.
  private(set) var readings: [any EnvironmentReading] = []
  /// The bindings.
  private(set) var bindings: [any SampledInput] = []
  /// All other values.
  private(set) var values: [Any] = []

  /// Finds the properties of a view or modifier.
  init(_ owner: Any) {
    let parts = Mirror(reflecting: owner).children
    if parts.isEmpty { values = [owner] }
    for (label, part) in parts {
      if let property = part as? any PlacedProperty {
        placed.append((label ?? "", property))
        if let reading = part as? any EnvironmentReading { readings.append(reading) }
      } else if let binding = part as? any SampledInput {
        bindings.append(binding)
      } else {
        values.append(part)
      }
    }
  }

  /// Creates the properties of content that depends on values.
  init(values: [Any]) { self.values = values }

  /// Connects the properties to the current place.
  func install(_ pass: RenderPass) {
    for (name, property) in placed { property.install(pass, at: name) }
  }
}

/// A property that reads the environment.
@MainActor
protocol EnvironmentReading {
  /// Returns the value read in an environment.
  func reading(in environment: EnvironmentValues) -> Any
}

/// An input of a view that refers to a value stored elsewhere.
@MainActor
protocol SampledInput {
  /// The current value.
  var sample: Any { get }
}

/// Identifies an environment: one that may be different has another token.
final class EnvironmentToken: Sendable {}
