import Foundation

/// A tree of views, evaluated at chosen dates. It is public, because the benchmarks, another package, count
/// the dates of schedules.
@MainActor
public final class StandInScene<Content: View> {
  /// The root's environment.
  package var environment = EnvironmentValues() {
    didSet {
      environment.token = EnvironmentToken()
      render()
    }
  }
  /// The size proposed to the root.
  package var size: CGSize {
    didSet { render() }
  }
  /// The date of the latest evaluation.
  package private(set) var date: Date
  /// The root's node at that date.
  package private(set) var root = Node("nothing")
  /// When a timeline is redrawn next; nil if never.
  public private(set) var nextDate: Date?
  /// The keyboard.
  package private(set) lazy var keyboard = Keyboard(self)
  /// The nodes that were evaluated with an animation since the views were last queried.
  package private(set) var animated: [Node] = []
  /// The number of evaluations.
  package private(set) var evaluations = 0
  /// The number of bodies evaluated, by the type of the view or modifier.
  package var bodies: [String: Int] { counts.byName }
  /// The number of bodies evaluated.
  private var counts = BodyCounts()
  /// The views.
  private let content: @MainActor () -> Content
  /// The persistent memory.
  private let memory = RenderPass.Memory()
  /// The controller of the views in UIKit.
  package var controller: UIViewController { memory.controller }
  /// The window of the views in UIKit.
  package var window: UIWindow { memory.window }

  /// Creates a scene at a date.
  /// - Parameter content: the views. They are always evaluated anew, as tests change their inputs; their
  ///   bodies are evaluated only if one of their dependencies has changed.
  public init(
    size: CGSize, date: Date, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.size = size
    self.date = date
    self.environment = environment
    self.content = content
    render()
  }

  /// Evaluates what has changed in the tree at a date, and again until nothing changes.
  public func render(at date: Date? = nil) {
    self.date = max(date ?? self.date, self.date)
    animated = []
    for _ in 0..<20 {
      let pass = newPass()
      root = memory.timelines.evaluateAll(content) { pass.node(of: $0, "root") }
      if pass.hasAnimations { animated += root.all.filter { $0.animation != nil } }
      evaluations += 1
      counts.add(pass.bodies)
      nextDate = pass.nextDate
      let scrolls = root.hasFact { if case .scroll = $0 { true } else { false } }
      let actions =
        pass.actions + leave(memory.root, unvisitedBy: pass)
        + (scrolls ? PlacedNode(root, at: .zero, offered: size).scrollActions() : [])
      if actions.isEmpty { return }
      for action in actions { action() }
    }
  }

  /// Returns an evaluation at the current date, with the transaction of the changes since the last one.
  private func newPass() -> RenderPass {
    let pass = RenderPass(memory: memory, date: date, environment: environment, size: size)
    pass.transaction = Transaction.pending
    Transaction.pending = Transaction()
    return pass
  }

  /// Evaluates the timelines that are due at a date, and the whole tree if a state or an observable object
  /// has changed. Other changes need a call of ``render(at:)``.
  package func advance(to date: Date) {
    guard !memory.timelines.isStale else { return render(at: date) }
    self.date = max(date, self.date)
    let pass = newPass()
    root = pass.redraw(root)
    let actions = pass.actions + pass.resumed.flatMap { leave($0, unvisitedBy: pass) }
    nextDate = memory.timelines.timelines.values.compactMap(\.next).min()
    for action in actions { action() }
    counts.add(pass.bodies)
    if memory.timelines.isStale { render() }
  }

  /// Evaluates the tree at every date that a timeline requests, up to a date.
  package func run(until end: Date, limit: Int = 100_000) {
    var count = 0
    while let next = nextDate, next <= end, count < limit {
      count += 1
      render(at: next)
    }
    render(at: end)
  }

  /// Evaluates what has changed, with entries of all timelines at a date, as when the system changes the rate
  /// of updates and asks schedules for dates from now on. Drawings then have exactly this date, and not that
  /// of the latest entry before it.
  package func restartTimelines(at date: Date) {
    self.date = max(date, self.date)
    memory.timelines.restart()
    render()
  }

  /// Evaluates views once, as an image renderer does: nothing appears, and no action is performed.
  package static func image(size: CGSize, @ViewBuilder content: () -> Content) -> Node {
    let pass = RenderPass(
      memory: RenderPass.Memory(), date: Date(timeIntervalSinceReferenceDate: 0),
      environment: EnvironmentValues(), size: size)
    return pass.node(of: content(), "root")
  }

  /// Removes the views.
  package func close() {
    for action in leave(memory.root, unvisitedBy: nil) { action() }
  }

  /// Removes the places inside another one that an evaluation hasn't visited, or all, and returns the actions
  /// for their disappearance.
  private func leave(_ place: Place, unvisitedBy pass: RenderPass?) -> [@MainActor () -> Void] {
    var actions: [@MainActor () -> Void] = []
    place.leave(unvisitedBy: pass) { place in
      memory.timelines.timelines[ObjectIdentifier(place)] = nil
      if let action = place.disappearance { actions.append(action) }
    }
    return actions
  }
}
