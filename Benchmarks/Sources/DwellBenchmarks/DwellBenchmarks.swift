/// Prints what the core costs, as lines of figures.
@main
struct DwellBenchmarks {
  /// Runs every benchmark; what must not ask the heap for anything and does is an error.
  static func main() throws {
    let heavy = FrameCost.run()
    TimerError.run()
    PerfectFront.run()
    if !heavy.isEmpty { throw HeapUse(by: heavy) }
  }
}

/// Something asked the heap for memory in every frame.
struct HeapUse: Error {
  /// What did.
  let by: [String]
}
