import Foundation

/// One evaluation of a view tree.
@MainActor
package final class RenderPass {
  /// The memory that persists between evaluations.
  @MainActor final class Memory {
    /// The stored values, by their place in the tree.
    var values: [String: Any] = [:]
    /// The actions for views that disappear, by their place.
    var disappearances: [String: @MainActor () -> Void] = [:]
    /// The places that existed in the latest evaluation.
    var places: Set<String> = []
    /// The timelines.
    let timelines = TimelineMemory()
  }

  /// The persistent memory.
  let memory: Memory
  /// The date of the evaluation.
  package let date: Date
  /// The environment at the current place.
  package var environment: EnvironmentValues
  /// The size proposed to the current place.
  package var size: CGSize
  /// The next date that a timeline requests.
  var nextDate: Date?
  /// Whether bodies are evaluated only if something has changed that they depend on, and timelines show the
  /// dates of their entries.
  let isStrict: Bool
  /// The transaction of the changes that are drawn.
  var transaction = Transaction()
  /// The number of bodies evaluated, by the type of the view or modifier.
  private(set) var bodies: [String: Int] = [:]
  /// The current place.
  package private(set) var place = ""
  /// The places visited so far.
  private(set) var places: Set<String> = []
  /// The places of timelines that were evaluated by themselves.
  private(set) var resumed: [String] = []
  /// The actions to perform after the evaluation.
  private(set) var actions: [@MainActor () -> Void] = []

  /// Creates an evaluation at a date.
  init(memory: Memory, date: Date, environment: EnvironmentValues, size: CGSize, isStrict: Bool) {
    self.memory = memory
    self.isStrict = isStrict
    self.date = date
    self.environment = environment
    self.size = size
  }

  /// Returns the node of a view one step down the tree.
  package func node<V: View>(of view: V, _ step: String) -> Node {
    if let primitive = view as? any StandInView {
      var node = at(step) { primitive.node(self) }
      node.animation = transaction.animation
      return node
    }
    if let wrapper = view as? any NSViewRepresentable { return at(step) { wrapper.wrapped(self) } }
    return node(of: view, step) { view.body }
  }

  /// Installs the properties of a view or modifier, and returns the node of its body.
  package func node<V: View>(of owner: Any, _ step: String, body: () -> V) -> Node {
    at(step) {
      for child in Mirror(reflecting: owner).children {
        (child.value as? any PlacedProperty)?.install(self, at: "\(place).\(child.label ?? "")")
      }
      return node(of: evaluate(owner, body), "body")
    }
  }

  /// Returns the body of a view or modifier at the current place: in a strict scene the earlier one, if
  /// nothing that it depends on has changed.
  private func evaluate<V: View>(_ owner: Any, _ body: () -> V) -> V {
    let name = place + ".evaluated"
    if isStrict, let earlier = memory.values[name] as? BodyMemory<V>, earlier.holds(for: owner) {
      return earlier.body
    }
    bodies["\(type(of: owner))", default: 0] += 1
    guard isStrict else { return body() }
    let now = BodyMemory(of: owner, body)
    memory.values[name] = now
    return now.body
  }

  /// Evaluates a closure one step down the tree.
  package func at<Result>(_ step: String, _ evaluate: () -> Result) -> Result {
    let old = place
    place += "/" + step
    defer { place = old }
    places.insert(place)
    return evaluate()
  }

  /// Evaluates a closure at a place of an earlier evaluation.
  func resume<Result>(
    at place: String, _ environment: EnvironmentValues, _ size: CGSize, _ evaluate: () -> Result
  ) -> Result {
    let old = self.place
    self.place = place
    defer { self.place = old }
    resumed.append(place)
    return with({ $0 = environment }) { proposing(size, evaluate) }
  }

  /// Evaluates a closure in a changed environment.
  package func with<Result>(_ change: (inout EnvironmentValues) -> Void, _ evaluate: () -> Result) -> Result {
    let old = environment
    defer { environment = old }
    change(&environment)
    return evaluate()
  }

  /// Evaluates a closure in a changed transaction.
  func inTransaction<Result>(_ change: (inout Transaction) -> Void, _ evaluate: () -> Result) -> Result {
    let old = transaction
    defer { transaction = old }
    change(&transaction)
    return evaluate()
  }

  /// Evaluates a closure with another proposed size.
  package func proposing<Result>(_ size: CGSize, _ evaluate: () -> Result) -> Result {
    let old = self.size
    defer { self.size = old }
    self.size = size
    return evaluate()
  }

  /// Returns the value stored under a name, or stores the initial one.
  package func stored<Value>(_ name: String, _ first: @autoclosure () -> Value) -> Value {
    if let value = memory.values[name] as? Value { return value }
    let value = first()
    memory.values[name] = value
    return value
  }

  /// Performs an action after the evaluation.
  package func afterwards(_ action: @escaping @MainActor () -> Void) { actions.append(action) }
}
