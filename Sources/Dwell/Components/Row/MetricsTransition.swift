/// The lengths, opacities and counts of a row of marks.
protocol RowMetrics: Equatable, Sendable {
  /// The defaults.
  init()

  /// Replaces each value by what a rule for its kind makes of it and another's value.
  mutating func combine(
    with other: Self, lengths: (Double, Double) -> Double, opacities: (Double, Double) -> Double,
    counts: (Int, Int) -> Int)
}

extension RowMetrics {
  /// These metrics with the default in place of each value that cannot be used.
  var sanitized: Self {
    var result = self
    result.combine(
      with: Self(), lengths: sanitizedLength, opacities: sanitizedOpacity, counts: sanitizedCount)
    return result
  }
}

/// How a row gets from the metrics of one configuration to those of another: on the spring of a turn.
struct MetricsTransition<Metrics: RowMetrics>: Equatable, Sendable {
  /// The metrics that have a weight, indexed by their page in the transition.
  private var sources: [Metrics] = []
  /// The weights.
  private var transition = RowTransition(restingOn: 0)

  /// When the row has the metrics of its configuration.
  var end: Double { transition.end }

  /// Whether the row is on its way.
  func isActive(at time: Double) -> Bool { transition.isMoving(at: time) }

  /// The metrics at a time, on the way to `target`.
  func metrics(_ target: Metrics, at time: Double) -> Metrics {
    guard isActive(at: time) else { return target }
    let snapshot = transition.snapshot(at: time)
    var result = target
    for index in snapshot.weights.indices {
      let weight = snapshot.weight(index)
      func sum(_ sum: Double, _ value: Double) -> Double { (index == 0 ? 0 : sum) + weight.value * value }
      result.combine(with: sources[weight.page], lengths: sum, opacities: sum, counts: { count, _ in count })
    }
    // The spring swings beyond its ends.
    result.combine(
      with: target, lengths: { length, _ in max(length, 0) },
      opacities: { opacity, _ in min(max(opacity, 0), 1) }, counts: { count, _ in count })
    return result
  }

  /// Begins the way from the metrics of one configuration to those of another.
  mutating func change(from old: Metrics, to new: Metrics, at time: Double) {
    guard old != new else { return }
    if !isActive(at: time) { self = MetricsTransition(sources: [old]) }
    let unused = sources.indices.first { page in !transition.weights.contains { $0.page == page } }
    let page = sources.firstIndex(of: new) ?? unused ?? sources.count
    if page == sources.count { sources.append(new) } else { sources[page] = new }
    transition.move(
      to: page, leaving: (page, 0), isNear: true, window: RowWindow(pageCount: 0, most: 0, length: 0),
      at: time)
  }
}
