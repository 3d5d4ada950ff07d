/// A view.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never called.
  public var body: Never { fatalError("Never has no body") }
}

/// A view that the stand-in evaluates itself, without a body, like many of Apple's.
@MainActor @preconcurrency
package protocol StandInView: View where Body == Never {
  /// Returns the view's node.
  func node(_ pass: RenderPass) -> Node
}

extension View where Body == Never {
  /// Never called.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// An empty view.
public struct EmptyView: StandInView {
  /// Creates an empty view.
  public nonisolated init() {}
  /// An empty node.
  package func node(_ pass: RenderPass) -> Node { Node("EmptyView") }
}

/// Several views.
public struct TupleView<T>: StandInView, ComparedByParts {
  /// Returns the nodes of all views.
  private let render: @MainActor (RenderPass) -> [Node]
  /// The views.
  let parts: [Any]
  /// Creates a tuple of views.
  init<each Content: View>(_ views: repeat each Content) where T == (repeat each Content) {
    var parts: [Any] = []
    for view in repeat each views { parts.append(view) }
    self.parts = parts
    render = { pass in
      var nodes: [Node] = []
      for view in repeat each views { nodes.append(pass.node(of: view, "\(nodes.count)")) }
      return nodes
    }
  }
  /// The nodes of all.
  package func node(_ pass: RenderPass) -> Node { Node("TupleView", children: render(pass)) }
}

// swift-format-ignore: NoLeadingUnderscores
/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  /// The chosen view.
  enum Choice {
    /// The first view.
    case first(TrueContent)
    /// The second view.
    case second(FalseContent)
  }
  /// The chosen view.
  let choice: Choice
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never called.
  public typealias Body = Never
}

extension _ConditionalContent: StandInView where TrueContent: View, FalseContent: View {
  /// The node of the chosen one.
  package func node(_ pass: RenderPass) -> Node {
    switch choice {
    case .first(let view): pass.node(of: view, "true")
    case .second(let view): pass.node(of: view, "false")
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called.
  public typealias Body = Never
}

extension Optional: StandInView where Wrapped: View {
  /// The node of the view, if there is one.
  package func node(_ pass: RenderPass) -> Node {
    map { pass.node(of: $0, "some") } ?? Node("EmptyView")
  }
}

/// Builds views from closures.
@resultBuilder
public struct ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
  /// Several views.
  @_disfavoredOverload  // As in SwiftUI: a single view is not a tuple.
  @MainActor public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView(repeat each content)
  }
  /// A view from an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// An optional view.
  public static func buildIf<Content>(_ content: Content?) -> Content? { content }
  /// The first of two.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(choice: .first(first)) }
  /// The second of two.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(choice: .second(second)) }
  /// A view with limited availability.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A modifier of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view to modify.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

// swift-format-ignore: NoLeadingUnderscores
/// The view to modify.
public struct _ViewModifier_Content<Modifier: ViewModifier>: StandInView {
  /// The view at the time when the modified view is evaluated: a modifier's body may be older.
  final class Holder {
    /// The view.
    var view: AnyView
    /// Whether it is the very value of the latest evaluation.
    var isKept = false
    /// Holds a view.
    init(_ view: AnyView) { self.view = view }
  }
  /// The view.
  let holder: Holder
  /// The node of the view.
  package func node(_ pass: RenderPass) -> Node {
    pass.keeping(holder.isKept) { holder.view.node(pass) }
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  /// Creates a view with a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called.
  public typealias Body = Never
}

extension ModifiedContent: StandInView where Content: View, Modifier: ViewModifier {
  /// The node of the modified view.
  package func node(_ pass: RenderPass) -> Node {
    // The stand-in's own modifiers state a fact.
    if let attachment = modifier as? any FactModifier {
      return Node("modified", attachment.facts, children: [pass.node(of: content, "said")])
    }
    let view = AnyView(content)
    let holder = pass.stored("content", _ViewModifier_Content<Modifier>.Holder(view))
    (holder.view, holder.isKept) = (view, pass.isKept)
    return pass.node(of: modifier, "modifier") { modifier.body(content: .init(holder: holder)) }
  }
}

/// A modifier that states facts about a view and has no body.
@MainActor package protocol FactModifier {
  /// The facts.
  var facts: [Fact] { get }
}

extension ViewModifier where Body == Never {
  /// Never called.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
