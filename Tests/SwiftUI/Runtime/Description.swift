/// A view and something said about it.
struct Saying<Content: View>: StandInView {
  /// The view.
  let content: Content
  /// What is said.
  let fact: Fact
  /// The node of the view, with what is said.
  func node(_ pass: RenderPass) -> Node {
    Node("modified", [fact], children: [pass.node(of: content, "said")])
  }
}

extension View {
  /// The view with something said about it.
  func saying(_ fact: Fact) -> Saying<Self> { Saying(content: self, fact: fact) }
}
