import Foundation

/// One evaluation of a tree of views.
@MainActor
public final class RenderPass {
  /// What lasts from one evaluation to the next.
  final class Memory {
    /// What views keep, by their place in the tree.
    var values: [String: Any] = [:]
    /// What is done when a place is empty.
    var disappearances: [String: @MainActor () -> Void] = [:]
    /// The places that were there in the latest evaluation.
    var places: Set<String> = []
  }

  /// What lasts.
  let memory: Memory
  /// The moment.
  public let date: Date
  /// The environment at the place that is being evaluated.
  public var environment: EnvironmentValues
  /// The size that is offered at that place.
  public var size: CGSize
  /// When a timeline wants the next evaluation.
  var nextDate: Date?
  /// The place.
  public private(set) var place = ""
  /// The places that are there.
  private(set) var places: Set<String> = []
  /// What is to be done when the tree is complete.
  private(set) var actions: [@MainActor () -> Void] = []

  /// An evaluation at a moment.
  init(memory: Memory, date: Date, environment: EnvironmentValues, size: CGSize) {
    self.memory = memory
    self.date = date
    self.environment = environment
    self.size = size
  }

  /// The node of a view at a step from here.
  public func node<V: View>(of view: V, _ step: String) -> Node {
    if let primitive = view as? any StandInView {
      return at(step) { primitive.node(self) }
    }
    return node(of: view, step) { view.body }
  }

  /// The node of the body of a view, or of a modifier, whose properties are filled in first.
  public func node<V: View>(of owner: Any, _ step: String, body: () -> V) -> Node {
    at(step) {
      for child in Mirror(reflecting: owner).children {
        (child.value as? any DynamicProperty)?.install(self, at: "\(place).\(child.label ?? "")")
      }
      return node(of: body(), "body")
    }
  }

  /// Evaluates something at a step from here.
  public func at<Result>(_ step: String, _ evaluate: () -> Result) -> Result {
    let old = place
    place += "/" + step
    defer { place = old }
    places.insert(place)
    return evaluate()
  }

  /// Evaluates something in another environment.
  public func with<Result>(_ change: (inout EnvironmentValues) -> Void, _ evaluate: () -> Result) -> Result {
    let old = environment
    defer { environment = old }
    change(&environment)
    return evaluate()
  }

  /// Evaluates something that is offered another size.
  public func offering<Result>(_ size: CGSize, _ evaluate: () -> Result) -> Result {
    let old = self.size
    defer { self.size = old }
    self.size = size
    return evaluate()
  }

  /// What is kept under a name, the first time as given.
  public func kept<Value>(_ name: String, _ first: @autoclosure () -> Value) -> Value {
    if let value = memory.values[name] as? Value { return value }
    let value = first()
    memory.values[name] = value
    return value
  }

  /// Does something when the tree is complete.
  public func later(_ action: @escaping @MainActor () -> Void) { actions.append(action) }
}
