import CAllocations

/// What one call of something costs.
struct Measurement {
  /// The median of several rounds, in nanoseconds a call.
  var nanoseconds: Double
  /// The bytes asked for from the heap, a call, in the last round.
  var bytes: Double

  /// Measures `body`, called `calls` times in each of `rounds` rounds after one that does not count.
  init(rounds: Int = 9, calls: Int, _ body: (Int) -> Void) {
    let clock = ContinuousClock()
    var times: [Double] = []
    var allocated = 0.0
    for round in 0...rounds {
      let before = allocated_bytes()
      let elapsed = clock.measure {
        for call in 0..<calls { body(call) }
      }
      allocated = Double(allocated_bytes() - before) / Double(calls)
      if round > 0 { times.append(Double(elapsed.components.attoseconds) / 1e9 / Double(calls)) }
    }
    times.sort()
    nanoseconds = times[times.count / 2]
    bytes = allocated
  }
}
