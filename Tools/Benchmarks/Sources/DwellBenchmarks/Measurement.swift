import CAllocations

/// The cost of one call.
struct Measurement {
  /// CPU nanoseconds per call, the minimum of the rounds: other work on the machine can only increase it.
  private(set) var nanoseconds = Double.infinity
  /// Bytes allocated per call, in the latest round.
  private(set) var bytes = 0.0

  /// Measures a round of calls. The first round should be followed by others: its caches are cold, and it may
  /// allocate memory that is reused.
  mutating func takeRound(calls: Int, _ body: (Int) -> Void) {
    let before = allocated_bytes()
    let start = cpu_nanoseconds()
    for call in 0..<calls { body(call) }
    nanoseconds = min(nanoseconds, (cpu_nanoseconds() - start) / Double(calls))
    bytes = Double(allocated_bytes() - before) / Double(calls)
  }
}
