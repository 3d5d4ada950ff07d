/// A view that is evaluated again only when it differs from the previous one, or a value that its body reads
/// has changed.
public struct EquatableView<Content: View & Equatable>: StandInView {
  /// The view.
  public var content: Content
  /// Creates a view that is evaluated again only when it differs.
  public init(content: Content) { self.content = content }
  /// The node of the first of equal views.
  package func node(_ pass: RenderPass) -> Node {
    let latest = pass.stored("equatable", Latest<Content>(content))
    let isOld = latest.content == content
    if !isOld { latest.content = content }
    return pass.keeping(isOld) { pass.node(of: latest.content, "content") }
  }

  /// The first of equal views.
  private final class Latest<View: SwiftUI.View> {
    /// The view.
    var content: View
    /// Holds the first view.
    init(_ content: View) { self.content = content }
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it differs from the previous one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
