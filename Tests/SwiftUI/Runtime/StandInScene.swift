import Foundation

/// A tree of views that lives: tests evaluate it at moments of their choice.
@MainActor
public final class StandInScene<Content: View> {
  /// The environment of the root.
  public var environment = EnvironmentValues() {
    didSet { render() }
  }
  /// The size that is offered to the root.
  public var size: CGSize {
    didSet { render() }
  }
  /// The moment shown.
  public private(set) var date: Date
  /// What the views are at that moment.
  public private(set) var root = Node("nothing")
  /// When a timeline wants to be drawn next; nil for never.
  public private(set) var nextDate: Date?
  /// How often the tree was evaluated.
  public private(set) var evaluations = 0
  /// The views.
  private let content: @MainActor () -> Content
  /// What lasts.
  private let memory = RenderPass.Memory()

  /// A scene at a moment.
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

  /// Evaluates the tree at a moment, and again until nothing more follows from it.
  public func render(at date: Date? = nil) {
    self.date = max(date ?? self.date, self.date)
    for _ in 0..<20 {
      let pass = RenderPass(memory: memory, date: self.date, environment: environment, size: size)
      root = pass.node(of: content(), "root")
      evaluations += 1
      nextDate = pass.nextDate
      let actions = pass.actions + leave(memory.places.subtracting(pass.places))
      memory.places = pass.places
      if actions.isEmpty { return }
      for action in actions { action() }
    }
  }

  /// Evaluates the tree whenever a timeline wants it, up to a moment.
  public func run(until end: Date, limit: Int = 100_000) {
    var count = 0
    while let next = nextDate, next <= end, count < limit {
      count += 1
      render(at: next)
    }
    render(at: end)
  }

  /// Takes the views off the screen.
  public func close() {
    for action in leave(memory.places) { action() }
    memory.places = []
  }

  /// Forgets places, and gives what is to be done as they go.
  private func leave(_ places: Set<String>) -> [@MainActor () -> Void] {
    guard !places.isEmpty else { return [] }
    let actions = places.compactMap { memory.disappearances.removeValue(forKey: $0) }
    memory.values = memory.values.filter { key, _ in
      !places.contains { key == $0 || key.hasPrefix($0 + "/") || key.hasPrefix($0 + ".") }
    }
    return actions
  }
}
