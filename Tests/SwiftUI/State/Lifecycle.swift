import Foundation

/// A view and what is done when it comes, goes or changes.
struct Living<Content: View>: StandInView {
  /// The view.
  let content: Content
  /// What is done, with the evaluation at hand.
  let live: @MainActor (RenderPass) -> Void
  /// The node of the view.
  func node(_ pass: RenderPass) -> Node {
    live(pass)
    return pass.node(of: content, "living")
  }
}

/// Something that is kept and changes.
@MainActor private final class Kept<Value> {
  /// What it was.
  var value: Value
  /// At first.
  init(_ value: Value) { self.value = value }
}

extension View {
  /// Does something when the view comes.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Living(content: self) { pass in
      let isThere = pass.kept(pass.place + ".appeared", Kept(false))
      if !isThere.value { pass.later { action?() } }
      isThere.value = true
    }
  }
  /// Does something when the view goes.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Living(content: self) { pass in pass.memory.disappearances[pass.place] = { action?() } }
  }
  /// Does something when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  {
    Living(content: self) { pass in
      let isNew = pass.memory.values[pass.place + ".value"] == nil
      let old = pass.kept(pass.place + ".value", Kept(value))
      let before = old.value
      old.value = value
      if isNew ? initial : before != value { pass.later { action(before, value) } }
    }
  }
  /// Does something when a value has changed.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  { onChange(of: value, initial: initial) { _, _ in action() } }
  /// Does something when the view's geometry has changed.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    Measured(content: self) { pass, size in
      let value = transform(GeometryProxy(size: size))
      let old = pass.kept(pass.place + ".geometry", Kept<T?>(nil))
      if old.value != value { pass.later { action(value) } }
      old.value = value
    }
  }
}

/// A view and what is done with its size.
struct Measured<Content: View>: StandInView {
  /// The view.
  let content: Content
  /// What is done, with the evaluation and the size.
  let measure: @MainActor (RenderPass, CGSize) -> Void
  /// The node of the view.
  func node(_ pass: RenderPass) -> Node {
    let node = pass.node(of: content, "living")
    measure(pass, node.size(in: pass.size))
    return node
  }
}

extension Node {
  /// How large the view is: as large as it is offered. Only of a view that has its own size frames are asked
  /// for it.
  func size(in offered: CGSize, isOwn: Bool = false) -> CGSize {
    let isOwn = isOwn || facts.contains { if case .fixedSize = $0 { true } else { false } }
    let inner = children.count == 1 ? children[0].size(in: offered, isOwn: isOwn) : offered
    return facts.reduce(inner) { size, fact in
      switch fact {
      case .frame(let width, let height) where isOwn:
        CGSize(width: width ?? size.width, height: height ?? size.height)
      case .flexibleFrame(let width, _, _, let height, _, _):
        CGSize(width: max(size.width, width ?? 0), height: max(size.height, height ?? 0))
      default: size
      }
    }
  }
}

/// How large a view is. The stand-in has no layout: it is what the view is offered, or what its own frames
/// say.
public struct GeometryProxy: Sendable {
  /// The size.
  public let size: CGSize
}

/// A view that knows its size.
public struct GeometryReader<Content: View>: StandInView {
  /// The content for a size.
  private let content: (GeometryProxy) -> Content
  /// A view made for its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  /// The node of the content.
  public func node(_ pass: RenderPass) -> Node {
    Node("GeometryReader", children: [pass.node(of: content(GeometryProxy(size: pass.size)), "content")])
  }
}

/// How a change of state is shown.
public struct Transaction {
  /// The motion, if any.
  public var animation: Animation?
  /// Whether nothing inside may move.
  public var disablesAnimations = false
  /// A change without motion.
  public init() {}
  /// A change with a motion.
  public init(animation: Animation?) { self.animation = animation }
  /// The transaction that is under way, for tests.
  @MainActor public internal(set) static var current = Transaction()
}

/// Changes state in a transaction.
@MainActor public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let old = Transaction.current
  defer { Transaction.current = old }
  Transaction.current = transaction
  return try body()
}

/// Changes state with a motion.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }

/// A motion.
public struct Animation: Equatable, Sendable {
  /// What it is called.
  let name: String
  /// The motion of the system.
  public static let `default` = Animation(name: "default")
  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(name: "spring \(response) \(dampingFraction)") }
  /// A constant rate.
  public static func linear(duration: TimeInterval) -> Animation { Animation(name: "linear \(duration)") }
}

extension View {
  /// The view, whose changes with a value are shown as a motion.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    saying(.other("animation"))
  }
}
