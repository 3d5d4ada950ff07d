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
public protocol StandInView: View where Body == Never {
  /// Returns the view's node.
  func node(_ pass: RenderPass) -> Node
}

extension StandInView {
  /// Never called.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// An empty view.
public struct EmptyView: StandInView {
  /// Creates an empty view.
  public init() {}
  /// An empty node.
  public func node(_ pass: RenderPass) -> Node { Node("EmptyView") }
}

/// A type-erased view.
public struct AnyView: StandInView {
  /// Returns the view's node.
  private let render: @MainActor (RenderPass) -> Node
  /// Erases the type of a view.
  public init<V: View>(_ view: V) { render = { $0.node(of: view, "\(ObjectIdentifier(V.self).hashValue)") } }
  /// The node of the view.
  public func node(_ pass: RenderPass) -> Node { render(pass) }
}

/// Several views.
public struct TupleView<each V: View>: StandInView {
  /// The views.
  private let views: (repeat each V)
  /// Creates a tuple of views.
  init(_ views: repeat each V) { self.views = (repeat each views) }
  /// The nodes of all.
  public func node(_ pass: RenderPass) -> Node {
    var children: [Node] = []
    for view in repeat each views { children.append(pass.node(of: view, "\(children.count)")) }
    return Node("TupleView", children: children)
  }
}

/// One of two views.
public struct ConditionalContent<First: View, Second: View>: StandInView {
  /// The chosen view.
  enum Choice {
    /// The first view.
    case first(First)
    /// The second view.
    case second(Second)
  }
  /// The chosen view.
  let choice: Choice
  /// The node of the chosen one.
  public func node(_ pass: RenderPass) -> Node {
    switch choice {
    case .first(let view): pass.node(of: view, "true")
    case .second(let view): pass.node(of: view, "false")
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called.
  public var body: Never { fatalError("an optional view has no body") }
}

extension Optional: StandInView where Wrapped: View {
  /// The node of the view, if there is one.
  public func node(_ pass: RenderPass) -> Node {
    map { pass.node(of: $0, "some") } ?? Node("EmptyView")
  }
}

/// Builds views from closures.
@resultBuilder
public struct ViewBuilder {
  /// No view.
  @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }
  /// A view from an expression.
  @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// An optional view.
  @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two.
  @MainActor public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent(choice: .first(first)) }
  /// The second of two.
  @MainActor public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent(choice: .second(second)) }
  /// A view with limited availability.
  @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A modifier of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view to modify.
  typealias Content = ViewModifierContent
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view to modify.
public struct ViewModifierContent: StandInView {
  /// The view.
  let view: AnyView
  /// The node of the view.
  public func node(_ pass: RenderPass) -> Node { view.node(pass) }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: StandInView {
  /// The view.
  let content: Content
  /// The modifier.
  let modifier: Modifier
  /// The node of the modified view.
  public func node(_ pass: RenderPass) -> Node {
    pass.node(of: modifier, "modifier") { modifier.body(content: .init(view: AnyView(content))) }
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
