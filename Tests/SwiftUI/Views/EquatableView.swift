/// A view that is evaluated again only when it differs from what it was.
public struct EquatableView<Content: View & Equatable>: StandInView {
  /// The view.
  public var content: Content
  /// Creates a view that is evaluated again only when it differs.
  public init(content: Content) { self.content = content }
  /// The node of the view's latest body. What is inside the body is evaluated as ever, with its own state.
  package func node(_ pass: RenderPass) -> Node {
    let latest = pass.stored(pass.place + ".equatable", Latest<Content>(content, content.body))
    if latest.content != content {
      latest.content = content
      latest.body = content.body
    }
    return pass.node(of: latest.body, "body")
  }

  /// A view and its body.
  private final class Latest<View: SwiftUI.View> {
    /// The view.
    var content: View
    /// Its body.
    var body: View.Body
    /// Creates the first one.
    init(_ content: View, _ body: View.Body) {
      self.content = content
      self.body = body
    }
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it differs from what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
