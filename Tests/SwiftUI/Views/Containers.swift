import Foundation

/// Views in one group.
public struct Group<Content: View>: StandInView {
  /// The views.
  private let content: Content
  /// Views in one group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The node of the views.
  public func node(_ pass: RenderPass) -> Node {
    Node("Group", children: [pass.node(of: content, "content")])
  }
}

/// Views above each other.
public struct ZStack<Content: View>: StandInView {
  /// The views.
  private let content: Content
  /// Views above each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The nodes of the views.
  public func node(_ pass: RenderPass) -> Node {
    Node("ZStack", children: [pass.node(of: content, "content")])
  }
}

/// Views below each other.
public struct VStack<Content: View>: StandInView {
  /// The views.
  private let content: Content
  /// Views below each other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  /// The nodes of the views.
  public func node(_ pass: RenderPass) -> Node {
    Node("VStack", children: [pass.node(of: content, "content")])
  }
}

/// Views side by side.
public struct HStack<Content: View>: StandInView {
  /// The views.
  private let content: Content
  /// Views side by side.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  /// The nodes of the views.
  public func node(_ pass: RenderPass) -> Node {
    Node("HStack", children: [pass.node(of: content, "content")])
  }
}

/// Room.
public struct Spacer: StandInView {
  /// Room.
  public init(minLength: CGFloat? = nil) {}
  /// Nothing to see.
  public func node(_ pass: RenderPass) -> Node { Node("Spacer") }
}

/// A view for each of several data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: StandInView {
  /// The data.
  public var data: Data
  /// What tells them apart.
  let identify: (Data.Element) -> ID
  /// The view of one.
  public var content: (Data.Element) -> Content
  /// The nodes of all, each at a place of its own.
  public func node(_ pass: RenderPass) -> Node {
    Node(
      "ForEach",
      children: data.map { element in pass.node(of: content(element), "id \(identify(element))") })
  }
}

extension ForEach {
  /// A view for each of several data that know who they are.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identify: { $0.id }, content: content)
  }
  /// A view for each of several data.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, content: content)
  }
}

/// A view of several pages or tabs.
public struct TabView<Selection: Hashable, Content: View>: StandInView {
  /// The pages.
  private let content: Content
  /// A view of several pages.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The nodes of the pages.
  public func node(_ pass: RenderPass) -> Node {
    Node("TabView", children: [pass.node(of: content, "content")])
  }
}

extension TabView where Selection == Int {
  /// A view of several tabs.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// The look of views of pages or tabs.
public protocol TabViewStyle {}

/// Pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
  /// When their own indicator is shown.
  public struct IndexDisplayMode: Sendable {
    /// With more than one page.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are swiped.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle()
  }
}

extension View {
  /// The look of views of pages or tabs inside.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { saying(.other("tabViewStyle")) }
  /// The view with a tag.
  public func tag<V: Hashable>(_ tag: V) -> some View { saying(.tag(AnyHashable(tag))) }
  /// The view with its tab.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { saying(.other("tabItem")) }
  /// The view with an identity.
  public func id<ID: Hashable>(_ id: ID) -> some View { saying(.other("id \(id)")) }
}
