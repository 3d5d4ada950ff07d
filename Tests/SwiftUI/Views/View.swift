/// Part of an app's interface.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("Never has no body") }
}

/// A view that the stand-in draws itself: one with no body, as many of Apple's have.
@MainActor @preconcurrency
public protocol StandInView: View where Body == Never {
  /// What the view is at the moment.
  func node(_ pass: RenderPass) -> Node
}

extension StandInView {
  /// Nobody asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view without anything.
public struct EmptyView: StandInView {
  /// Nothing.
  public init() {}
  /// Nothing.
  public func node(_ pass: RenderPass) -> Node { Node("EmptyView") }
}

/// A view of any type.
public struct AnyView: StandInView {
  /// What gives the view's node.
  private let render: @MainActor (RenderPass) -> Node
  /// Hides the type of a view.
  public init<V: View>(_ view: V) { render = { $0.node(of: view, "\(ObjectIdentifier(V.self).hashValue)") } }
  /// The node of the view.
  public func node(_ pass: RenderPass) -> Node { render(pass) }
}

/// Views one after another.
public struct TupleView<each V: View>: StandInView {
  /// The views.
  private let views: (repeat each V)
  /// So many views.
  init(_ views: repeat each V) { self.views = (repeat each views) }
  /// The nodes of all.
  public func node(_ pass: RenderPass) -> Node {
    var children: [Node] = []
    for view in repeat each views { children.append(pass.node(of: view, "\(children.count)")) }
    return Node("TupleView", children: children)
  }
}

/// One view or another.
public struct ConditionalContent<First: View, Second: View>: StandInView {
  /// Which one.
  enum Choice {
    /// The first.
    case first(First)
    /// The second.
    case second(Second)
  }
  /// Which one.
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
  /// Nobody asks for it.
  public var body: Never { fatalError("an optional view has no body") }
}

extension Optional: StandInView where Wrapped: View {
  /// The node of the view, if there is one.
  public func node(_ pass: RenderPass) -> Node {
    map { pass.node(of: $0, "some") } ?? Node("EmptyView")
  }
}

/// Makes views of closures.
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
  /// A view that is an expression.
  @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A view, or none.
  @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two.
  @MainActor public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent(choice: .first(first)) }
  /// The second of two.
  @MainActor public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent(choice: .second(second)) }
  /// A view that not every system has.
  @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Something that changes a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the changed view is made of.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ViewModifierContent
  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ViewModifierContent: StandInView {
  /// The view.
  let view: AnyView
  /// The node of the view.
  public func node(_ pass: RenderPass) -> Node { view.node(pass) }
}

/// A view and what changes it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: StandInView {
  /// The view.
  let content: Content
  /// What changes it.
  let modifier: Modifier
  /// The node of the changed view.
  public func node(_ pass: RenderPass) -> Node {
    pass.node(of: modifier, "modifier") { modifier.body(content: .init(view: AnyView(content))) }
  }
}

extension View {
  /// The view changed.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
