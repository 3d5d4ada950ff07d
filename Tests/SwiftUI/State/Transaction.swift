import Foundation

/// The context of a state change.
public struct Transaction {
  /// The animation, if any.
  public var animation: Animation?
  /// Whether animations inside are disabled.
  public var disablesAnimations = false
  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
  /// The current transaction, for tests.
  @MainActor package internal(set) static var current = Transaction()
  /// The transaction of the changes that aren't drawn yet.
  @MainActor static var pending = Transaction()
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

/// Changes state with an animation.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }

/// An animation.
public struct Animation: Equatable, Sendable {
  /// The animation's name.
  let name: String
  /// The default animation.
  public static let `default` = Animation(name: "default")
  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(name: "spring \(response) \(dampingFraction)") }
  /// A linear animation.
  public static func linear(duration: TimeInterval) -> Animation { Animation(name: "linear \(duration)") }
}

extension View {
  /// Animates the view when a value changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    InTransaction(content: self) { pass, transaction in
      let old = pass.stored("animated", StoredBox(value))
      defer { old.value = value }
      if old.value != value, !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
  /// Changes the transactions that reach the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    InTransaction(content: self) { transform(&$1) }
  }
  /// Changes the transactions of the modifiers in a body, and not those of the view.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let outer = OuterTransaction()
    return InTransaction(content: body(PlaceholderContentView(self, outer: outer))) {
      outer.transaction = $1
      transform(&$1)
    }
  }
}

/// A view whose transactions are changed.
struct InTransaction<Content: View>: StandInView {
  /// The view.
  let content: Content
  /// Changes a transaction.
  let change: @MainActor (RenderPass, inout Transaction) -> Void
  /// The node of the view.
  package func node(_ pass: RenderPass) -> Node {
    let child = pass.inTransaction({ change(pass, &$0) }) { pass.node(of: content, "transaction") }
    return Node("modified", children: [child])
  }
}

/// The transaction around a view whose modifiers have another.
@MainActor
final class OuterTransaction {
  /// The transaction.
  var transaction = Transaction()
}

/// A view among modifiers with a transaction of their own.
public struct PlaceholderContentView<Value>: StandInView, ComparedByParts {
  /// The view, which is the only part that can differ.
  let parts: [Any]
  /// Returns the view's node.
  private let render: @MainActor (RenderPass) -> Node
  /// Holds a view's place.
  /// - Parameter outer: the transaction around the modifiers, which is the view's.
  init(_ view: Value, outer: OuterTransaction) where Value: View {
    parts = [view]
    render = { pass in
      let child = pass.inTransaction({ $0 = outer.transaction }, { pass.node(of: view, "placeholder") })
      return Node("modified", children: [child])
    }
  }
  /// The node of the view.
  package func node(_ pass: RenderPass) -> Node { render(pass) }
}

/// The appearance of a view while it appears and disappears in a transaction with an animation.
public struct AnyTransition: Equatable {
  /// The transition's name.
  let name: String
  /// None: the view appears and disappears at once.
  public static var identity: AnyTransition { AnyTransition(name: "identity") }
}

extension View {
  /// Sets the appearance of the view while it appears and disappears; it fades by default.
  public func transition(_ t: AnyTransition) -> some View { adding(.transition(t)) }
}
