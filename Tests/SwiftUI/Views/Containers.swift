import Foundation

/// A group of views.
@MainActor public struct Group<Content> {
  /// The views.
  private let content: Content
}

extension Group: View where Content: View {
  /// Never called.
  public typealias Body = Never
}

extension Group: StandInView where Content: View {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The node of the views.
  package func node(_ pass: RenderPass) -> Node {
    Node("Group", children: [pass.node(of: content, "content")])
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: StandInView {
  /// The views.
  private let content: Content
  /// Creates a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The nodes of the views.
  package func node(_ pass: RenderPass) -> Node {
    Node("ZStack", children: [pass.node(of: content, "content")])
  }
}

/// Views in a column.
public struct VStack<Content: View>: StandInView {
  /// The views.
  private let content: Content
  /// The space between them.
  private let spacing: CGFloat?
  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.spacing = spacing
  }
  /// The nodes of the views.
  package func node(_ pass: RenderPass) -> Node {
    Node("VStack", spacing.map { [.spacing($0)] } ?? [], children: [pass.node(of: content, "content")])
  }
}

/// Views in a row.
public struct HStack<Content: View>: StandInView {
  /// The views.
  private let content: Content
  /// The space between them.
  private let spacing: CGFloat?
  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.spacing = spacing
  }
  /// The nodes of the views.
  package func node(_ pass: RenderPass) -> Node {
    Node("HStack", spacing.map { [.spacing($0)] } ?? [], children: [pass.node(of: content, "content")])
  }
}

/// Flexible space.
public struct Spacer: StandInView {
  /// Creates flexible space.
  public init(minLength: CGFloat? = nil) {}
  /// An empty node.
  package func node(_ pass: RenderPass) -> Node { Node("Spacer") }
}

/// One view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The data.
  public var data: Data
  /// Returns an element's identity.
  let identify: (Data.Element) -> ID
  /// Returns an element's view.
  public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  /// Never called.
  public typealias Body = Never
}

extension ForEach: StandInView where Content: View {
  /// The nodes of all views, each at its own place.
  package func node(_ pass: RenderPass) -> Node {
    Node(
      "ForEach",
      children: data.map { element in
        pass.node(of: "content", in: self, [element], "id \(identify(element))") { content(element) }
      })
  }
}

extension ForEach where Content: View {
  /// Creates views for identifiable data.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identify: { $0.id }, content: content)
  }
  /// Creates views for data with identities at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, content: content)
  }
}

/// A view of pages or tabs.
public struct TabView<SelectionValue: Hashable, Content: View>: StandInView {
  /// The pages.
  private let content: Content
  /// Creates a view of pages.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The nodes of the pages.
  package func node(_ pass: RenderPass) -> Node {
    Node("TabView", children: [pass.node(of: content, "content")])
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view of tabs.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// The style of views of pages or tabs.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// Pages that are swiped.
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
  /// When the page indicator is shown.
  public struct IndexDisplayMode: Sendable {
    /// With more than one page.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }
}

@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle {
  /// The style of pages that are swiped.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle()
  }
}

extension View {
  /// Sets the style of tab views inside.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { adding(.other("tabViewStyle")) }
  /// Sets the view's tag, and that of optional selections unless told otherwise.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    adding(.tag(ViewTag(tag, includesOptional: includeOptional)))
  }
  /// Sets the view's tab item.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { adding(.other("tabItem")) }
  /// Sets the view's identity.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: AnyHashable(id)) }
}

/// A view with an identity: another identity is another view, with a state of its own.
struct IdentifiedView<Content: View>: StandInView {
  /// The view.
  let content: Content
  /// The identity.
  let id: AnyHashable
  /// The node of the view, at a place of its own.
  package func node(_ pass: RenderPass) -> Node {
    Node("modified", [.other("id \(id)")], children: [pass.node(of: content, "id \(id)")])
  }
}
