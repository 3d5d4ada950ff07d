/// The container values of a subview.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ContainerValues {
  /// The view's tag.
  var tag: ViewTag?
  /// The values of custom keys.
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates the values of a view with a tag.
  init(tag: ViewTag?) { self.tag = tag }
  /// Returns the view's tag, if it has the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.found(as: type) }
  /// The value of a custom key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a custom container value.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol ContainerValueKey {
  /// The value's type.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension View {
  /// Sets a container value of the view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    adding(
      .containerValues { old in
        guard var values = old as? ContainerValues else { return old }
        values[keyPath: keyPath] = value
        return values
      })
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Node {
  /// Returns the container values of the view with a tag: those of the only view inside, unless that is a
  /// container's, and then its own.
  fileprivate func containerValues(tag: ViewTag?) -> ContainerValues {
    let isContainer = ["HStack", "VStack", "ZStack", "overlay"].contains(kind)
    let inner = children.count == 1 && !isContainer ? children[0].containerValues(tag: tag) : nil
    return facts.reduce(inner ?? ContainerValues(tag: tag)) { values, fact in
      if case .containerValues(let change) = fact {
        change(values) as? ContainerValues ?? values
      } else {
        values
      }
    }
  }
}

/// A subview that a container finds in its content.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct Subview: StandInView, Identifiable {
  /// The identity of a subview.
  public struct ID: Hashable, Sendable {
    /// The subview's place.
    let place: String
  }
  /// The subview's identity.
  public let id: ID
  /// The subview's container values.
  public let containerValues: ContainerValues
  /// The latest evaluation of the view, inside its container's content.
  let evaluated: Evaluated
  /// A view that is evaluated elsewhere.
  @MainActor final class Evaluated {
    /// The view's node.
    var node: Node
    /// Holds a node.
    init(_ node: Node) { self.node = node }
  }
  /// The view's node.
  package func node(_ pass: RenderPass) -> Node { evaluated.node }
}

/// The subviews of a container.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct SubviewsCollection: RandomAccessCollection {
  /// The views.
  let subviews: [Subview]
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last.
  public var endIndex: Int { subviews.count }
  /// The subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// Views made from the subviews of others.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct GroupOfSubviews<Base: View, Result: View>: StandInView {
  /// The views to search.
  let base: Base
  /// Returns the views for the subviews.
  let transform: (SubviewsCollection) -> Result
  /// The node of the views, which are rebuilt if there are other subviews or another closure.
  func node(_ pass: RenderPass) -> Node {
    var leaves: [Subview] = []
    collect(pass.node(of: base, "base"), place: "", into: &leaves, pass)
    let subviews = SubviewsCollection(subviews: leaves)
    return pass.node(of: "transform", in: self, leaves, "subviews") { transform(subviews) }
  }
  /// Collects the subviews in a node, looking into groups.
  private func collect(_ node: Node, place: String, into leaves: inout [Subview], _ pass: RenderPass) {
    if ["Group", "TupleView", "ForEach"].contains(node.kind) {
      for (index, child) in node.children.enumerated() {
        collect(child, place: "\(place)/\(index)", into: &leaves, pass)
      }
    } else if node.kind != "EmptyView" {
      let tags = node.allFacts.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
      let evaluated = pass.stored("subview" + place, Subview.Evaluated(node))
      evaluated.node = node
      leaves.append(
        Subview(
          id: .init(place: place), containerValues: node.containerValues(tag: tags.first),
          evaluated: evaluated))
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Group {
  /// Creates views from the subviews of others.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(group: GroupOfSubviews(base: view, transform: transform)) }
  }
}

/// Views made from the subviews of others.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct GroupElementsOfContent<Subviews: View, Content: View>: StandInView {
  /// The views.
  let group: GroupOfSubviews<Subviews, Content>
  /// Their node.
  package func node(_ pass: RenderPass) -> Node { group.node(pass) }
}
