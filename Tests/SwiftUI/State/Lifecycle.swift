import Foundation

/// A view with an action for each evaluation.
struct LifecycleView<Content: View>: StandInView {
  /// The view.
  let content: Content
  /// Called at each evaluation.
  let update: @MainActor (RenderPass) -> Void
  /// The node of the view.
  func node(_ pass: RenderPass) -> Node {
    update(pass)
    return pass.node(of: content, "living")
  }
}

/// A stored value that changes.
@MainActor final class StoredBox<Value> {
  /// The value.
  var value: Value
  /// Creates storage with an initial value.
  init(_ value: Value) { self.value = value }
}

extension View {
  /// Performs an action when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self) { pass in
      let isThere = pass.stored("appeared", StoredBox(false))
      if !isThere.value { pass.afterwards { action?() } }
      isThere.value = true
    }
  }
  /// Performs an action when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self) { pass in pass.place.disappearance = { action?() } }
  }
  /// Performs an action when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  {
    LifecycleView(content: self) { pass in
      let isNew = pass.place.values["value"] == nil
      let old = pass.stored("value", StoredBox(value))
      let before = old.value
      old.value = value
      if isNew ? initial : before != value { pass.afterwards { action(before, value) } }
    }
  }
  /// Performs an action when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  { onChange(of: value, initial: initial) { _, _ in action() } }
  /// Performs an action when the view's geometry has changed.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    Measured(content: self) { pass, size in
      let reading = pass.stored("reading", GeometryReading())
      let old = pass.stored("geometry", StoredBox<T?>(nil))
      reading.evaluate = { [unowned reading] in
        let value = transform(GeometryProxy(size: size, scrollBounds: reading.scrollBounds))
        guard old.value != value else { return nil }
        old.value = value
        return { action(value) }
      }
      if let action = reading.evaluate() { pass.afterwards(action) }
      return reading
    }
  }
}

/// What a view reads of its geometry: its size while it is evaluated, its place in a scroll view afterwards.
@MainActor package final class GeometryReading {
  /// The bounds of the innermost scroll view, in the view's coordinates; nil outside one.
  var scrollBounds: CGRect?
  /// Evaluates the value, and returns the action if it has changed.
  var evaluate: @MainActor () -> (@MainActor () -> Void)? = { nil }
}

/// A view with an action for its geometry.
struct Measured<Content: View>: StandInView {
  /// The view.
  let content: Content
  /// Called at each evaluation, with the view's size.
  let measure: @MainActor (RenderPass, CGSize) -> GeometryReading
  /// The node of the view.
  func node(_ pass: RenderPass) -> Node {
    let node = pass.node(of: content, "living")
    return Node("modified", [.geometry(measure(pass, node.size(in: pass.size)))], children: [node])
  }
}

extension PlacedNode {
  /// Returns the actions for views whose place in a scroll view has changed.
  func scrollActions(in scroll: CGRect? = nil) -> [@MainActor () -> Void] {
    var (scroll, actions) = (scroll, [@MainActor () -> Void]())
    for fact in node.facts {
      if case .scroll = fact { scroll = rect }
      guard case .geometry(let reading) = fact else { continue }
      let bounds = scroll.map { $0.offsetBy(dx: -rect.minX, dy: -rect.minY) }
      guard bounds != reading.scrollBounds else { continue }
      reading.scrollBounds = bounds
      if let action = reading.evaluate() { actions.append(action) }
    }
    return actions + children.flatMap { $0.scrollActions(in: scroll) }
  }
}

extension Node {
  /// Returns the view's size: the proposed size, unless the view is fixed to its ideal size, which its
  /// frames define.
  func size(in offered: CGSize, isOwn: Bool = false) -> CGSize {
    let isOwn = isOwn || facts.contains { if case .fixedSize = $0 { true } else { false } }
    let owner = kind == "overlay" ? 0 : kind == "background" ? 1 : children.count == 1 ? 0 : nil
    if kind == "GeometryReader" { return offered }
    let inner = owner.map { children[$0].size(in: offered, isOwn: isOwn) } ?? offered
    return facts.reduce(inner) { size, fact in
      switch fact {
      case .position: offered
      case .frame(let width, let height) where isOwn:
        CGSize(width: width ?? size.width, height: height ?? size.height)
      case .flexibleFrame(let width, _, let maxWidth, let height, _, let maxHeight):
        CGSize(
          width: maxWidth == .infinity ? offered.width : max(size.width, width ?? 0),
          height: maxHeight == .infinity ? offered.height : max(size.height, height ?? 0))
      default: size
      }
    }
  }
}

/// The size of a view. The stand-in has no layout: it is the proposed size, or that of the view's own
/// frames.
public struct GeometryProxy: Sendable {
  /// The size.
  public let size: CGSize
  /// The bounds of the innermost scroll view; nil outside one.
  var scrollBounds: CGRect?
  /// Returns the bounds of a coordinate space, in the view's own coordinates: here that of the innermost
  /// scroll view; nil outside one.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { scrollBounds }
}

/// A coordinate space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the innermost scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace() }
}

/// A view whose content depends on its size.
public struct GeometryReader<Content: View>: StandInView {
  /// Returns the content for a size.
  private let content: (GeometryProxy) -> Content
  /// Creates a view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  /// The node of the content.
  package func node(_ pass: RenderPass) -> Node {
    let size = pass.size
    let views = pass.node(of: "content", in: self, [size], "content") { content(GeometryProxy(size: size)) }
    return Node("GeometryReader", children: [views])
  }
}
