/// The lengths, opacities and counts of a row of marks.
protocol RowMetrics: Equatable, Sendable {
  /// The defaults.
  init()

  /// Replaces each value by what a rule for its kind makes of it and another's value. A value that is nil
  /// stays nil, and the rule's result NaN becomes nil.
  mutating func combine(
    with other: Self, lengths: (Double, Double) -> Double, opacities: (Double, Double) -> Double,
    counts: (Int, Int) -> Int)
}

extension RowMetrics {
  /// What a rule makes of a value that may be nil and another's value.
  func combined(_ value: Double?, _ other: Double?, _ rule: (Double, Double) -> Double) -> Double? {
    guard let value else { return nil }
    let result = rule(value, other ?? .nan)
    return result.isNaN ? nil : result
  }

  /// These metrics with the default in place of each value that cannot be used.
  var sanitized: Self {
    var result = self
    result.combine(
      with: Self(), lengths: sanitizedLength, opacities: sanitizedOpacity, counts: sanitizedCount)
    return result
  }
}

/// How a row gets from its old metrics to those of its configuration: on the spring of a turn.
struct MetricsTransition<Metrics: RowMetrics>: Equatable, Sendable {
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
    let left = Spring.row.basis(at: max(time - start, 0)).displacement
    // The spring swings beyond its end.
    func mix(_ value: Double, _ old: Double) -> Double { max(value + (old - value) * left, 0) }
    var result = target
    result.combine(
      with: old[0], lengths: mix, opacities: { min(mix($0, $1), 1) }, counts: { count, _ in count })
    return result
  }

  /// Begins the transition from the metrics of one configuration to those of another, unless nothing is seen
  /// of it.
  mutating func begin(from target: Metrics, to new: Metrics, in context: RowContext) {
    guard target != new, context.isVisible, !context.reduceMotion else { return }
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
