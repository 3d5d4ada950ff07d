/// How a row gets from its old metrics to those of its configuration: on the spring of a turn.
struct MetricsTransition<Metrics: Configurable & Sendable>: Equatable, Sendable {
  /// The metrics in use when it began; none at rest. In an array, because rows are copied far more often than
  /// their metrics change.
  private var old: [Metrics] = []
  /// When it began, on the component's own time.
  private var start = 0.0
  /// When it is over.
  private(set) var end = -Double.infinity

  /// Whether lengths and opacities are moving at a time.
  func isActive(at time: Double) -> Bool { time < end }

  /// The metrics in use at a time, on the way to `target`.
  func metrics(_ target: Metrics, at time: Double) -> Metrics {
    isActive(at: time) ? mixed(target, at: time) : target
  }

  /// The metrics on the way to `target`, apart from those at rest, which most frames ask for.
  @inline(never) private func mixed(_ target: Metrics, at time: Double) -> Metrics {
    let left = Spring.row.basis(at: time - start).displacement
    return target.mixed(with: old[0], left: left)
  }

  /// Begins the transition from the metrics of one configuration to those of another, unless nothing is seen
  /// of it.
  mutating func begin(from target: Metrics, to new: Metrics, in context: RowContext) {
    guard target != new, context.isVisible else { return }
    let time = context.time
    let seen = metrics(target, at: time)
    self = MetricsTransition()
    guard seen != new else { return }
    old = [seen]
    start = time
    end =
      time
      + Spring.row.settlingDuration(displacement: 1, velocity: 0, tolerance: RowTransition.tolerance)
  }
}
