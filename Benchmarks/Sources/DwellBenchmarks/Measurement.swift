import CAllocations

/// What one call of something costs.
struct Measurement {
  /// CPU nanoseconds a call, the least of a few rounds: what else the machine does can only add to it.
  private(set) var nanoseconds = Double.infinity
  /// The bytes asked for from the heap, a call, in the latest round.
  private(set) var bytes = 0.0

  /// Takes a round of so many calls. The first round of a measurement should be followed by others: it finds
  /// cold caches, and may ask the heap for what is kept.
  mutating func takeRound(calls: Int, _ body: (Int) -> Void) {
    let before = allocated_bytes()
    let start = cpu_nanoseconds()
    for call in 0..<calls { body(call) }
    nanoseconds = min(nanoseconds, (cpu_nanoseconds() - start) / Double(calls))
    bytes = Double(allocated_bytes() - before) / Double(calls)
  }
}
