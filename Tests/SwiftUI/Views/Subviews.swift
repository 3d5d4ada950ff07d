/// What a container is told of a view inside, since iOS 18.
public struct ContainerValues {
  /// The view's tag.
  var tag: AnyHashable?
  /// The view's tag, if it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
}

/// A view that a container finds inside what it is given.
public struct Subview: StandInView, Identifiable {
  /// Who the view is.
  public struct ID: Hashable, Sendable {
    /// Its place.
    let place: String
  }
  /// Who the view is.
  public let id: ID
  /// What the container is told of the view.
  public let containerValues: ContainerValues
  /// The view's node.
  let content: Node
  /// The view's node.
  public func node(_ pass: RenderPass) -> Node { content }
}

/// The views that a container finds.
public struct SubviewsCollection: RandomAccessCollection {
  /// The views.
  let subviews: [Subview]
  /// The first.
  public var startIndex: Int { 0 }
  /// After the last.
  public var endIndex: Int { subviews.count }
  /// One of them.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// Views made from those that are found inside others.
struct GroupOfSubviews<Base: View, Result: View>: StandInView {
  /// The others.
  let base: Base
  /// What is made of them.
  let transform: (SubviewsCollection) -> Result
  /// The node of what is made.
  func node(_ pass: RenderPass) -> Node {
    var leaves: [Subview] = []
    collect(pass.node(of: base, "base"), place: "", into: &leaves)
    return pass.node(of: transform(SubviewsCollection(subviews: leaves)), "subviews")
  }
  /// Looks through groups for the views in them.
  private func collect(_ node: Node, place: String, into leaves: inout [Subview]) {
    if ["Group", "TupleView", "ForEach"].contains(node.kind) {
      for (index, child) in node.children.enumerated() {
        collect(child, place: "\(place)/\(index)", into: &leaves)
      }
    } else if node.kind != "EmptyView" {
      let tags = node.allFacts.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
      leaves.append(
        Subview(id: .init(place: place), containerValues: .init(tag: tags.first), content: node))
    }
  }
}

extension Group {
  /// Views made from those that are found inside others, since iOS 18.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(group: GroupOfSubviews(base: view, transform: transform)) }
  }
}

/// Views made from those that are found inside others.
public struct GroupElementsOfContent<Base: View, Result: View>: StandInView {
  /// The views.
  let group: GroupOfSubviews<Base, Result>
  /// Their node.
  public func node(_ pass: RenderPass) -> Node { group.node(pass) }
}
