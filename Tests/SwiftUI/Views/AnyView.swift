/// A type-erased view.
public struct AnyView: StandInView, ComparedByParts {
  /// Returns the view's node.
  private let render: @MainActor (RenderPass) -> Node
  /// Returns the view.
  private let view: @MainActor () -> Any
  /// The view.
  var parts: [Any] { [view()] }
  /// Erases the type of a view.
  public nonisolated init<V: View>(_ view: V) {
    nonisolated(unsafe) let view = view
    self.view = { view }
    render = { $0.node(of: view, "\(ObjectIdentifier(V.self).hashValue)") }
  }
  /// The node of the view.
  package func node(_ pass: RenderPass) -> Node { render(pass) }
}
