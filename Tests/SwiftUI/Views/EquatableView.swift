/// A view that is evaluated again only when it differs from what it was, or something has changed that its
/// body reads.
public struct EquatableView<Content: View & Equatable>: StandInView {
  /// The view.
  public var content: Content
  /// Creates a view that is evaluated again only when it differs.
  public init(content: Content) { self.content = content }
  /// The node of the view that came first among equal ones.
  package func node(_ pass: RenderPass) -> Node {
    let latest = pass.stored(pass.place + ".equatable", Latest<Content>(content))
    let isOld = latest.content == content
    if !isOld { latest.content = content }
    return pass.keeping(isOld) { pass.node(of: latest.content, "content") }
  }

  /// The view that came first among equal ones.
  private final class Latest<View: SwiftUI.View> {
    /// The view.
    var content: View
    /// Holds the first view.
    init(_ content: View) { self.content = content }
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it differs from what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
