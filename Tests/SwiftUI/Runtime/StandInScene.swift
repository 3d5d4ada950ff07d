import Foundation

/// A update view tree, which tests evaluate at dates of their choice.
@MainActor
public final class StandInScene<Content: View> {
  /// The root's environment.
  public var environment = EnvironmentValues() {
    didSet { render() }
  }
  /// The size proposed to the root.
  public var size: CGSize {
    didSet { render() }
  }
  /// The date of the latest evaluation.
  public private(set) var date: Date
  /// The root's node at that date.
  public private(set) var root = Node("nothing")
  /// When a timeline is redrawn next; nil for never.
  public private(set) var nextDate: Date?
  /// The number of evaluations.
  public private(set) var evaluations = 0
  /// The views.
  private let content: @MainActor () -> Content
  /// The persistent memory.
  private let memory = RenderPass.Memory()

  /// Creates a scene at a date.
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

  /// Evaluates the tree at a date, and again until nothing changes.
  public func render(at date: Date? = nil) { render(at: date, notes: false) }

  /// Evaluates the tree at a date, and again until nothing changes.
  /// - Parameter notes: whether to note what the views read, for ``advance(to:)``.
  private func render(at date: Date?, notes: Bool) {
    self.date = max(date ?? self.date, self.date)
    for _ in 0..<20 {
      let pass = RenderPass(memory: memory, date: self.date, environment: environment, size: size)
      root = memory.timelines.evaluateAll(notes: notes) { pass.node(of: content(), "root") }
      evaluations += 1
      nextDate = pass.nextDate
      let actions = pass.actions + leave(memory.places.subtracting(pass.places))
      memory.places = pass.places
      if actions.isEmpty { return }
      for action in actions { action() }
    }
  }

  /// Evaluates the timelines that are due at a date, and the whole tree if a state or an observable object
  /// has changed. Changes of anything else need a call of ``render(at:)``.
  public func advance(to date: Date) {
    guard !memory.timelines.isStale else { return render(at: date, notes: true) }
    self.date = max(date, self.date)
    let pass = RenderPass(memory: memory, date: self.date, environment: environment, size: size)
    root = pass.redraw(root)
    let old = memory.places.filter { place in pass.resumed.contains { place.hasPrefix($0 + "/") } }
    let left = old.subtracting(pass.places)
    let actions = pass.actions + leave(left)
    memory.places = memory.places.subtracting(left).union(pass.places)
    nextDate = memory.timelines.timelines.values.compactMap(\.next).min()
    for action in actions { action() }
    if memory.timelines.isStale { render(at: nil, notes: true) }
  }

  /// Evaluates the tree at every date that a timeline requests, up to a date.
  public func run(until end: Date, limit: Int = 100_000) {
    var count = 0
    while let next = nextDate, next <= end, count < limit {
      count += 1
      render(at: next)
    }
    render(at: end)
  }

  /// Removes the views.
  public func close() {
    for action in leave(memory.places) { action() }
    memory.places = []
  }

  /// Forgets places, and returns the actions for their disappearance.
  private func leave(_ places: Set<String>) -> [@MainActor () -> Void] {
    guard !places.isEmpty else { return [] }
    let actions = places.compactMap { memory.disappearances.removeValue(forKey: $0) }
    for place in places { memory.timelines.timelines[place] = nil }
    memory.values = memory.values.filter { key, _ in
      !places.contains { key == $0 || key.hasPrefix($0 + "/") || key.hasPrefix($0 + ".") }
    }
    return actions
  }
}
