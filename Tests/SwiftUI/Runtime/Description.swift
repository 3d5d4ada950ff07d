/// A view with a fact about it.
struct Annotated<Content: View>: StandInView {
  /// The view.
  let content: Content
  /// The fact.
  let fact: Fact
  /// The node of the view, with the fact.
  func node(_ pass: RenderPass) -> Node {
    let fact = fact.changingSource { $0.place = pass.place }
    return Node("modified", [fact], children: [pass.node(of: content, "said")])
  }
}

extension View {
  /// Adds a fact to the view.
  func adding(_ fact: Fact) -> Annotated<Self> { Annotated(content: self, fact: fact) }
}
