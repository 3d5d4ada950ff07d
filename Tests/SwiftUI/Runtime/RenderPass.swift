import Foundation

/// One evaluation of a view tree.
@MainActor
package final class RenderPass {
  /// The memory that persists between evaluations.
  @MainActor final class Memory {
    /// The place around the views, which keeps theirs.
    let root = Place()
    /// The number of evaluations.
    var evaluations = 0
    /// The timelines.
    let timelines = TimelineMemory()
    /// The window of UIKit's views, in a scene.
    let window = UIWindow()
    /// The scene of the window.
    let scene = UIWindowScene()
    /// The controller of the views.
    let controller = UIViewController()

    /// Creates an empty memory.
    init() { window.windowScene = scene }
  }

  /// The number of the evaluation, from 1.
  let number: Int
  /// The persistent memory.
  let memory: Memory
  /// The date of the evaluation.
  package let date: Date
  /// The environment at the current place.
  package var environment: EnvironmentValues
  /// The size proposed to the current place.
  package var size: CGSize
  /// Whether the view at the current place is the very value of the latest evaluation, so that it needn't be
  /// compared.
  private(set) var isKept = false
  /// The next date that a timeline requests.
  var nextDate: Date?
  /// The transaction of the changes that are drawn.
  var transaction = Transaction()
  /// Whether a view was evaluated with an animation.
  private(set) var hasAnimations = false
  /// The number of bodies evaluated.
  private(set) var bodies = BodyCounts()
  /// The current place.
  private(set) var place: Place
  /// The places of timelines that were evaluated by themselves.
  private(set) var resumed: [Place] = []
  /// The actions to perform after the evaluation.
  private(set) var actions: [@MainActor () -> Void] = []

  /// Creates an evaluation at a date.
  init(memory: Memory, date: Date, environment: EnvironmentValues, size: CGSize) {
    self.memory = memory
    self.date = date
    self.environment = environment
    self.size = size
    place = memory.root
    memory.evaluations += 1
    number = memory.evaluations
  }

  /// Returns the node of a view one step down the tree.
  package func node<V: View>(of view: V, _ step: String) -> Node {
    if let primitive = view as? any StandInView {
      var node = at(step) { primitive.node(self) }
      node.animation = transaction.animation
      hasAnimations = hasAnimations || node.animation != nil
      return node
    }
    if let wrapper = view as? any NSViewRepresentable { return at(step) { wrapper.wrapped(self) } }
    if let wrapper = view as? any UIViewRepresentable { return at(step) { wrapper.wrapped(self) } }
    return node(of: view, step) { view.body }
  }

  /// Installs the properties of a view or modifier, and returns the node of its body: the earlier one, if
  /// none of its dependencies has changed.
  package func node<V: View>(of owner: Any, _ step: String, body: () -> V) -> Node {
    at(step) {
      let earlier = place.values["evaluated"] as? BodyMemory<V>
      let properties = isKept ? earlier?.owner ?? OwnerProperties(owner) : OwnerProperties(owner)
      if properties !== earlier?.owner { properties.install(self) }
      if let earlier, earlier.holds(for: properties, in: environment) {
        (earlier.owner, earlier.environment) = (properties, environment.token)
        return keeping(true) { node(of: earlier.body, "body") }
      }
      if properties === earlier?.owner { properties.install(self) }
      bodies.count(type(of: owner))
      let now = BodyMemory(properties, in: environment, memory.timelines.staleness, body)
      place.values["evaluated"] = now
      return keeping(false) { node(of: now.body, "body") }
    }
  }

  /// Returns the node of the content that a view's closure returns: of the earlier content, if none of its
  /// dependencies has changed.
  /// - Parameters:
  ///   - closure: the name of the field with the closure.
  ///   - owner: the view.
  ///   - inputs: the closure's arguments.
  ///   - step: the step down the tree to the content.
  func node<Content: View>(
    of closure: String, in owner: Any, _ inputs: [Any], _ step: String, _ evaluate: () -> Content
  ) -> Node {
    let (content, isOld) = content(closure, in: owner, inputs, step, evaluate)
    return keeping(isOld) { node(of: content, step) }
  }

  /// Returns the result of a view's closure, and whether it is the earlier content.
  func content<Content>(
    _ closure: String, in owner: Any, _ inputs: [Any], _ step: String, _ evaluate: () -> Content
  ) -> (Content, isOld: Bool) {
    let place = place.visit(step, by: self)
    let earlier = place.values["returned"] as? BodyMemory<Content>
    // A field's bytes are those of the closure itself; a closure that is passed on gets others.
    let known = isKept ? earlier?.owner.values.last : nil
    let field = known ?? Mirror(reflecting: owner).children.first { $0.label == closure }?.value ?? ()
    let properties = OwnerProperties(values: inputs + [field])
    if let earlier, earlier.holds(for: properties, in: environment) { return (earlier.body, true) }
    let now = BodyMemory(properties, in: environment, memory.timelines.staleness, evaluate)
    place.values["returned"] = now
    return (now.body, false)
  }

  /// Evaluates a closure for views that are, or aren't, the very values of the latest evaluation.
  func keeping<Result>(_ isKept: Bool, _ evaluate: () -> Result) -> Result {
    let old = self.isKept
    defer { self.isKept = old }
    self.isKept = isKept
    return evaluate()
  }

  /// Evaluates a closure one step down the tree.
  package func at<Result>(_ step: String, _ evaluate: () -> Result) -> Result {
    let old = place
    place = old.visit(step, by: self)
    defer { place = old }
    return evaluate()
  }

  /// Evaluates a closure at a place of an earlier evaluation.
  func resume<Result>(
    at place: Place, _ environment: EnvironmentValues, _ size: CGSize, _ evaluate: () -> Result
  ) -> Result {
    let old = self.place
    self.place = place
    let outer = self.environment
    defer { (self.place, self.environment) = (old, outer) }
    self.environment = environment
    resumed.append(place)
    return keeping(true) { proposing(size, evaluate) }
  }

  /// Evaluates a closure in a changed environment.
  package func with<Result>(_ change: (inout EnvironmentValues) -> Void, _ evaluate: () -> Result) -> Result {
    let old = environment
    defer { environment = old }
    change(&environment)
    environment.token = EnvironmentToken()
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

  /// Returns the value stored under a name at the current place, or stores the initial one.
  package func stored<Value>(_ name: String, _ first: @autoclosure () -> Value) -> Value {
    if let value = place.values[name] as? Value { return value }
    let value = first()
    place.values[name] = value
    return value
  }

  /// Performs an action after the evaluation.
  package func afterwards(_ action: @escaping @MainActor () -> Void) { actions.append(action) }
}
