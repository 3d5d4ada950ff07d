import Observation

/// A body that was evaluated, and what it depends on.
@MainActor
final class BodyMemory<Body> {
  /// The body.
  let body: Body
  /// The parts of the view or modifier with the body; of a binding its value at that time.
  private let inputs: [Any]
  /// The values that the owner read from the environment.
  private let environment: [Any]
  /// The states that the body read, and their changes at that time.
  private let states: [(count: ChangeCount, value: Int)]
  /// Whether an observable object that the body read has changed.
  private let observed: Observed

  /// Whether something has changed.
  private final class Observed: @unchecked Sendable {
    /// Whether something has changed.
    var hasChanged = false
  }

  /// Evaluates the body of an owner.
  init(of owner: Any, _ evaluate: () -> Body) {
    inputs = Self.inputs(of: owner)
    environment = Self.environment(of: owner)
    let observed = Observed()
    self.observed = observed
    let outer = ChangeCount.readers
    ChangeCount.readers = []
    body = withObservationTracking(evaluate) { observed.hasChanged = true }
    states = ChangeCount.readers.map { ($0, $0.value) }
    ChangeCount.readers = outer
  }

  /// Returns whether the body of an owner at the same place is the same.
  func holds(for owner: Any) -> Bool {
    !observed.hasChanged && states.allSatisfy { $0.count.value == $0.value }
      && isSame(inputs, Self.inputs(of: owner)) && isSame(environment, Self.environment(of: owner))
  }

  /// Returns the parts of an owner, or the owner if it has none.
  private static func inputs(of owner: Any) -> [Any] {
    let parts = Mirror(reflecting: owner).children.map(\.value)
    return parts.isEmpty ? [owner] : parts.map { ($0 as? any SampledInput)?.sample ?? $0 }
  }

  /// Returns the values that an owner's properties read from the environment.
  private static func environment(of owner: Any) -> [Any] {
    Mirror(reflecting: owner).children.compactMap { ($0.value as? any EnvironmentReading)?.reading }
  }
}

/// A property that reads the environment.
@MainActor
protocol EnvironmentReading {
  /// The value that was read; nil before an evaluation.
  var reading: Any? { get }
}

/// An input of a view that refers to a value stored elsewhere.
@MainActor
protocol SampledInput {
  /// The value now.
  var sample: Any { get }
}

/// Returns whether two inputs of a view are the same, as far as SwiftUI can know: equal, the same object,
/// or made of the same parts. Closures are the same if they have the same captures.
@MainActor
func isSame(_ one: Any, _ other: Any) -> Bool {
  guard type(of: one) == type(of: other) else { return false }
  // A state's changes are counted where it is read.
  if one is any PlacedProperty { return true }
  if let one = one as? any Equatable { return isEqual(one, other) }
  if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
  let (parts, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
  guard parts.children.isEmpty, parts.displayStyle == nil else {
    return parts.children.count == others.children.count
      && zip(parts.children, others.children).allSatisfy {
        $0.label == $1.label && isSame($0.value, $1.value)
      }
  }
  return bytes(of: one) == bytes(of: other)
}

/// Returns whether two values of one type are equal.
private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }

/// Returns the bytes of a value, which for a closure are its code and its captures.
private func bytes<Value>(of value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
